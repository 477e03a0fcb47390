"""Faults, and those that lie in Fuzz/Faults: a file for each part of the engine, in which `first` names the tests to
ask first.

Where ⟦original⟧ stands in `at`, `becomes` says what is wrong there. `at` must occur once in its file. `equivalent` says
why no test could notice a fault; such faults are planted and run, but not counted.
"""

import dataclasses
import pathlib
import re
import sys
import textwrap
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MARKED = re.compile("⟦(.*)⟧", re.DOTALL)


@dataclasses.dataclass
class Fault:
    number: int
    # The name of its file in Fuzz/Faults, or of its module.
    topic: str
    name: str
    file: str
    # Where the original begins in the file, in characters.
    start: int
    original: str
    faulty: str
    is_statement: bool = False
    note: str = ""
    equivalent: str = ""
    # The tests to ask first.
    first: str = ""
    # The operator that made it, if one did.
    operator: str = ""

    @property
    def end(self):
        return self.start + len(self.original)

    @property
    def label(self):
        return f"{self.topic:9} {self.name:48}"

    @property
    def change(self):
        """What it changes, in one line."""
        original, faulty = (textwrap.shorten(text, 60, placeholder="…") for text in (self.original, self.faulty))
        return f"{original} ⟶ {faulty or 'nothing'}"


def stored(number, topic, first, row):
    """The fault of a row; nothing, and a message, when its place is not found just once."""
    name, file, at = row.pop("name"), row.pop("file"), row.pop("at")
    faulty, is_statement = row.pop("becomes"), row.pop("statement", False)
    note, equivalent = row.pop("note", ""), row.pop("equivalent", "")
    if row:
        sys.exit(f"{name}: unknown keys {', '.join(row)}")
    marked = MARKED.search(at)
    if not marked:
        sys.exit(f"{name}: nothing is marked")
    context = at[: marked.start()] + marked[1] + at[marked.end() :]
    path = ROOT / file
    text = path.read_text() if path.exists() else ""
    if text.count(context) != 1:
        print(f"{name}: the code it changes is not found once in {file}", file=sys.stderr)
        return None
    start = text.index(context) + marked.start()
    return Fault(number, topic, name, file, start, marked[1], faulty, is_statement, note, equivalent, first)


def load():
    """The faults of Fuzz/Faults; ends where one of them does not fit the code."""
    faults = []
    for path in sorted((ROOT / "Fuzz" / "Faults").glob("*.toml")):
        with open(path, "rb") as file:
            content = tomllib.load(file)
        for row in content["fault"]:
            faults.append(stored(len(faults) + 1, path.stem, content["first"], row))
    if None in faults:
        sys.exit(1)
    names = [fault.name for fault in faults]
    for name in {name for name in names if names.count(name) > 1}:
        sys.exit(f"two faults are called {name}")
    return faults
