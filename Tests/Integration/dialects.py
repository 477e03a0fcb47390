#!/usr/bin/env python3
"""Random formulas of other engines, evaluated by them and by reckon eval --dialect: the same value, or an error in
both, or refused by a rule.

usage: dialects.py [--dialect python,…] [--count 2000] [--seed 60] [--reckon .build/release/reckon] [--text TEXT]

Values of + - * / and comparisons are the same to the bit, or to 1e-14 where an engine computes in 80 bits; where a
function of the library is in a formula, to 1e-9, since what comes after may amplify its last digit. Status 1 when
values differ by no rule. An engine that is not installed is named and left out, which is a failure with --require.
"""
import argparse
import json
import math
import os
import subprocess
import sys
from collections import Counter

import dialect_peers

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--dialect", default=",".join(dialect_peers.PEERS))
parser.add_argument("--count", type=int, default=2000)
parser.add_argument("--seed", type=int, default=60)
parser.add_argument("--reckon", default=os.path.join(os.path.dirname(__file__), "../../.build/release/reckon"))
parser.add_argument("--require", action="store_true", help="fail where an engine is not installed")
parser.add_argument("--text", action="append", help="only this formula; may be repeated")
parser.add_argument("--show", type=int, default=20, help="how many differences are printed")
options = parser.parse_args()


def reckon(dialect, texts, values):
    """The answers of the tool: a value, or an error's kind and message."""
    command = [options.reckon, "eval", "--dialect", dialect, "--json"]
    for name, value in values.items(): command += ["--let", f"{name}={value!r}"]
    answered = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, timeout=600)
    lines = answered.stdout.splitlines()
    if len(lines) != len(texts):
        sys.exit(f"{dialect}: {len(lines)} answers to {len(texts)} formulas\n{answered.stderr[:2000]}")
    for line in lines:
        answer = json.loads(line)
        if "error" in answer: yield "error", answer["error"].get("kind"), answer["error"].get("message")
        else: yield "value", answer["value"], answer.get("kind")


def number(value):
    """A value of JSON or of an engine as a float, or as what else it is."""
    if isinstance(value, str) and value.lower() in ("inf", "-inf", "nan", "infinity", "-infinity"): return float(value)
    # A choice between a truth and a number is a number here.
    return value if isinstance(value, str) or value is None else float(value)


def same(expected, found, is_exact):
    expected, found = number(expected), number(found)
    if isinstance(expected, float) and isinstance(found, float):
        if math.isnan(expected) or math.isnan(found): return math.isnan(expected) and math.isnan(found)
        if is_exact: return expected == found
        return expected == found or abs(expected - found) <= 1e-9 * max(abs(expected), abs(found))
    return type(expected) is type(found) and expected == found


failed, tried = False, 0
for name in options.dialect.split(","):
    peer = dialect_peers.PEERS[name]()
    if reason := peer.missing():
        print(f"missing: {reason}")
        failed = failed or options.require
        continue
    texts = options.text or list(dict.fromkeys(peer.formulas(options.count, options.seed)))
    expected = peer.values(texts)
    counts, differences = Counter(), []
    tried += len(texts)
    for text, theirs, ours in zip(texts, expected, reckon(name, texts, peer.VARIABLES)):
        if options.text: print(f"{text}: {theirs} {ours}")
        if theirs[0] == ours[0] == "value" and (peer.same(theirs[1], ours[1], text) if hasattr(peer, "same") else same(
                theirs[1], ours[1], peer.is_exact(text))):
            counts["the same value"] += 1
        elif rule := peer.rule(text, theirs, ours): counts[rule] += 1
        elif theirs[0] == ours[0] == "error": counts["an error in both"] += 1
        else: differences.append((text, theirs, ours))
    print(f"{name} ({peer.version()}): {len(texts)} formulas; " +
          ", ".join(f"{count} {how}" for how, count in counts.most_common()) + f"; {len(differences)} differ")
    for text, theirs, ours in differences[:options.show]:
        print(f"  {text}\n    {name}: {theirs}\n    reckon: {ours}", file=sys.stderr)
    if differences or not options.text and counts["the same value"] < len(texts) // 3: failed = True
print(f"note: seed {options.seed}: {tried} formulas")
sys.exit(failed)
