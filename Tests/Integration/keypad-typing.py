#!/usr/bin/env python3
"""Types random texts into the keypad and compares with the prompt's value for the same text: equal, or visibly refused.

usage: keypad-typing.py RECKON [--count 300] [--seed 23]
"""
import argparse, json, random, subprocess

parser = argparse.ArgumentParser()
parser.add_argument("reckon")
parser.add_argument("--count", type=int, default=300)
parser.add_argument("--seed", type=int, default=23)
options = parser.parse_args()
pick = random.Random(options.seed)
NAMES = ["sin", "cos", "tan", "log", "ln", "sqrt", "abs", "exp", "asin", "log2", "log10", "cbrt"]


def number():
    return pick.choice(["30", "2", "0.5", "1e5", "1.5E-3", "100", "7", "1,234.5", "3,14", "0x1F", "1_000", "12345"])


def operand(depth=0):
    kind = pick.randrange(7)
    if kind < 3 or depth > 2:
        return number(), None
    text, spaced = operand(depth + 1)
    spaced = spaced or text
    if kind == 3:
        name = pick.choice(NAMES)
        return f"{name}({text})", f"{name}({spaced})"
    if kind == 4:
        name, digits = pick.choice(NAMES[:8]), pick.choice(["30", "4", "100", "0.5"])
        return name + digits, f"{name} {digits}"
    if kind == 5:
        last = number()
        return f"({text}+{last})", f"({spaced}+{last})"
    return pick.choice(["pi", "π", "2pi", "e", "5!", "10%", "√16"]), None


def run(*arguments):
    return subprocess.run([options.reckon, *arguments], capture_output=True, text=True, timeout=60)


equal = refused = 0
for _ in range(options.count):
    typed = asked = ""
    for index in range(pick.randrange(1, 5)):
        sign = pick.choice(["+", "-", "*", "/", "^", "*-", "--", "%"]) if index else ""
        text, spaced = operand()
        typed, asked = typed + sign + text, asked + sign + (spaced or text)
    pressed = run("keypad", "--json", "--keys", typed + "=")
    lines = pressed.stdout.splitlines()
    state = json.loads(lines[-1]) if lines else {"error": pressed.stderr, "refused": None}
    prompt = run("eval", "--decimal", asked)
    if state["error"] or state["refused"]:
        refused += 1
    elif prompt.returncode == 0 and prompt.stdout.strip() == state["value"]:
        equal += 1
    else:
        raise SystemExit(f"{typed}: the keypad has {state['value']}, the prompt {prompt.stdout or prompt.stderr}")
print(f"{options.count} texts: {equal} equal, {refused} refused")
if equal < options.count // 4:
    raise SystemExit("too few were read")
