"""Ships the Lean project and the pages of the obligation kinds inside of the package."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent


class BuildWithLean(build_py):
    """Copies ``lean/`` to ``redverify/lean_project``, and ``docs/obligations/`` to
    ``redverify/obligation_pages``, but not for editable installations."""

    def run(self) -> None:
        """Build the package, then add the project."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "redverify", "lean_project")
            shutil.rmtree(target, ignore_errors=True)
            hidden = shutil.ignore_patterns(".*", "build", "*.profraw")
            shutil.copytree(ROOT / "lean", target, ignore=hidden)
            pages = Path(self.build_lib, "redverify", "obligation_pages")
            shutil.rmtree(pages, ignore_errors=True)
            shutil.copytree(ROOT / "docs" / "obligations", pages)


setup(cmdclass={"build_py": BuildWithLean})
