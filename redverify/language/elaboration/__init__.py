"""From the syntax tree to the typed program."""
