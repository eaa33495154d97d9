//! Why an action is refused, with the number of the rule.

game::fouls! {
    /// The reason why an action is refused.
    pub enum Foul of "RAT" {
        /// The pack has been cut, or it is not being cut.
        NotCutting 3 "not-cutting",
        /// The pack is to be cut first.
        CutFirst 3 "cut-first",
        /// The pack cannot be cut there.
        CutPlace 3 "cut-place",
        /// There is nothing to look at or to turn down.
        NothingToLookAt 6 "nothing-to-look-at",
        /// The first look is over for this player.
        LookedAlready 6 "looked-already",
        /// Others are still looking at their cards.
        OthersLook 6 "others-look",
        /// It is somebody else's turn.
        NotYourTurn 8 "not-your-turn",
        /// The player holds no drawn card.
        NothingDrawn 10 "nothing-drawn",
        /// The drawn card comes first.
        CardDrawn 10 "card-drawn",
        /// The card has no power.
        NoPower 10 "no-power",
        /// A power card on the discard pile stays there.
        PowerStays 11 "power-stays",
        /// There is no discard.
        NoDiscard 12 "no-discard",
        /// No Peek is being used.
        NoPeek 13 "no-peek",
        /// Peek is being used: a card is to be chosen, or turned down again.
        PeekOpen 13 "peek-open",
        /// No Swap is being used.
        NoSwap 14 "no-swap",
        /// Swap is being used: cards are to be chosen, or kept.
        SwapOpen 14 "swap-open",
        /// One swaps with another player.
        OwnRow 14 "own-row",
        /// A knock comes after one's own turn, before the next player's first action.
        NoKnockNow 18 "no-knock-now",
        /// Somebody has knocked.
        KnockedAlready 18 "knocked-already",
        /// That seat is not, or no longer, in play.
        NotInPlay 21 "not-in-play",
        /// The game is over.
        Over 23 "over",
        /// With younger players outer cards are not swapped.
        OuterCard 26 "outer-card",
    }
}
