"""Tables: the only part of the house that touches a State. What leaves is what eyes may see."""
