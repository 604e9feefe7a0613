"""From decided obligations to a verdict: witnesses, assumptions in words, several at once."""
