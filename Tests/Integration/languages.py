#!/usr/bin/env python3
"""Runs the tool on mistakes and remarks of all kinds, once in English and once in Korean, and compares what it says.

    Tests/Integration/languages.py --reckon .build/release/reckon           checks
    Tests/Integration/languages.py --reckon … --write FILE                  … and writes the messages side by side, as
    Markdown

Values, kinds of errors and exit codes are the same; each message is in its language, with no English word left that its
user did not write.
"""
import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

# Exact numbers have as many digits as they need.
sys.set_int_max_str_digits(0)

EXPRESSIONS = """
1/0; 5 mod 0; 0^-1; sqrt(-1); ln(0); log(-3); log(8, 1); asin(2); acos(-2); acosh(0); atanh(1); fact(-1); fact(0.5 + 171); gamma(-2); (-8)^(1/2); root(-16, 4)
siin(3); cosinus(1); pricee; price * 2; 3 ft + heightt; sin; 2 +; 2 + * 3; (2; 2); ((1 + 2); [1, 2; {3}; 1 2; 3 4 + 5; 2 ** ; 1e; 0x; 0x1G; 0b12; 0o8; 1e400; -1e400
1__0; 12_; 1.2.3; "a; "a\\q"; 'x'; @; 1 # 2; ?; 1 ? 2; x = ; = 3; 1 = 2; 1 = 2 = 3; x == ; 3 m + 2 s; 3 m - 2 kg; 5 km to s; 5 km to kg; 5 to m; 5 m to; m to s; 1 m < 1 s
3 m ^ 2.5; sin(3 m); sqrt(3 kg m); ln(2 s); 20 °C + 5 °C; -500 °C; 0 °C * 2; 1 km to foo; 1 foo to km; 5 ft 3 m; 100 USD to KRW; 1 EUR + 1 USD; $5 + 1 m
root(1); root(1, 2, 3); sin(); sin(1, 2); max(); if(1); if(1, 2); log(1, 2, 3); atan2(1); clamp(1, 2); round(1, 2, 3); sum(); sum(i, 1); upper(); replace("a", "b")
upper(3); lower([1]); length(5); 1 + "a"; "a" + 1; "a" * 2; [1, 2] + 1; [1, 2] + [1, 2, 3]; [1, 2][5]; [1, 2][0]; [1, 2][-3]; [1, 2][1.5]; item([], 1); sort(["a", 1])
min("a", 1); sum("a"); avg([]); median([]); stdev(1); 1 in 2; not "a"; "a" and 1; "a" < 1; number("abc"); slice("abc", 0, 1); find(1, "a"); 1..1e9; 3..1.5; dot([1], [1, 2])
missing + 1; sin(missing); missing; ismissing(); 2026-13-01; 2026-02-30; 2026-01-01 + 2026-01-02; 2026-01-01 * 2; 2026-01-01 to km; 1 month + 1; 25:00; now + "a"
d(x^2); d(x^2, 3); d(floor(x), x); d(y, x, 2); integral(x, x, 0); integral(1/x, x, -1, 1); solve(x^2 + 1, x, 0, 1); solve(x, x); minimum(1/x, x, -1, 1); maximum(x, x, 1)
sum(i, 1, 1e12, i); product(i, 1, 2.5, i); map(x in 3, x); sum(3, 1, 2, 3); f(x) = f(x); g(x) = g(x + 1); f(x, x) = 1; sin = 3; pi = ; to = 3; f(2) = 3; 2x = 3
0.1 to hex; 1.5 to bin; 5 m to hex; 5 to fix; 5 to fix 99; 5 to sig 0; -1 to oct; 1e30 to hex; 1 << 70; 1.5 & 2; ~0.5; gcd(1.5, 2); lcm(0.5); choose(5, 2.5); perm(-1, 2)
randint(3, 1); randint(0.5, 2); random(1); 10!!!; 1000!; 9^9^9; exp(1000); sinh(1000); 2^2^2^2^2; tan(90); assert(0); assert(1 = 2); 1/(2 - 2) + sin(3); import "x"; set angle rad; set foo bar
""".replace("\n", ";")

COMMANDS = [["frobnicate"], ["--frobnicate"], ["evall", "1"], ["eval", "--foo"], ["eval", "--angle", "turn", "1"],
            ["eval", "--limit", "foo=1", "1"], ["eval", "--limit", "steps", "1"], ["eval", "--limit", "steps=0", "1"],
            ["eval", "--steps", "x", "1"], ["eval", "--let", "x", "1"], ["eval", "--let", "x=1/0", "x"],
            ["eval", "--book", "no-such.reckon", "1"], ["eval", "--digits", "0", "1"], ["eval", "--seed", "-1", "1"],
            ["eval", "--json", "--jsonl"], ["eval", '{"expr": "1"}'], ["explain"], ["explain", "1 +"], ["check"],
            ["check", "no-such"], ["check", "bad.txt"], ["test"], ["test", "no-such"], ["test", "bad.reckon"],
            ["test", "good.reckon"], ["compile"], ["compile",
                                                   "good.reckon"], ["compile", "bad.reckon", "--output", "x"],
            ["convert"], ["convert", "5"], ["convert", "5", "km"], ["convert", "5", "km", "s"],
            ["convert", "5", "foo", "km"], ["convert", "--list", "lenght"], ["convert", "1", "USD", "KRW"],
            ["keypad", "x"], ["keypad", "--json"], ["keypad", "--style", "x"], ["history", "x"], ["history", "clear"],
            ["history", "--limit", "0"], ["settings", "foo"], ["settings", "angle", "x"], ["settings", "mode", "x"],
            ["settings", "decimal-places", "99"], ["settings", "history-limit", "0"], ["settings", "--reset", "foo"],
            ["settings", "rates-location", "http://user:word@x/"], ["rates"], ["rates", "update", "no-such"],
            ["rates", "update", "table.csv"], ["rates", "update", "cut.csv"], ["rates", "update", "bad.xml"],
            ["rates", "update", "empty"], ["rates", "show"], ["rates", "show", "XXX"], ["completions"],
            ["completions", "tcsh"], ["help", "nothing-like-it"], ["run"], ["run", "x = 1"],
            ["run", "x = 1", "no-such.csv"], ["run", "x = qtyy * 2", "table.csv"],
            ["run", "x = price / 0", "table.csv"], ["run", "x = name * 2", "table.csv"],
            ["run", "price = 1", "table.csv"], ["run", "--select", "foo", "x = 1", "table.csv"],
            ["run", "--where", "price", "x = 1", "table.csv"], ["run", "--where", "name", "x = 1", "table.csv"],
            ["run", "--group", "foo", "--summary", "x = 1", "table.csv"],
            ["run", "--delimiter", "ab", "x = 1", "table.csv"], ["run", "--delimiter", "a", "x = 1", "table.csv"],
            ["run", "--from", "fixed", "x = 1", "table.csv"], ["run", "--from", "xls", "x = 1", "table.csv"],
            ["run", "x = 1", "long.csv"], ["run", "x = 1", "empty"], ["run", "x = 1", "bad.jsonl"],
            ["run", "x = a", "objects.jsonl"], ["run", "x = 1", "packed.gz"],
            ["run", "--numbers", "x", "x = 1", "table.csv"], ["run", "--threads", "0", "x = 1", "table.csv"],
            ["run", "--on-error", "x", "x = 1", "table.csv"],
            ["run", "--on-error", "stop", "x = 1/(price - 2)", "table.csv"],
            ["run", "--unit", "price", "x = 1", "table.csv"], ["run", "--unit", "foo=km", "x = 1", "table.csv"],
            ["run", "--unit", "price=foo", "x = 1", "table.csv"],
            ["run", "--summary", "--statistics", "foo", "x = 1", "table.csv"],
            ["run", "--output", "/no/such/x", "x = 1", "table.csv"], ["run", "x = max(price)", "table.csv"],
            ["run", "x = total(price", "table.csv"], ["run", "x = total(price) + 1; y = total(x)", "table.csv"],
            ["run", "--headr-from", "x", "table.csv"], ["script-that-is-not.reckon"], ]

PROMPT = [
    ":nope", ":hel", ":set", ":set foo", ":set angle x", ":set a", ":undo", ":redo", ":forget", ":forget x",
    ":vars foo", ":save", ":load", ":load nowhere", ":digits x", ":digits", ":plot", ":plot 1/0", ":plot x 5 1",
    ":table", ":table x", ":table x 0 1 0", ":table x 0 1e9 1", ":solve", ":solve x^2 = -1", ":solve 1 == 2",
    ":solve x = 1 = 2", ":time", ":explain", ":disassemble", ":history 0", ":functions xyzzy", ":help xyzzy",
    ":cache x", ":quit now", ":convert", ":convert 5 km", "x = 3\n:forget x", "x = 3\ny := 2x\nx = 4", "pi = 3",
    "1 +\n", "d = 5 m\nd + 1 s", "f(x) = x^2\nf(1, 2)", "> 1 = 2", "\"unit", ":help percent", "2026-11-27 - 1", "1/2x",
    "a = 1; b = a/0",
]

KEYS = [
    "1 / 0 =", "sqrt ( 1 - 2 ) =", "asin 2 =", "( 1", "1 )", "1 2 foo", "1 . 2 . 3",
    "1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6", "sin", "2 e", "1 / 0 = +", "9 ^ 9 ^ 9 =",
    "( ) =", "3 log10 =", "5 mod 0 =", "1 + =", "0 0 ! ! =", "x", "2 sin 3 =", "ln 0 =", "sin30 =", "1 2 abc + 2 =",
]

FILES = {
    "table.csv": "name,price,qty\nTea,2.5,3\nBread,2,x\n,1,\n", "long.csv": "a,b\n1,2,3\n", "empty": "", "bad.jsonl":
        '{"a": 1}\n{"a" 2}\n', "objects.jsonl": '{"a": 1}\n{"a": 1, "b": 2, "b": 3}\n',
    "bad.txt": "1 +\nfoo(2)\n3 m + 2 s\n", "bad.reckon": "f(x) = g(x)\ng(x) = f(x)\narea = width * 2\n", "good.reckon":
        "area(w) = w^2\n> area(2) = 5\n> area(3) = 9\n> area(1/0) = 1\n", "cut.csv": "Date,USD,JPY\n2026-10-30,1.1\n",
    "bad.xml": "<html><body>no rates</body></html>",
}

# Words that the files hold.
FILE_WORDS = {word for text in FILES.values() for word in re.findall(r"[A-Za-z]+", text)}
# Words of the language and the tool, which are the same in each language.
SAME = set(
    """reckon books finance mortgage annuityPayment eval run convert explain check test compile keypad history settings rates completions manual help update show prices pricing formulas image data csv tsv jsonl json table fixed
  slope mode deg rad grad csv curl gzip iconv zstd bash zsh fish algebraic chain automatic yes no double decimal exact ans pi sin cos tan sqrt to in of mod rem xor not and or true false USD EUR KRW JPY GBP LF
  UTF BOM CSV XML JSON MiB ULP NaN null skip stop km mile fix sig hex oct bin frac sci eng dms std avg min max total count median stdev percentile region unit price qty text number upper
  name FILE EXPR NAME COUNT EQUATION FUNCTION VALUE FROM TO EU svg clear value x y AC expr vars Cube gesmes Envelope time Date set angle import date list length missing item slice sum product
  abs fact root log ln atan2 solve integral minimum maximum map randint random choose perm gcd lcm assert width book default needs tokens bytecode native pow foot concat ismissing shl bitand bitnot nCr nPr sec limits tab distance mean plain Enter URL help script age businessdays zonetime yr mo pm am tomorrow next friday weeks ago days Nov Berlin Tokyo Seoul now until"""
    .split())
# What the system says of a file, in its own language.
SYSTEM = "No such file or directory"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reckon", default=".build/release/reckon")
    parser.add_argument("--write", metavar="FILE")
    arguments = parser.parse_args()
    reckon = os.path.realpath(arguments.reckon)
    failures, pairs = [], []
    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        with open(os.path.join(folder, "packed.gz"), "wb") as file:
            file.write(b"\x1f\x8b\x08\x00" + bytes(20))
        cases = [["eval", "--json", "--steps", "100000", "--",
                  text.strip()] for text in EXPRESSIONS.split(";") if text.strip()]
        cases += COMMANDS + [["-e", text] for text in PROMPT] + [["keypad", "--keys", keys] for keys in KEYS]

        def ran(case, language):
            # Each process has a home of its own: settings and history that one writes are no other's.
            with tempfile.TemporaryDirectory() as home:
                environment = {"PATH": os.environ["PATH"], "HOME": home, "RECKON_HOME": home}
                process = subprocess.run([reckon, "--language", language, *case],
                                         cwd=folder,
                                         env=environment,
                                         stdin=subprocess.DEVNULL,
                                         capture_output=True,
                                         text=True,
                                         errors="replace",
                                         timeout=120)
            return process.returncode, process.stdout.replace(home, "HOME"), process.stderr.replace(home, "HOME")

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda case: (case, ran(case, "en"), ran(case, "ko")), cases))
    for case, english, korean in found:
        shown = " ".join(case)
        if english[0] != korean[0]:
            failures.append(f"{shown}: exit code {english[0]} in English, {korean[0]} in Korean")
        if case[:3] == ["eval", "--json", "--steps"]:
            told = [json.loads(output) if output else {} for output in (english[1], korean[1])]
            messages = [
                one.get("error", {}).pop("message", None) if isinstance(one.get("error"), dict) else None
                for one in told
            ]
            notes = [one.pop("notes", []) for one in told]
            if told[0] != told[1]:
                failures.append(f"{shown}: {told[0]} in English, {told[1]} in Korean")
            lines = list(zip(*[[message] * bool(message) + note for message, note in zip(messages, notes)]))
        else:
            texts = [[
                line
                for line in (errors if errors.strip() or "help" in " ".join(case) else output).splitlines()
                if not re.match(r"^  |^\s*\^", line)
            ]
                     for _, output, errors in (english, korean)]
            lines = list(zip(*texts))
            if len(texts[0]) != len(texts[1]) and len(texts[0]) < 4:
                failures.append(f"{shown}: {texts[0]} in English, {texts[1]} in Korean")
        for first, second in lines:
            pairs.append((shown, first, second))
            if re.search(r"[가-힣]", first):
                failures.append(f"{shown}: Korean in English: {first}")
            left = [
                word for word in re.findall(r"(?<![\w.:/-])[A-Za-z]{3,}", second.replace(SYSTEM, ""))
                if word in re.findall(r"[A-Za-z]+", first)
            ]
            left = [
                word for word in left if word not in SAME | FILE_WORDS and word not in re.findall(r"[A-Za-z]+", shown)
            ]
            if first == second and re.search(r"[a-z]{2,} [a-z]{2,}", first) and first.split(": ")[-1] not in shown:
                failures.append(f"{shown}: not in Korean: {second}")
            if left and not re.search(r"^ *[\w-]+ += \S+$", second):
                failures.append(f"{shown}: {second}   (English: {', '.join(left)})")
    messages = {first for _, first, second in pairs if first != second}
    if len(messages) < 200:
        failures.append(f"only {len(messages)} different messages")
    if arguments.write:
        with open(arguments.write, "w", encoding="utf-8") as file:
            file.write("| input | English | Korean |\n|---|---|---|\n")
            seen = set()
            for shown, first, second in pairs:
                if first != second and first not in seen:
                    seen.add(first)
                    file.write("| " + " | ".join(f"{text}".replace("|", "\\|").replace("\n", " ⏎ ")
                                                 for text in (f"`{shown}`", first, second)) + " |\n")
    for failure in failures:
        print(f"found: {failure}")
    print(f"{len(found)} inputs, {len(messages)} different messages in two languages, {len(failures)} failures")
    sys.exit(bool(failures))


main()
