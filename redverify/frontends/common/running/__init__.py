"""The compiler's own run as a second opinion."""
