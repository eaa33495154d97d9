//! Sitting down at an online table, by what is on the screen.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use crate::{Browser, Table};

impl Browser {
    /// Comes to the site at `url` as somebody who goes by `name`.
    pub async fn come_as(&self, name: &str, url: &str) -> Result<()> {
        self.goto(url).await?;
        let keep = "const kept = JSON.parse(localStorage.getItem('kvold-settings') ?? '{}');
            localStorage.setItem('kvold-settings', JSON.stringify({ ...kept, name: arguments[0] }))";
        self.run(keep, vec![json!(name)]).await?;
        self.reload().await
    }

    /// Opens an online table on the page for a new one; returns its code.
    pub async fn open_table(&self, table: &Table) -> Result<String> {
        self.order_table(table, Value::Null).await?;
        self.open_ordered().await
    }

    /// Goes to the page for a new online table, where its order is remembered, with some things agreed on otherwise.
    pub async fn order_table(&self, table: &Table, agreed: Value) -> Result<()> {
        let key = format!("kvold-order-{}", table.game);
        let mut order = table.online_order();
        for (name, value) in agreed.as_object().into_iter().flatten() {
            order["online"][name] = value.clone();
        }
        let keep = "localStorage.setItem(arguments[0], JSON.stringify(arguments[1]))";
        self.run(keep, vec![json!(key), order]).await?;
        self.route("#/").await?;
        self.wait(".front").await?;
        self.route(&format!("#/new/{}", table.game)).await?;
        self.wait("form.table-set button[type=submit]").await.map(drop)
    }

    /// Opens the table that is ordered on the page for a new one; returns its code.
    pub async fn open_ordered(&self) -> Result<String> {
        self.click("form.table-set button[type=submit]").await?;
        self.wait(".sitters").await?;
        let code = self.run("return location.hash.split('/')[2]", vec![]).await?;
        code.as_str().map(str::to_owned).context("the address has the code")
    }

    /// Goes to the table with this code as `table`, `hand` or `screen`.
    pub async fn enter(&self, place: &str, code: &str) -> Result<()> {
        self.route(&format!("#/{place}/{code}")).await
    }

    /// Sits down on the first free chair.
    pub async fn sit(&self) -> Result<()> {
        self.click(".sitters li.free .does .btn").await
    }

    /// Waits until so many chairs are taken.
    pub async fn wait_for_people(&self, count: usize) -> Result<()> {
        let taken = format!(
            "return document.querySelectorAll('.sitters li:not(.free)').length === {count}"
        );
        self.wait_until(&taken).await.map(drop)
    }

    /// Whoever is host begins.
    pub async fn begin(&self) -> Result<()> {
        self.click(".stickbar .btn.go:not([aria-disabled=true])").await
    }
}
