"""The requests by which builds of the engine are compared: the golden language lines, and formulas made from the
fuzzing seeds."""
import os
import random
import re
import subprocess
import sys
import tempfile

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
EVALUATE, SET_CLOCK, SET_RATES, PREVIEW = 1, 2, 16, 19
E = "2.718281828459045"
# The rates by which the golden lines on money were worked out. Rates of days to come are refused: the clock is at their
# day.
RATES = "Date, USD, KRW, GBP, \n14 November 2023, 1.25, 1500, 0.8, \n"
BEGINNING = [[SET_CLOCK, "1700000000", "0"], [SET_RATES, RATES]]
# Long numbers on the display, whose digits are counted by products beyond 32 bits.
LONG = ["2^(10^6) * 3^(10^6)", "1/(2^(10^6) * 3^(10^6))", "sqrt(2)^2000001", "10^300000 + 1/7"]


def golden():
    """The expressions of the golden files, with angle unit, mode and inputs."""
    folder = os.path.join(root, "Tests/ReckonTests/Golden")
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            for line in file.read().split("\n"):
                if line.startswith("#") or " => " not in line:
                    continue
                text, _, _ = line.rpartition(" => ")
                head, bar, settings = text.rpartition(" | ")
                inputs, angle, mode = [], "deg", "double"
                if bar and "=" in settings:
                    text = head
                    for key, value in re.findall(r"((?:`[^`]*`|[^ =`])+)=(\S*)", settings):
                        if key == "angle":
                            angle = value
                        elif key == "mode":
                            mode = value
                        else:
                            inputs.append(f"{key.strip('`')}={E if value == 'e' else value}")
                yield text, angle, mode, inputs


def generated(count, build, seed):
    """Formulas made from the seeds by putting numbers and other seeds in the place of numbers."""
    source = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.path.join(build, "fuzz-replay"), "--seeds", "formula",
                        os.path.join(folder, "seeds")],
                       check=True)
        seeds = []
        for name in sorted(os.listdir(os.path.join(folder, "seeds"))):
            with open(os.path.join(folder, "seeds", name), "rb") as file:
                seeds.append(file.read().decode("utf-8", "replace"))
    # The clock and random numbers differ from run to run, and some characters separate requests.
    seeds = [
        seed for seed in seeds
        if seed.strip() and not re.search(r"now|today|rand|[\r\x1d\x1e\x1f\x00\u2028\u2029\x85\x0b\x0c]", seed)
    ]
    number = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w.])")
    atoms = [
        "0",
        "1",
        "2",
        "3",
        "7",
        "0.1",
        "2.5",
        "10",
        "90",
        "1e-3",
        "1e300",
        "123456789.123",
        "0.5",
        "-1",
        "x",
        "y",
        "1/3",
        "π",
        # Beyond the largest whole number of 32 bits.
        "2147483648",
        "-2147483649",
        "4294967297",
        "1e10"
    ]

    def atom():
        if source.random() < 0.3:
            return f"{source.uniform(-1000, 1000):.{source.randint(0, 15)}f}"
        return source.choice(atoms)

    def make(depth):
        def put(match):
            chance = source.random()
            if chance < 0.4:
                return match[0]
            return f"({make(depth - 1)})" if depth and chance < 0.5 else f"({atom()})"
        text = number.sub(put, source.choice(seeds))
        if depth and source.random() < 0.25:
            text = f"({text}) {source.choice(['+', '-', '*', '/', '^', '<', 'mod'])} ({make(depth - 1)})"
        return text

    for _ in range(count):
        mode = source.choice(["double", "double", "decimal", "exact"])
        yield make(2)[:400], source.choice(
            ["deg", "rad",
             "grad"]), mode, [f"x={source.uniform(-20, 20):.6f}", f"y={source.choice(['0', '1', '-2.5', '1e10'])}"]


def dates():
    """Functions of dates of all years, whose seconds are beyond 32 bits, in each mode by turns."""
    with open(os.path.join(root, "Tests/ReckonTests/Resources/date-functions.tsv"), encoding="utf-8") as file:
        texts = [line.split("\t")[0] for line in file]
    texts += ["date(2050, 1, 1)", "workday(2050-01-01, 5)", "workday(1800-01-01, 1e15)"]
    return [[EVALUATE, text, "deg", ["double", "decimal", "exact"][at % 3], ""] for at, text in enumerate(texts)]


def golden_requests():
    return [[EVALUATE, text, angle, mode, "\x1e".join(inputs)] for text, angle, mode, inputs in golden()] + dates()


def made_requests(count, build, seed, with_long=True):
    """Every fourth is a preview, whose value is shown as on the display."""
    made = [[PREVIEW, text] for text in LONG if with_long]
    for text, angle, mode, inputs in generated(count, build, seed):
        made.append([EVALUATE, text, angle, mode, "\x1e".join(inputs)] if len(made) % 4 else [PREVIEW, text])
    return made


def answers(command, requests):
    """What a program answers to requests, one a line."""
    text = "".join("\x1f".join(map(str, fields)).replace("\n", "\x1d") + "\n" for fields in requests)
    lines = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE,
                           check=True).stdout.decode().split("\n")[:-1]
    if len(lines) != len(requests):
        sys.exit(f"{command[0]}: {len(lines)} answers to {len(requests)} requests")
    if "2023-11-14" not in lines[1]:
        sys.exit(f"the rates were not taken: {lines[1]}")
    return lines


def report(title, differences):
    for fields, ours, theirs in differences[:50]:
        print(f"{fields}\n  {title}: {ours}\n  native: {theirs}")
