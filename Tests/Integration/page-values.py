#!/usr/bin/env python3
"""Compares the WebAssembly build's values with the native ones: the golden language lines, and formulas made from the fuzzing seeds.

    Sources/ReckonPage/build && swift build -c release && Tests/Integration/page-values.py --count 50000

Both builds answer the same requests, and their answers must be the same text: values in the shortest digits that read back, so that equal text is
equal bits, exactness, notes, and errors with kind, place and message. A request that ends the engine is a failure. It needs what page.py needs.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
parser.add_argument("--page", default=os.path.join(root, ".build/page/reckon.html"))
parser.add_argument("--build", default=os.path.join(root, ".build/release"), help="the folder of page-answers and fuzz-replay")
parser.add_argument("--count", type=int, default=2000, help="formulas that are made")
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()

EVALUATE, SET_CLOCK, SET_RATES, PREVIEW = 1, 2, 16, 19
# The rates by which the golden lines on money were worked out.
RATES = "Date, USD, KRW, GBP, \n14 November 2023, 1.25, 1500, 0.8, \n"
E = "2.718281828459045"


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


def generated(count):
    """Formulas made from the seeds by putting numbers and other seeds in the place of numbers."""
    source = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.path.join(arguments.build, "fuzz-replay"), "--seeds", "formula", os.path.join(folder, "seeds")], check=True)
        seeds = []
        for name in sorted(os.listdir(os.path.join(folder, "seeds"))):
            with open(os.path.join(folder, "seeds", name), "rb") as file:
                seeds.append(file.read().decode("utf-8", "replace"))
    # The clock and random numbers differ from run to run, and some characters separate requests.
    seeds = [seed for seed in seeds if seed.strip() and not re.search(r"now|today|rand|[\r\x1d\x1e\x1f\x00\u2028\u2029\x85\x0b\x0c]", seed)]
    number = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w.])")
    atoms = ["0", "1", "2", "3", "7", "0.1", "2.5", "10", "90", "1e-3", "1e300", "123456789.123", "0.5", "-1", "x", "y", "1/3", "π",
             # Beyond the largest whole number of 32 bits.
             "2147483648", "-2147483649", "4294967297", "1e10"]

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
        yield make(2)[:400], source.choice(["deg", "rad", "grad"]), mode, [f"x={source.uniform(-20, 20):.6f}", f"y={source.choice(['0', '1', '-2.5', '1e10'])}"]


# Long numbers on the display, whose digits are counted by products beyond 32 bits.
LONG = ["2^(10^6) * 3^(10^6)", "1/(2^(10^6) * 3^(10^6))", "sqrt(2)^2000001", "10^300000 + 1/7"]
goldens = [[EVALUATE, text, angle, mode, "\x1e".join(inputs)] for text, angle, mode, inputs in golden()]
made = [[PREVIEW, text] for text in LONG]
for text, angle, mode, inputs in generated(arguments.count):
    made.append([EVALUATE, text, angle, mode, "\x1e".join(inputs)] if len(made) % 4 else [PREVIEW, text])
# Rates of days to come are refused: the clock is at their day.
beginning = [[SET_CLOCK, "1700000000", "0"], [SET_RATES, RATES]]
requests = beginning + goldens + made
native = subprocess.run(
    [os.path.join(arguments.build, "page-answers")], input="".join("\x1f".join(map(str, fields)).replace("\n", "\x1d") + "\n" for fields in requests).encode(),
    stdout=subprocess.PIPE, check=True).stdout.decode().split("\n")[:-1]
if len(native) != len(requests):
    sys.exit(f"{len(native)} native answers to {len(requests)} requests")

if "2023-11-14" not in native[1]:
    sys.exit(f"the rates were not taken: {native[1]}")

failures = []
with sync_playwright() as playwright:
    page = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"]).new_page()
    page.goto("file://" + os.path.realpath(arguments.page))
    page.wait_for_selector("html[data-ready=yes]", timeout=60_000)
    # Answers as the text that they are, from a worker of their own; an engine that fails is replaced, and gets the rates anew.
    page.evaluate("""() => {
        const source = workerText.replace("JSON.parse(text.decode(", "(text.decode(");
        if (source === workerText) throw new Error("the worker has changed");
        let own, resolve;
        globalThis.fresh = () => new Promise((ready) => {
          own = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
          own.onmessage = ({ data }) => { if (data.ready) ready(); else resolve(data.broken ? "broken: " + data.broken : data.answer); };
          own.postMessage({ module: engineModule });
        });
        globalThis.rawAsk = (fields) => new Promise((done) => { resolve = done; own.postMessage({ id: 1, operation: fields[0], fields: fields.slice(1) }); });
        globalThis.rawAskAll = async (requests, beginning) => {
          const answers = [];
          for (const fields of requests) {
            const answer = await rawAsk(fields);
            answers.push(answer);
            if (answer.startsWith("broken: ")) { own.terminate(); await fresh(); for (const one of beginning) await rawAsk(one); }
          }
          return answers;
        };
        return fresh(); }""")
    for start in range(0, len(requests), 500):
        part = requests[start:start + 500]
        for fields, ours, theirs in zip(part, page.evaluate("([requests, beginning]) => rawAskAll(requests, beginning)", [part, beginning]), native[start:]):
            if ours != theirs:
                failures.append((fields, ours, theirs))
for fields, ours, theirs in failures[:50]:
    print(f"{fields}\n  WebAssembly: {ours}\n  native:      {theirs}")
print(f"page values: {len(goldens)} golden lines and {len(made)} made ones, {len(failures)} differ")
sys.exit(bool(failures))
