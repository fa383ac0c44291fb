"""What a game is like under good play: who begins, how long, how it ends, luck and skill."""
