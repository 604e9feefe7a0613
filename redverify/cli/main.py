"""The entry point: finds the command, and turns exceptions into messages and exit statuses."""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from types import FrameType
from typing import Any, NoReturn

import click

from redverify.cli.status import Failure, Status
from redverify.version import VERSION

#: Where each command is; they are imported when they are needed.
COMMANDS = {
    "verify": "redverify.cli.commands.verify",
    "check": "redverify.cli.commands.check",
    "run": "redverify.cli.commands.run",
    "explain": "redverify.cli.commands.explain",
    "annotate": "redverify.cli.commands.annotate",
    "tvm": "redverify.cli.commands.tvm",
    "halide": "redverify.cli.commands.halide",
    "mlir": "redverify.cli.commands.mlir",
    "triton": "redverify.cli.commands.triton",
    "lean": "redverify.cli.commands.lean",
    "rule": "redverify.cli.commands.rule",
    "specs": "redverify.cli.commands.specs",
    "report": "redverify.cli.commands.report",
    "bundle": "redverify.cli.commands.bundle",
    "lsp": "redverify.cli.commands.lsp",
}


class _Commands(click.Group):
    """Imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        home = COMMANDS.get(cmd_name)
        if home is None:
            return None
        command: click.Command = getattr(import_module(home), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is asked for; a hint where there is none."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            from redverify.similar import did_you_mean

            hint = did_you_mean(name, COMMANDS, f"the commands are {', '.join(COMMANDS)}")
            if os.path.exists(name):
                hint = f"did you mean `redverify verify {name}`?"
            ctx.fail(f"there is no command {name!r}\nhint: {hint}")
        return super().resolve_command(ctx, args)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="redverify")
def cli() -> None:
    """Verify that scheduled loops implement a specification with reductions, for all sizes."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit. A request to terminate is handled as an interrupt."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _interrupt)
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, _interrupt)
    sys.exit(int(invoke(arguments)))


#: Seconds until an interrupt that came inside of a destructor comes again.
_AGAIN = 0.05


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    """End what is being done.

    An interrupt can leave objects half made, whose destructors then fail; their errors are not shown.
    """
    sys.unraisablehook = _unraisable
    raise KeyboardInterrupt


def _unraisable(unraisable: sys.UnraisableHookArgs) -> None:
    """Interrupt again where Python has dropped the interrupt, as it drops all that destructors raise."""
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        again = threading.Timer(_AGAIN, os.kill, (os.getpid(), signal.SIGINT))
        again.daemon = True
        again.start()


def invoke(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives the exit status."""
    from redverify.cli.output import tolerate

    given = list(sys.argv[1:] if arguments is None else arguments)
    tolerate()
    try:
        return _guarded(lambda: cli.main(given or ["--help"], prog_name="redverify", standalone_mode=False))
    except BrokenPipeError:
        _silence()
        return Status.BROKEN_PIPE


def _guarded(command: Callable[[], Any]) -> int:
    from redverify.cli.output import lost, say

    try:
        status = command()
        sys.stdout.flush()
        return Status.INVALID if lost() else int(status or 0)
    except (KeyboardInterrupt, click.exceptions.Abort):
        say("interrupted")
        return Status.INTERRUPTED
    except BrokenPipeError:
        raise
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except click.ClickException as error:
        error.show()
        return Status.INVALID
    except Failure as failure:
        say(failure.message)
        return failure.status
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            _silence()
            say(f"cannot write: {error.strerror}")
            return Status.INVALID
        from redverify.cli.commands.verify import internal_error

        internal_error([traceback.format_exc()])
        return Status.INTERNAL


def _silence() -> None:
    """Send the rest of standard output to nowhere, because its reader is gone."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())


if __name__ == "__main__":
    main()
