"""Facts about integers: stated once, in one form, with what ``omega`` needs to find them."""
