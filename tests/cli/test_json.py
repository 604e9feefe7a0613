"""JSON results: the published schema, the fields of the interface, and their order."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from redverify.cli.arguments import with_paths
from redverify.reporting import schema
from tests.conftest import Ran

Cli = Callable[..., Ran]

FILES = (
    "examples/thesis/ch7/strided_sum.sched",
    "examples/wrong/missing_tail.sched",
    "examples/wrong/strided_not_commutative.sched",
    "examples/wrong/in_place_shift_parallel.sched",
    "tests/soundness/traps/t23_unsatisfiable_assumption.sched",
    "no_such_file.sched",
)


def document(ran: Ran) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(ran.out)
    jsonschema.validate(value, schema.published())
    return value


def test_published_schema_is_that_of_the_structures() -> None:
    assert schema.PATH.read_text(encoding="utf-8") == schema.schema_text(), (
        "run `python -m redverify.reporting.schema`"
    )
    jsonschema.Draft202012Validator.check_schema(schema.published())
    kernels = schema.KERNELS_PATH
    assert kernels.read_text(encoding="utf-8") == schema.schema_text(kernels)
    jsonschema.Draft202012Validator.check_schema(schema.published(kernels))


@pytest.mark.parametrize("file", FILES)
def test_documents_follow_the_schema(cli: Cli, file: str) -> None:
    assert document(cli("verify", "--json", file))["schema"] == "redverify.result/1"


def test_schema_refuses_other_documents(cli: Cli) -> None:
    value = document(cli("verify", FILES[1], "--json"))
    value["impls"][0]["verdict"] = "perhaps"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(value, schema.published())


def test_fields_of_the_interface(cli: Cli) -> None:
    value = document(cli("verify", "--json", FILES[1]))
    assert list(value) == ["schema", "tool", "impls", "diagnostics"]
    assert list(value["tool"]) == ["name", "version", "isl", "z3", "lean", "cvc5"]
    (impl,) = value["impls"]
    assert list(impl)[:9] == [
        "file",
        "impl",
        "spec",
        "verdict",
        "assumptions",
        "obligations",
        "witness",
        "certificate",
        "seconds",
    ]
    assert (impl["file"], impl["impl"], impl["spec"]) == (FILES[1], "no_tail", "total")
    assert impl["certificate"] is None
    assert list(impl["obligations"][0])[:8] == [
        "id",
        "kind",
        "status",
        "by",
        "line",
        "column",
        "text",
        "seconds",
    ]
    witness = impl["witness"]
    assert list(witness)[:5] == ["params", "cell", "expected", "actual", "obligation"]
    assert (witness["params"], witness["cell"]) == ({"N": 1}, "b[]")
    assert (witness["expected"], witness["actual"]) == (7, 0)
    assert witness["obligation"] in {o["id"] for o in impl["obligations"] if o["status"] == "failed"}


def test_assumptions(cli: Cli) -> None:
    (impl,) = document(cli("verify", "--json", FILES[0], "--impl", "strided"))["impls"]
    assert impl["assumptions"][0].startswith(
        "floats (f32) are treated as real numbers: reassociation is assumed"
    )
    assert any("`+` on f32 is associative and commutative" in text for text in impl["assumptions"])
    assert "N >= 0 (assumed by spec total)" in impl["assumptions"]


def test_assumptions_of_other_encodings(cli: Cli) -> None:
    ieee = document(cli("verify", "--json", FILES[0], "--values", "ieee", "--impl", "strided"))["impls"][0]
    assert "`+` on f32 is commutative, with unit -0.0" in ieee["assumptions"]
    integers = document(cli("verify", "--json", "examples/language/integer_sums.sched"))["impls"][0]
    assert any("wrap" in text for text in integers["assumptions"])
    checks = document(cli("verify", "--json", "examples/language/run_time_checks.sched"))["impls"][0]
    assert any("to be checked at run time" in text for text in checks["assumptions"])


def test_values_that_json_cannot_hold_are_text(cli: Cli) -> None:
    (impl,) = document(cli("verify", "--json", FILES[2]))["impls"]
    assert impl["witness"]["inputs"]["A(0)"] == "A(0)"


def test_wrong_input(cli: Cli) -> None:
    ran = cli("verify", "--json", FILES[5], FILES[1])
    value = document(ran)
    assert ran.status == 3
    (diagnostic,) = value["diagnostics"]
    assert list(diagnostic)[:6] == ["code", "message", "file", "line", "column", "hint"]
    assert (diagnostic["code"], diagnostic["file"]) == ("RV112", FILES[5])
    assert [(i["file"], i["impl"], i["verdict"]) for i in value["impls"]] == [
        (FILES[5], None, "invalid"),
        (FILES[1], "no_tail", "refuted"),
    ]


def test_order_does_not_depend_on_chance(cli: Cli) -> None:
    def timeless(value: Any) -> Any:
        if isinstance(value, dict):
            return {k: timeless(v) for k, v in value.items() if k != "seconds"}
        return [timeless(v) for v in value] if isinstance(value, list) else value

    one = document(cli("verify", "--json", *FILES))
    two = document(cli("verify", "--json", *FILES, "--jobs", "2"))
    assert timeless(one) == timeless(two)
    assert [i["file"] for i in one["impls"]] == sorted((i["file"] for i in one["impls"]), key=FILES.index)


def test_standard_output_holds_nothing_but_json(cli: Cli) -> None:
    ran = cli("verify", FILES[1], "--json")
    assert ran.out.startswith("{")
    assert ran.out.endswith("}\n")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["--json", "a.sched"], ["--json=-", "a.sched"]),
        (["a.sched", "--json"], ["a.sched", "--json=-"]),
        (["--json", "--quiet", "a.sched"], ["--json=-", "--quiet", "a.sched"]),
        (["--json", "-", "a.sched"], ["--json", "-", "a.sched"]),
        (["--json", "out.json", "a.sched"], ["--json", "out.json", "a.sched"]),
        (["--json", "m.py:A", "m.py:B"], ["--json=-", "m.py:A", "m.py:B"]),
        (["--", "--json", "a.sched"], ["--", "--json", "a.sched"]),
        (["--json", "x.redcert"], ["--json=-", "x.redcert"]),
        (["--certify", "a.sched"], ["--certify=", "a.sched"]),
        (["a.sched", "--certify"], ["a.sched", "--certify="]),
        (["a.sched", "--certify", "folder"], ["a.sched", "--certify", "folder"]),
    ],
)
def test_json_does_not_swallow_an_input(given: list[str], expected: list[str]) -> None:
    assert with_paths(given) == expected


def test_json_beside_the_text(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    ran = cli("verify", "--json", target, FILES[1])
    assert "REFUTED" in ran.out
    jsonschema.validate(json.loads(target.read_text()), schema.published())
