#!/usr/bin/env python3
"""Types and pastes random texts into the keypad, in both styles, and compares with the prompt's value for the same
text.

usage: keypad-typing.py [--reckon PATH] [--count 300] [--seed 23]

The keypad's value is equal to the prompt's, or the text is visibly refused. Where the prompt has a value a refusal
counts only for one of the reasons in REASONS; any other ends the script with status 1. In chain style the prompt is
asked with the brackets that a chain means. Every third text is about quantities, whose units are compared too.
Pastes go through a pseudo-terminal as a bracketed paste, every tenth text.
"""
import argparse, fcntl, json, os, pty, random, select, struct, subprocess, sys, tempfile, termios, time
from collections import Counter
from decimal import Decimal

parser = argparse.ArgumentParser()
parser.add_argument("--reckon", default=".build/debug/reckon")
parser.add_argument("--count", type=int, default=300)
parser.add_argument("--seed", type=int, default=23)
options = parser.parse_args()
pick = random.Random(options.seed)
NAMES = ["sin", "cos", "tan", "log", "ln", "sqrt", "abs", "exp", "asin", "log2", "log10", "cbrt"]
# Refusals of what the prompt reads: a part of the message, and why a person accepts it.
REASONS = {
    "is a function: write":
        "log10+1 could be log 10 + 1 or log10(+1)", "a number that is typed has at most 20 digits":
            "the entry holds 20", "an operation is missing before":
                "% is the key of percents, and mod the one of remainders; a chain has no product that is not written",
}
# Those of chain style alone.
CHAIN_REASONS = {
    "write p0": "in a chain the x of a typed exp is ×; the key eˣ and the other names work",
    "‘p": "in a chain the x of a typed exp is ×; the key eˣ and the other names work",
}


def number():
    return pick.choice(["30", "2", "0.5", "1e5", "1.5E-3", "100", "7", "1,234.5", "3,14", "0x1F", "1_000", "12345"])


def operand(depth=0):
    """A text, and what the prompt is asked for it."""
    kind = pick.randrange(7)
    if kind < 3 or depth > 2:
        text = number()
        return text, text
    text, asked = operand(depth + 1)
    if kind == 3:
        name = pick.choice(NAMES)
        return f"{name}({text})", f"{name}({asked})"
    if kind == 4:
        name, digits = pick.choice(NAMES[:8]), pick.choice(["30", "4", "100", "0.5"])
        return name + digits, f"{name} {digits}"
    if kind == 5:
        last = number()
        return f"({text}+{last})", f"({asked}+{last})"
    text = pick.choice(["pi", "π", "2pi", "e", "5!", "10%", "√16"])
    return text, text


# Units by what they measure.
UNITS = {
    "length": ["m", "km", "cm", "ft", "mi", "µm"], "time": ["s", "min", "h", "ms"], "mass": ["kg", "g", "lb"], "area": [
        "m²", "m^2", "ha", "cm^2"
    ], "speed": ["km/h", "m/s", "mph", "km / h"], "voltage": ["V", "kV", "J/C"], "resistance": ["Ω", "ohm"],
    "light": ["lx", "lm/m^2"], "force": ["N", "kg*m/s^2", "kg * m / s^2"], "rate": ["Mbit/s",
                                                                                    "MB/s"], "temperature": ["K"],
}
MIXED = {"length": ["5 ft 3 in", "2 km 30 m"], "time": ["1 h 30 min", "1h30min20s"]}


def quantity(kind):
    if kind in MIXED and pick.random() < 0.2:
        return pick.choice(MIXED[kind])
    return pick.choice(["3", "20", "0.5", "100", "7.25", "1e3"]) + pick.choice([" ", " ", ""]) + pick.choice(
        UNITS[kind])


def factor(kind):
    """One operand: a quantity, a function of some, or one that is converted."""
    form = pick.randrange(6)
    if form == 0:
        return f"{pick.choice(['max', 'min', 'avg'])}({quantity(kind)}, {quantity(kind)})"
    if form == 1 and kind == "area":
        return f"sqrt({quantity(kind)})"
    if form == 2:
        return f"({quantity(kind)} + {quantity(kind)})"
    if form == 3:
        return f"({quantity(kind)} to {pick.choice(UNITS[kind])})"
    return quantity(kind)


def quantities():
    """A text for algebraic style, one for a chain, and what the prompt is asked for the chain."""
    kind = pick.choice(list(UNITS))
    text = chain = asked = factor(kind)
    for _ in range(pick.randrange(0, 4)):
        blank = pick.choice(["", " "])
        sign = pick.choice(["+", "-", "*", "/", "+10%", "/n", "*n"])
        # One in ten sums is of another kind, which the prompt refuses.
        other = factor(pick.choice(list(UNITS)) if sign in "*/" or pick.random() < 0.1 else kind)
        if sign == "+10%":
            text, chain, asked = text + "+10%", chain + "+10%", f"({asked})+10%"
            continue
        if len(sign) == 2:
            sign, other = sign[0], pick.choice(["2", "4", "0.5", "(1+1)"])
        text, chain = f"{text}{blank}{sign}{blank}{other}", f"{chain}{blank}{sign}{blank}{other}"
        asked = f"({asked}){sign}({other})"
    if pick.random() < 0.2:
        text = f"{text} to {pick.choice(UNITS[kind])}"
    return text, chain, asked


def run(*arguments):
    return subprocess.run([options.reckon, *arguments], capture_output=True, text=True, timeout=60)


def prompt(asked):
    """The value in exact numbers, as the keypad computes: 34 digits of one without an end."""
    outcome = run("eval", "--exact", "--digits", "34", "--json", asked)
    if outcome.returncode != 0:
        return None
    result = json.loads(outcome.stdout, parse_float=str, parse_int=str)
    # The keypad shows -0 as 0, and a truth's number is 1 or 0.
    value = {"-0": "0", True: "1", False: "0"}.get(result["value"], result["value"])
    return f"{value} {result['unit']}" if "unit" in result else value


def in_digits(value):
    """A result of the keypad in the prompt's digits: it may be an expression, such as 50/3 or 2*pi, perhaps with a unit
    behind it."""
    if value is None:
        return None
    number, blank, unit = str(value).partition(" ")
    while unit and number.count("(") > number.count(")"):
        part, blank, unit = unit.partition(" ")
        number = f"{number} {part}"
    digits = prompt(number)
    return value if digits is None else digits + blank + unit


# Values that the keypad has marked as rounded: they would take more than 60,000 bytes.
rounded = set()


def typed_value(text, style):
    """The value after the text and =, or why there is none."""
    outcome = run("keypad", "--json", "--style", style, "--keys", text + "=")
    lines = outcome.stdout.splitlines()
    if not lines:
        return None, outcome.stderr.strip()
    states = [json.loads(line) for line in lines]
    # After an error a digit begins a new calculation: what counts is that the error was shown.
    refusal = next(
        (state["refused"] or state["error"]["message"] for state in states if state["refused"] or state["error"]), None)
    if refusal:
        return None, refusal
    value, unit = states[-1]["value"], states[-1]["unit"]
    value = in_digits(f"{value} {unit}" if unit else value)
    if states[-1]["approximate"]:
        rounded.add(value)
    return value, None


def pasted_value(text):
    """The result that history has after a bracketed paste; whether the screen said that nothing was pasted."""
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, RECKON_HOME=home, TERM="xterm-256color", LC_ALL="C.UTF-8")
        subprocess.run([options.reckon, "settings", "first-launch", "no"], env=environment, check=True)
        child, terminal = pty.fork()
        if child == 0:
            os.execve(options.reckon, [options.reckon, "keypad"], environment)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        screen = b""

        def read(until, seconds):
            nonlocal screen
            end = time.monotonic() + seconds
            while time.monotonic() < end and not until():
                if select.select([terminal], [], [], 0.05)[0]:
                    try:
                        screen += os.read(terminal, 65536)
                    except OSError:
                        return

        read(lambda: b"help" in screen, 10)
        screen = b""
        os.write(terminal, b"\x1b[200~" + text.encode() + b"\x1b[201~")
        history = os.path.join(home, "history")
        read(lambda: b"nothing was pasted" in screen or os.path.exists(history), 10)
        # A number alone is typed and waits for =.
        if b"nothing was pasted" not in screen and not os.path.exists(history):
            os.write(terminal, b"=")
            read(lambda: os.path.exists(history), 10)
        os.write(terminal, b"\x03")
        # What the terminal still says has to be read, or the tool would wait for that.
        read(lambda: False, 0.2)
        os.close(terminal)
        os.waitpid(child, 0)
        environment.pop("TERM")
        entries = json.loads(
            subprocess.run(
                [options.reckon, "history", "--format", "json"], env=environment, capture_output=True, text=True).stdout
            or "[]")
        entries = entries if isinstance(entries, list) else entries.get("entries", [])
        value = in_digits(entries[0]["result"] if entries else None)
        if entries and entries[0]["inexact"]:
            rounded.add(value)
        return value, b"nothing was pasted" in screen


counts, reasons, failures = Counter(), Counter(), []


def is_rounded_otherwise(value, expected):
    """Whether two quantities differ by a few of the 34 digits' last: a chain converts what has been summed, the prompt
    what is summed."""
    (a, _, unit), (b, _, other) = (str(text).partition(" ") for text in (value, expected))
    try:
        a, b = Decimal(a), Decimal(b)
    except ArithmeticError:
        return False
    return unit == other and abs(a - b) <= abs(b) * Decimal("1e-32")


def judge(way, text, value, reason, expected, listed):
    if reason is None:
        if value == expected:
            counts[f"{way}: equal"] += 1
        elif value in rounded and is_rounded_otherwise(value, expected):
            counts[f"{way}: equal in 34 digits, and marked"] += 1
        elif way == "chain of units" and is_rounded_otherwise(value, expected):
            counts[f"{way}: equal but for rounding between keys"] += 1
        else:
            failures.append(f"{way} {text}: the keypad has {value}, the prompt {expected}")
    elif expected is None:
        counts[f"{way}: refused, as at the prompt"] += 1
    else:
        known = next((known for known in listed if known in reason), None)
        counts[f"{way}: refused"] += 1
        reasons[f"{way}: {known}: {listed[known]}" if known else f"{way}: not listed"] += 1
        if known is None:
            failures.append(f"{way} {text}: refused ({reason}), but the prompt has {expected}")


for index in range(options.count):
    if index % 3 == 2:
        text, first, chain = quantities()
        value, reason = typed_value(text, "algebraic")
        expected = prompt(text)
        judge("typed units", text, value, reason, expected, REASONS)
        # What is written in several units goes on in the first of them, whose number the prompt shows under a name
        # only.
        if not any(mixed in first for mixed in sum(MIXED.values(), [])):
            value, reason = typed_value(first, "chain")
            judge("chain of units", first, value, reason, prompt(chain), REASONS | CHAIN_REASONS)
        if index % 10 == 2:
            value, was_refused = pasted_value(text)
            judge("pasted units", text, value, "nothing was pasted" if was_refused else None, expected, {})
        continue
    typed = asked = chain = ""
    for part in range(pick.randrange(1, 5)):
        sign = pick.choice(["+", "-", "*", "/", "^", "*-", "--", "%"]) if part else ""
        text, spaced = operand()
        typed, asked = typed + sign + text, asked + sign + spaced
    value, reason = typed_value(typed, "algebraic")
    expected = prompt(asked)
    judge("typed", typed, value, reason, expected, REASONS)
    # A chain of its own: a sign between operands means all that stands before it.
    first, chain = operand(2)
    for _ in range(pick.randrange(0, 4)):
        sign = pick.choice("+-*/")
        text, spaced = operand(2)
        # A share is of what stands before it; the prompt reads it so only with the brackets of a sum.
        first, chain = first + sign + text, f"({chain}){sign}({spaced})" if "%" not in spaced else f"({chain}){sign}{spaced}"
    value, reason = typed_value(first, "chain")
    judge("chain", first, value, reason, prompt(chain), REASONS | CHAIN_REASONS)
    if index % 10 == 0:
        value, was_refused = pasted_value(asked)
        judge("pasted", asked, value, "nothing was pasted" if was_refused else None, expected, {})

print(f"{options.count} texts, seed {options.seed}")
for key in sorted(counts):
    print(f"  {key}: {counts[key]}")
for key in sorted(reasons):
    print(f"  {key}: {reasons[key]}")
for failure in failures[:20]:
    print(failure, file=sys.stderr)
few = min(counts["typed: equal"], counts["chain: equal"]) < options.count // 6
few = few or min(counts["typed units: equal"], counts["chain of units: equal"]) < options.count // 8
if few or counts["pasted: equal"] < 1 or counts["pasted units: equal"] < 1:
    failures.append("too few were read")
    print(failures[-1], file=sys.stderr)
raise SystemExit(1 if failures else 0)
