# The table: what stands round a board while one plays.
