"""What an audit found."""

import msgspec


class Audited(msgspec.Struct, frozen=True):
    """What a theorem rests on.

    ``axioms`` are those of Lean that it uses, ``given`` the declarations of Lean's library that are
    taken as given, both by their names in alphabetical order. ``declarations`` says how many
    declarations it rests on altogether.
    """

    axioms: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    declarations: int = 0

    @property
    def text(self) -> str:
        """The outcome in words."""
        return (
            f"axioms: {', '.join(self.axioms) or 'none'}; "
            f"relies on {len(self.given)} theorems of Lean's library whose proofs this build does not ship"
        )
