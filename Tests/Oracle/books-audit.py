#!/usr/bin/env python3
"""Audits the formula books: writes the table of all definitions, and calls each function outside of its range.

Usage: books-audit.py RECKON [table [calls]]

RECKON is the tool. The table (Sources/Books/DEFINITIONS.md by default) has a row for each definition: its source and
range as its documentation has them, the condition that guards it, how many values of books.tsv it meets and how many of
those are of other implementations, and the largest relative difference between them and what the tool gives. Then each
function whose condition has bounds that are numbers is called `calls` times (200) outside of each of them, the other
arguments being those of a value that it has: all must be refused. Ends with 1 where a definition has no source, or a
call is answered.
"""
import collections
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
BOOKS = os.path.join(HERE, "../../Sources/Books")
RECKON = os.path.abspath(sys.argv[1])
TABLE = sys.argv[2] if len(sys.argv) > 2 else os.path.join(BOOKS, "DEFINITIONS.md")
CALLS = int(sys.argv[3]) if len(sys.argv) > 3 else 200
JUDGES = {
    "weather": "CoolProp, MetPy, fluids", "fluids": "fluids", "structures": "anastruct", "electricity": "fluids",
    "geodesy": "GeographicLib, PROJ", "astronomy": "astropy", "physics": "astropy",
    "finance": "numpy-financial, pyxirr, QuantLib", "constants": "scipy",
}
# A number and its unit, as 0.5, -90°, 0 kg/m^3, 0 [Pa s].
BOUND = r"(-?[\d.]+(?:e-?\d+)?)(°| (?:\[[^\]]+\]|[^\W\d_<>=][\w/*^()-]*|°[CF]|Ω[*\w]*))?"
random.seed(32)


def split(text):
    """The parts of a text between commas that stand in no bracket."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def definitions(text):
    """Name, parameters, documentation and condition of each definition of a book; several that follow each other share
    the documentation above them."""
    for block in re.split(r"\n{2,}", text):
        documentation = " ".join(
            line.lstrip("# ")
            for line in block.split("\n")
            if line.startswith("#") and not line.startswith(("# As described for", "# Keywords:")))
        for match in re.finditer(r"^(`[^`]+`|\w+)(?:\(([^=\n]*?)\))? = ", block, re.M):
            end, depth = match.end(), 0
            while end < len(block) and not (block[end] == "\n" and depth == 0):
                depth += (block[end] == "(") - (block[end] == ")")
                end += 1
            _, found, condition = block[match.end():end].rpartition(" where ")
            yield match[1], [part.split(":")[0] for part in split(match[2] or "")
                             ], documentation, condition.split("#")[0].strip() if found else ""


def part(documentation, word):
    """What stands behind a word and a colon, up to the next one or the end."""
    match = re.search(word + r"[^:.]*: *(.*?)(?= Range[^:.]*:| Source[^:.]*:|$)", documentation)
    return match[1] if match else ""


def run(lines, book, folder):
    """The lines that the tool prints of a book's examples."""
    path = os.path.join(folder, "examples.reckon")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'# Examples.\n\nimport "{os.path.relpath(os.path.join(BOOKS, book), folder)}.reckon"\n' +
                   "\n".join(lines) + "\n")
    done = subprocess.run([RECKON, "test", path], capture_output=True, text=True)
    assert re.search(r"^\d+ examples, \d+ failed", done.stdout,
                     re.M) and not done.stdout.startswith("0 "), done.stdout + done.stderr
    return [line for line in done.stdout.split("\n") if line.startswith(path) or "/examples.reckon:" in line]


def outside(condition, parameters):
    """Numbers that break the condition: a parameter's place, and numbers with their unit."""
    for term in condition.split(" and "):
        simple = re.fullmatch(rf"(\w+) (>=?|<=?) {BOUND}", term)
        if simple and simple[1] in parameters:
            bounds = [(float(simple[3]), -1 if simple[2][0] == ">" else 1, simple[4] or "")]
            name = simple[1]
        else:
            low, high = re.match(rf"{BOUND} <=? (\w+)", term), re.search(rf"(\w+) <=? {BOUND}$", term)
            name = low[3] if low else None
            if name not in parameters:
                continue
            bounds = [(float(low[1]), -1, low[2] or "")]
            if high and high[1] == name:
                bounds.append((float(high[2]), 1, high[3] or ""))
        for bound, side, unit in bounds:
            for _ in range(CALLS):
                yield parameters.index(
                    name), repr(bound + side *
                                (abs(bound) * 10**random.uniform(-6, 1) + 10**random.uniform(-6, 3))) + unit


rows = collections.defaultdict(list)
with open(os.path.join(HERE, "../ReckonTests/Resources/books.tsv"), encoding="utf-8") as file:
    others, last = False, None
    for line in file:
        book, expression, expected, allowed = line.rstrip("\n").split("\t")
        # The values of book_values/outside.py stand behind those of the last book.
        others = others or last == "engineering" != book
        last = book
        name = re.match(r"`[^`]+`|\w+", expression.split("; ")[-1])[0]
        rows[book].append((name, expression, expected, others or book == "constants"))

text = [
    "# The definitions of the formula books", "",
    "Written by `Tests/Oracle/books-audit.py`. *Values* are those of `books.tsv` that a definition is held to, with those of other",
    "implementations behind a plus sign; *difference* is the largest one, relative to the value. The other values are computed from the sources in 50 digits.",
    ""
]
answered, unnamed, called, functions = [], [], 0, 0
with tempfile.TemporaryDirectory() as folder:
    for book in sorted(file[:-7] for file in os.listdir(BOOKS) if file.endswith(".reckon") and file != "all.reckon"):
        with open(os.path.join(BOOKS, book + ".reckon"), encoding="utf-8") as file:
            found = list(definitions(file.read()))
        numbers = [row for row in rows[book] if row[2] != "error"]
        largest = collections.defaultdict(float)
        for line in run([f"> {expression} = {expected} ± 0" for _, expression, expected, _ in numbers], book, folder):
            match = re.search(r"examples\.reckon:(\d+): .*: expected (\S+).* got (\S+).*\(difference (\S+)\)", line)
            if match:
                name, _, expected, other = numbers[int(match[1]) - 4]
                if not other or book == "constants":
                    largest[name] = max(largest[name], abs(float(match[4])) / (abs(float(expected)) or 1))
        text += [f"## {book}", "", *([f"Other implementations: {JUDGES[book]}.", ""] if book in JUDGES else []),
                 "| definition | source | range | guard | values | difference |", "|---|---|---|---|---|---|"]
        for name, parameters, documentation, condition in found:
            own = sum(row[0] == name and not row[3] for row in numbers)
            other = sum(row[0] == name and row[3] for row in numbers)
            source = part(documentation,
                          "[Ss]ource") or ("as for what it is a step of" if "range and source" in documentation.lower()
                                           or "source of" in documentation else "")
            if not source and "source" not in documentation.lower():
                unnamed.append(name)
            cells = [
                name, source,
                part(documentation, "Range"), f"`{condition}`" if condition else "",
                f"{own} + {other}" if other else str(own), f"{largest[name]:.1e}" if own else ""
            ]
            text.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
            row = next((call for call in (re.fullmatch(rf"{re.escape(name)}\((.*)\)(?: to \S+)?", row[1])
                                          for row in numbers
                                          if row[0] == name) if call), None)
            if not condition or not row:
                continue
            arguments, calls = split(row[1]), []
            for place, value in outside(condition, parameters):
                calls.append(
                    f"> {name}({', '.join(value if n == place else argument for n, argument in enumerate(arguments))}) = error"
                )
            functions += bool(calls)
            called += len(calls)
            # A text has a limit for what its formulas use of the book.
            for first in range(0, len(calls), 400):
                answered += run(calls[first:first + 400], book, folder)
        text.append("")
with open(TABLE, "w", encoding="utf-8") as file:
    file.write("\n".join(text))
print(
    f"{called} calls of {functions} functions outside of their ranges, {len(answered)} answered; {len(unnamed)} definitions without a source"
)
print("\n".join(answered[:20] + unnamed))
sys.exit(1 if answered or unnamed else 0)
