"""The abstraction `algebra`: normal forms of reductions over real numbers and wrapping integers."""
