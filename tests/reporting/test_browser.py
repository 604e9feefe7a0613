"""Pages in a real browser (Chromium, where it is installed): no overflow, no error, and they print."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest

from tests.cli.expectations import ROOT
from tests.conftest import Ran

Cli = Callable[..., Ran]
CHROMIUM = shutil.which("chromium")
FOLDERS = [f"certificates/{n}.redcert" for n in ("strided_sum.strided", "matmul_rfactor_tiled.rfactor")]

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium"),
    pytest.mark.skipif(not all((ROOT / f).is_dir() for f in FOLDERS), reason="there are no certificates"),
]

#: Opens all entries and searches; a frame around says what it sees, because a window cannot be this narrow.
ACT = """<script>
document.querySelectorAll("details").forEach(function (d) { d.open = true; });
var box = document.getElementById("search");
box.value = "strided TOTAL";
box.dispatchEvent(new Event("input"));
window.shown = Array.prototype.filter.call(document.querySelectorAll("details"), function (d) {
  return !d.hidden;
}).length;
box.value = "";
box.dispatchEvent(new Event("input"));
</script></body>"""

PROBE = """<script>
f.onload = function () {
  var d = f.contentDocument.documentElement, p = document.createElement("pre");
  p.textContent = "SEEN " + [f.contentWindow.innerWidth, d.scrollWidth, f.contentWindow.shown].join(" ");
  document.body.appendChild(p);
};
</script>"""


def chromium(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    assert CHROMIUM is not None
    common = ("--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={cwd / 'profile'}")
    return subprocess.run(
        [CHROMIUM, *common, *arguments], cwd=cwd, capture_output=True, text=True, check=True, timeout=300
    )


@pytest.fixture
def page(cli: Cli, tmp_path: Path) -> Path:
    out = tmp_path / "out.html"
    assert cli("report", *FOLDERS, "--no-check", "--html", out, "--quiet").status == 0
    return out


def seen(page: Path, tmp_path: Path, width: int, act: str = "</body>") -> tuple[int, int, str]:
    """The width of the page in a frame, how wide its content is, and how many entries a search leaves."""
    inner = escape(page.read_text(encoding="utf-8").replace("</body>", act))
    frame = tmp_path / "frame.html"
    style = f"border:0;width:{width}px;height:3000px"
    frame.write_text(
        f'<!doctype html><meta charset="utf-8"><body><iframe id="f" style="{style}" srcdoc="{inner}">'
        f"</iframe>{PROBE}",
        encoding="utf-8",
    )
    done = chromium(
        "--virtual-time-budget=5000", "--enable-logging=stderr", "--window-size=1500,3100", "--dump-dom",
        frame.as_uri(), cwd=tmp_path,
    )  # fmt: skip
    assert ":CONSOLE" not in done.stderr
    (found,) = re.findall(r"<pre>SEEN (\d+) (\d+) (\d*)", done.stdout)
    return int(found[0]), int(found[1]), found[2]


@pytest.mark.parametrize("width", [390, 1400])
def test_no_overflow_and_no_error(page: Path, tmp_path: Path, width: int) -> None:
    inside, scrolled, entries = seen(page, tmp_path, width, ACT)
    assert inside == width
    assert scrolled <= width
    assert entries == "1", "the search leaves the entry that has both words"


@pytest.mark.parametrize("width", [390, 1400])
@pytest.mark.parametrize(
    "file", ["examples/kernels/matmul_rfactor_tiled", "tests/soundness/kinds/race/neighbour_in_place"]
)
def test_pages_on_verdicts_do_not_overflow(cli: Cli, tmp_path: Path, file: str, width: int) -> None:
    out = tmp_path / "verdict.html"
    cli("verify", ROOT / f"{file}.sched", "--html", out, "--quiet")
    inside, scrolled, _ = seen(out, tmp_path, width)
    assert scrolled <= inside == width


def test_it_prints(page: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.pdf"
    chromium("--no-pdf-header-footer", f"--print-to-pdf={target}", page.as_uri(), cwd=tmp_path)
    data = target.read_bytes()
    assert data.startswith(b"%PDF")
    pages = len(re.findall(rb"/Type /Page\b", data))
    assert pages >= 3, "the entries are printed, though they are folded on the screen"
