"""From a verified implementation to the data of its certificate."""
