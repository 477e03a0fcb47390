#!/usr/bin/env python3
"""What the same expressions mean in several engines: each is evaluated where it is installed, and the answers make an
article.

usage: meanings.py [--reckon PATH] [--article PATH] [--check | --write]

--check compares with the article that is there: the column of Reckon always, those of engines in the versions that it
names.
--write writes the article anew. Status 1 when an answer has changed.
"""
import argparse
import decimal
import json
import os
import re
import shutil
import subprocess
import sys

import dialect_peers
from meaning_rows import ROWS

HERE = os.path.dirname(os.path.abspath(__file__))
parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--reckon", default=os.path.join(HERE, "../../.build/release/reckon"))
parser.add_argument("--article", default=os.path.join(HERE, "../../Sources/Reckon/Reckon.docc/Meanings.md"))
parser.add_argument("--check", action="store_true")
parser.add_argument("--write", action="store_true")
options = parser.parse_args()

DESCRIPTION = """# What expressions mean elsewhere

The same expressions in Reckon and in eight other engines, with the actual answer of each.

The answers come from the versions named at the head of each column, for each expression by itself, with constants.
Powers are written `^` here and `**` for engines that use it; `=`, `==` and `===`, `<>` and `!=`, `and` and `&&`, and
names of functions are likewise spelled as each engine spells them. A dash means that an engine has no such spelling.
Gnumeric represents spreadsheets: where Excel is known to answer differently, the row says so. <doc:Migrating> describes
how formulas are translated.
"""


def shown(value):
    """An answer as the article shows it."""
    if isinstance(value, bool): return "true" if value else "false"
    if value is None: return "missing"
    if isinstance(value, decimal.Decimal): return str(value)
    if isinstance(value, complex): return f"{value.real:.6g} + {value.imag:.6g}i"
    if isinstance(value, int): return str(value)
    if isinstance(value, float):
        if value != value: return "nan"
        if value in (float("inf"), float("-inf")): return "inf" if value > 0 else "-inf"
        return str(int(value)) if value == int(value) and abs(value) < 1e16 else repr(value)
    return f'"{value}"'


def of_reckon(texts):
    done = subprocess.run([options.reckon, "eval", "--double", "--json"],
                          input="".join(text + "\n" for text in texts),
                          capture_output=True,
                          text=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != len(texts):
        sys.exit(f"reckon gave {len(answers)} answers to {len(texts)} expressions: {done.stderr[:500]}")
    def answer(found):
        if "error" in found: return "error"
        value = found["value"]
        return shown(float(value)) if value in ("NaN", "inf", "-inf") else shown(value)
    return [answer(found) for found in answers]


def of_peer(name):
    def ask(texts):
        peer = dialect_peers.PEERS[name]()
        answers = []
        for kind, value, *_ in peer.values(texts):
            # Numbers come from JavaScript as JSON.
            if name == "javascript" and (value in ("NaN", "Infinity", "-Infinity") or type(value) is int):
                value = float(value)
            answers.append("error" if kind == "error" else shown(value))
        return answers
    return ask


def of_gnumeric(texts):
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "in.csv")
        with open(path, "w") as file:
            for text in texts: file.write('"=' + text.replace('"', '""') + '"\n')
        out = os.path.join(folder, "out.txt")
        subprocess.run(
            ["ssconvert", "-O", "format=raw quoting-mode=never", path, out, "-T", "Gnumeric_stf:stf_assistant"],
            capture_output=True,
            check=True,
            env=os.environ | {"LC_ALL": "C"})
        lines = open(out).read().splitlines()
    lines += [""] * (len(texts) - len(lines))
    def answer(line):
        if line.startswith("#"): return "error"
        if line in ("TRUE", "FALSE"): return line.lower()
        try: return shown(float(line))
        except ValueError: return f'"{line}"'
    return [answer(line) for line in lines[:len(texts)]]


def gnumeric_version():
    done = subprocess.run(["ssconvert", "--version"], capture_output=True, text=True)
    return "Gnumeric " + re.search(r"[\d.]+\d", done.stdout + done.stderr)[0]


ENGINES = {
    "reckon": ("Reckon", of_reckon, lambda: "Reckon"),
    "gnumeric": ("Gnumeric", of_gnumeric, gnumeric_version),
} | {
    name: (name, of_peer(name), (lambda name: lambda: dialect_peers.PEERS[name]().version())(name))
    for name in ("python", "pandas", "numexpr", "duckdb", "javascript", "muparser", "exprtk")
}


def missing(name):
    if name == "reckon": return None
    if name == "gnumeric": return None if shutil.which("ssconvert") else "ssconvert (apt-get install gnumeric)"
    return dialect_peers.PEERS[name]().missing()


def column(name):
    """The answers of an engine, by row; a dash where it has no spelling."""
    asked = [(index, row.texts[name]) for index, row in enumerate(ROWS) if row.texts.get(name)]
    answers = ENGINES[name][1]([text for _, text in asked])
    found = ["–"] * len(ROWS)
    for (index, _), answer in zip(asked, answers): found[index] = answer
    return found


def cell(text): return text.replace("|", "\\|")


def article(columns, versions):
    lines = [DESCRIPTION]
    theme = None
    for index, row in enumerate(ROWS):
        if row.theme != theme:
            theme = row.theme
            lines += [
                f"\n## {theme}\n", "| expression | " + " | ".join(versions.values()) + " |",
                "|---|" + "---|" * len(versions)
            ]
        note = f" ({row.note})" if row.note else ""
        lines.append(f"| `{cell(row.texts['reckon'] or row.base)}`{note} | " +
                     " | ".join(cell(columns[name][index]) for name in versions) + " |")
    return "\n".join(lines) + "\n"


def known_columns(text):
    """The columns of the article by the heads of its tables."""
    heads, columns = [], {}
    for line in text.splitlines():
        cells = [part.strip().replace("\\|", "|") for part in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[:1] == ["expression"]: heads = cells[1:]
        elif cells and heads and not cells[0].startswith("---"):
            for head, value in zip(heads, cells[1:]): columns.setdefault(head, []).append(value)
    return columns


available = {name: reason for name in ENGINES if not (reason := missing(name)) is None}
for reason in available.values(): print(f"missing: {reason}")
names = [name for name in ENGINES if name not in available]
versions = {name: ENGINES[name][2]() for name in names}
columns = {name: column(name) for name in names}
if options.write:
    if available: sys.exit("an article is of all engines")
    open(options.article, "w").write(article(columns, versions))
elif options.check:
    known, failed = known_columns(open(options.article).read()), False
    for name in names:
        if versions[name] not in known:
            print(f"note: the article has no column of {versions[name]}")
            continue
        theirs = known[versions[name]]
        if len(theirs) != len(ROWS): sys.exit(f"the article has {len(theirs)} lines of {len(ROWS)}")
        for row, old, new in zip(ROWS, theirs, columns[name]):
            if old != new:
                failed = print(f"{versions[name]}: {row.texts[name]} is {new}, and in the article {old}",
                               file=sys.stderr) or True
    print(f"{len(ROWS)} expressions in {len(names)} engines")
    sys.exit(1 if failed else 0)
else: print(article(columns, versions))
