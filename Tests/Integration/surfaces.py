#!/usr/bin/env python3
"""Puts each text through every surface, in doubles, decimals and exact numbers: the answers agree, or differ by a rule
of surface_rules.py.

usage: surfaces.py [--count 300] [--seed 53] [--reckon .build/release/reckon] [--surfaces eval,json,…] [--modes
double,…] [--text TEXT]

The texts are the lines of surface_lines.txt and random ones. What is compared is the value, its unit, how exact it is,
the kind, sentence and place of an error, the notes and the day of the rates, as far as a surface tells them: those of
one formula with those that the library's Formula and FormulaSession give, which are compared with each other. The
programs surface-answers and libReckonC.so lie beside reckon. Status 1 when answers differ by no rule.
"""
import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import surface_rules
import surface_texts
from surface_answers import FLAGS, Tool, number

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--count",
                    type=int,
                    default=300,
                    help="texts: the fixed lines spread over the seeds, and as many random ones as are missing")
parser.add_argument("--seed", type=int, default=53)
parser.add_argument("--reckon", default=os.path.join(os.path.dirname(__file__), "../../.build/release/reckon"))
parser.add_argument("--build", help="the folder of surface-answers and libReckonC.so (default: that of reckon)")
parser.add_argument("--surfaces", help="some of them, separated by commas")
parser.add_argument("--modes", default=",".join(FLAGS))
parser.add_argument("--text", action="append", help="only this text; may be repeated")
parser.add_argument("--show", type=int, default=40, help="how many differences are printed")
parser.add_argument("--rule", help="print the differences of this rule")
options = parser.parse_args()

SURFACES = [
    "session", "sheet", "paste", "page", "eval", "json", "jsonl", "argument", "script", "prompt", "book", "compiled",
    "test", "run", "row", "table", "variables", "columns", "c"
]
surfaces = options.surfaces.split(",") if options.surfaces else SURFACES
if unknown := set(surfaces) - set(SURFACES):
    parser.error(f"there is no surface {', '.join(sorted(unknown))}; there are {', '.join(SURFACES)}")
tool = Tool(options.reckon, options.build or os.path.dirname(os.path.realpath(options.reckon)))
# The gate takes another part of the fixed lines and of the random texts with each seed; the deep run takes all lines.
if options.text: texts = options.text
else:
    lines = surface_texts.fixed()
    if options.count < 2 * len(lines):
        lines = [line for index, line in enumerate(lines) if (index + options.seed) % 3 == 0]
    texts = lines + surface_texts.generated(max(0, options.count - len(lines)), options.seed)


def answers_in(mode, texts):
    """By surface the answers to texts."""
    formulas, sessions = tool.library("formula", mode, texts), tool.library("session", mode, texts)
    refused = ["error" in answer for answer in formulas]
    found = {"formula": formulas, "session": sessions}

    def ask(surface):
        match surface:
            case "sheet" | "paste": found[surface] = tool.library(surface, mode, texts)
            case "page": found[surface] = tool.page(mode, texts)
            case "eval": found[surface] = tool.eval(mode, texts)
            case "json": found[surface] = tool.json(mode, texts)
            case "jsonl": found[surface] = tool.jsonl(mode, texts)
            case "argument": found[surface] = tool.argument(mode, texts, sessions)
            case "script": found[surface] = tool.script(mode, texts, sessions)
            case "prompt": found[surface] = tool.prompt(mode, texts, sessions)
            case "books": found.update(tool.books(mode, texts, formulas))
            # Tables have no exact numbers, and C has doubles alone.
            case "row" if mode != "exact": found[surface] = tool.table(mode, texts, 1, refused)
            case "table" if mode != "exact": found[surface] = tool.table(mode, texts, 40, refused)
            case "variables": found[surface] = tool.variables(mode, texts)
            case "columns" if mode != "exact": found[surface] = tool.columns(mode, texts, refused)
            case "c" if mode == "double": found[surface] = tool.c(mode, texts)

    books = {"book", "compiled", "test", "run"} & set(surfaces)
    wanted = (["books"] if books else []) + [surface for surface in surfaces if surface not in books | {"session"}]
    with ThreadPoolExecutor(2) as pool: list(pool.map(ask, wanted))
    return found


# What surfaces say of how exact a value is, or of its rates, beside a formula's notes: scripts once, the keypad by its
# sign.
HINTS = {
    "argument": ("rounded: ", "approximate: "), "script": ("rounded: ", "approximate: "), "paste": (
        "rates of ", "the rates are ")
}


def value_of(answer):
    """The value that a formula has, in JSON's form; numbers without their unit."""
    if "items" in answer: return [number(item) for item in answer["items"]]
    if "number" not in answer: return answer.get("written")
    written = answer["written"]
    return written if answer["kind"] in ("truth", "instant") else number(answer["number"])


def in_json(value, kind):
    """A value of JSON as value_of gives it."""
    match value:
        case None: return "missing"
        case bool(): return str(value).lower()
        case list(): return [in_json(item, "instant" if "instant" in kind else "") for item in value]
        case str() if kind == "instant": return value
        case str() if kind in ("number", "percent") or kind.startswith("quantity"): return number(value)
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'
        case _: return value


def differences(surface, text, answer, formula, session):
    """Each difference of an answer: what differs, what is expected and what is found."""
    reference = session if surface in ("argument", "script", "prompt", "page") else formula
    if "error" in answer or "error" in reference:
        if ("error" in answer) != ("error" in reference):
            yield "error", reference.get("message", reference.get("written")), answer.get(
                "message", answer.get("error", answer))
            return
        for field in ("error", "message", "place"):
            # The keypad has few words for what is wrong.
            if field == "message" and surface == "paste" or field == "place" and surface == "sheet" and "; " in text:
                continue
            if answer.get(field) is not None and answer[field] != reference.get(field):
                yield field, reference.get(field), answer[field]
        return
    for field in ("written", "number", "unit", "exactness", "notes", "rates"):
        if field == "unit" and surface in ("test", "eval", "argument", "script", "prompt", "page"): continue
        if field in ("exactness", "rates") and surface in ("test", "run", "row", "table", "columns", "c", "paste",
                                                           "eval", "argument", "script", "prompt", "page", "sheet"):
            continue
        if field == "notes":
            if field not in answer: continue
            expected = reference["notes"] + ([formula["exactnessNote"]]
                                             if surface == "eval" and "exactnessNote" in formula else [])
            found = [note for note in answer["notes"] if not note.startswith(HINTS.get(surface, "\n"))]
            # A book's stand by their places.
            if sorted(found) != sorted(expected): yield field, expected, found
            continue
        if field in ("written", "number"):
            if field not in answer: continue
            same = answer[field] == reference.get(field) or field == "number" and number(answer[field]) == number(
                reference.get(field, "nan"))
            if not same: yield field, reference.get(field), answer[field]
        elif answer.get(field) != reference.get(field): yield field, reference.get(field), answer.get(field)
    if "value" in answer:
        expected, found = value_of(formula), in_json(answer["value"], formula["kind"])
        if found != expected: yield "value", expected, found
    if "lines" in answer and surface != "session":
        expected = [formula["plain"]
                    ] if surface == "eval" else session["lines"] if surface == "prompt" else session["plainLines"]
        if answer["lines"] != expected: yield "lines", expected, answer["lines"]
    if surface == "session" and answer["shown"] != formula["shown"]: yield "shown", formula["shown"], answer["shown"]
    if surface == "page" and answer["equations"] != session["equations"]:
        yield "shown", session["equations"], answer["equations"]


started = time.monotonic()
counts, by_rule, failures = Counter(), Counter(), []


def judge(mode, surface, texts, found):
    """Counts a surface's answers to texts, and keeps what differs by no rule."""
    if len(found[surface]) != len(texts):
        sys.exit(f"{surface} in {mode}: {len(found[surface])} answers to {len(texts)} texts")
    for text, answer, formula, session in zip(texts, found[surface], found["formula"], found["session"]):
        if options.text: print(f"{mode} {surface}: {text}: {answer}")
        if answer is None:
            counts[surface, "not asked"] += 1
            continue
        all_alike = True
        for field, expected, other in differences(surface, text, answer, formula, session):
            all_alike = False
            rule = surface_rules.rule(surface, mode, text, field, expected, other, formula, session, answer)
            if rule is None: failures.append((mode, surface, text, field, expected, other))
            else: by_rule[rule] += 1
            if rule and options.rule == rule: print(f"{mode} {surface} {text}\n  {field}: {other}\n  not: {expected}")
        counts[surface, "alike" if all_alike else "otherwise"] += 1


for start in range(0, len(texts), 1000):
    part = texts[start:start + 1000]
    for mode in options.modes.split(","):
        found = answers_in(mode, part)
        for surface in surfaces:
            if surface in found: judge(mode, surface, part, found)

for surface in surfaces:
    print(
        f"  {surface}: {counts[surface, 'alike']} alike, {counts[surface, 'otherwise']} otherwise, {counts[surface, 'not asked']} not asked"
    )
for rule, count in by_rule.most_common(): print(f"  {count} by the rule {rule}")
by_kind = Counter((surface, field) for _, surface, _, field, _, _ in failures)
for (surface, field), count in by_kind.most_common(): print(f"  {count} differ by no rule: {surface}, {field}")
for mode, surface, text, field, expected, other in failures[:options.show]:
    print(f"{mode} {surface}: {text}\n  {field}: {other}\n  not: {expected}", file=sys.stderr)
few = [
    surface for surface in surfaces if not options.text and counts[surface, "alike"] +
    counts[surface, "otherwise"] and counts[surface, "alike"] < max(3 * counts[surface, "otherwise"],
                                                                    len(texts) // 100)
]
if few: print(f"too few texts were alike: {', '.join(few)}", file=sys.stderr)
print(
    f"note: seed {options.seed}: {len(texts)} texts on {len(surfaces)} surfaces, {sum(counts[surface, how] for surface in surfaces for how in ('alike', 'otherwise'))} answers, {len(failures)} differ by no rule ({time.monotonic() - started:.0f} s)"
)
sys.exit(bool(failures or few))
