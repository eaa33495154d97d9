// Only browsers that do not know modules run this. They are too old for the client.
document.getElementById("old").hidden = false;
