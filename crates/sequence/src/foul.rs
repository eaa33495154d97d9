//! Why an action is refused, with the number of the rule.

game::fouls! {
    /// The reason why an action is refused.
    pub enum Foul of "SEQ" {
        /// It is somebody else's turn.
        NotYourTurn 6 "not-your-turn",
        /// The board of this edition has no such space.
        OffTheBoard 8 "off-the-board",
        /// Free corners take no chip and lose none.
        FreeCorner 9 "free-corner",
        /// The space does not show the answer of the sum.
        WrongAnswer 10 "wrong-answer",
        /// The card is not in this hand.
        NotHeld 12 "not-held",
        /// The card does not name this space.
        WrongSpace 12 "wrong-space",
        /// A chip lies there already.
        Covered 12 "covered",
        /// A place-anywhere card needs an uncovered space, too.
        CoveredAnywhere 13 "covered-anywhere",
        /// There is no chip to remove.
        NoChip 14 "no-chip",
        /// One's own team's chips stay.
        OwnChip 14 "own-chip",
        /// The chip is part of a finished sequence.
        FinishedSequence 15 "finished-sequence",
        /// Cards are drawn automatically at this table.
        DrawsItself 17 "draws-itself",
        /// There is no card to draw: it was drawn already, or the right to it is lost.
        NothingToDraw 18 "nothing-to-draw",
        /// The card still has a space: it is not dead.
        NotDead 20 "not-dead",
        /// One dead card a turn.
        ExchangedAlready 20 "exchanged-already",
        /// Whoever can play a card must.
        CanPlay 22 "can-play",
        /// Whoever can exchange a dead card must do so before passing.
        CanExchange 22 "can-exchange",
        /// The player has to say which five spaces the sequence is.
        RowNeeded 26 "row-needed",
        /// The five spaces are not among those the player can pick.
        WrongRow 26 "wrong-row",
        /// There is no choice of five here.
        RowNotAsked 26 "row-not-asked",
        /// Table talk cannot be called at this table.
        NoTableTalk 27 "no-table-talk",
        /// Only an opponent calls table talk, and only of a team that is there.
        NotAnOpponent 27 "not-an-opponent",
        /// Bots neither call nor vote.
        OnlyPeopleCall 27 "only-people-call",
        /// This team has been called in this turn already.
        CalledAlready 27 "called-already",
        /// Play stands still until the call of table talk is settled.
        CallOpen 27 "call-open",
        /// No call of table talk is open that this answers.
        NoCall 27 "no-call",
        /// This seat has no say in the call, or has had it.
        NoSay 27 "no-say",
        /// The game is over.
        Over 28 "over",
    }
}
