#!/usr/bin/env python3
"""Compares the WebAssembly build's values with the native ones: the golden language lines, and formulas made from the
fuzzing seeds.

    Sources/ReckonPage/build && swift build -c release && Tests/Integration/page-values.py --count 50000

Both builds answer the same requests, and their answers must be the same text: values in the shortest digits that read
back, so that equal text is equal bits, exactness, notes, and errors with kind, place and message. A request that ends
the engine is a failure. It needs what page.py needs.
"""
import argparse
import os
import re
import shutil
import sys

from page_requests import BEGINNING, answers, golden_requests, made_requests, report, root
from playwright.sync_api import sync_playwright

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--page", default=os.path.join(root, ".build/page/reckon.html"))
parser.add_argument("--build",
                    default=os.path.join(root, ".build/release"),
                    help="the folder of page-answers and fuzz-replay")
parser.add_argument("--count", type=int, default=2000, help="formulas that are made")
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()

goldens, made = golden_requests(), made_requests(arguments.count, arguments.build, arguments.seed)
requests = BEGINNING + goldens + made
native = answers([os.path.join(arguments.build, "page-answers")], requests)

# Exact numbers end earlier in words of 32 bits, in an error or an approximate value: natively such a value has a power
# of ten of at least eight digits.
BEYOND = re.compile(r"e-?\d{8,}")
failures, beyond = [], 0
with sync_playwright() as playwright:
    page = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"]).new_page()
    page.goto("file://" + os.path.realpath(arguments.page))
    page.wait_for_selector("html[data-ready=yes]", timeout=60_000)
    # Answers as the text that they are, from a worker of their own; an engine that fails is replaced, and gets the
    # rates anew.
    page.evaluate("""() => {
        const source = workerText.replace("JSON.parse(text.decode(", "(text.decode(");
        if (source === workerText) throw new Error("the worker has changed");
        let own, resolve;
        globalThis.fresh = () => new Promise((ready) => {
          own = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
          own.onmessage = ({ data }) => { if (data.ready) ready(); else resolve(data.broken ? "broken: " + data.broken : data.answer); };
          own.postMessage({ module: engineModule });
        });
        globalThis.rawAsk = (fields) => new Promise((done) => { resolve = done; own.postMessage({ id: 1, requests: [[fields[0], fields.slice(1)]] }); });
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
        for fields, ours, theirs in zip(
                part, page.evaluate("([requests, beginning]) => rawAskAll(requests, beginning)", [part, BEGINNING]),
                native[start:]):
            if ours != theirs and ('"kind": "limitExceeded"' in ours or "≈" in ours) and BEYOND.search(theirs):
                beyond += 1
            elif ours != theirs:
                failures.append((fields, ours, theirs))
report("WebAssembly", failures)
print(
    f"page values: {len(goldens)} golden lines and {len(made)} made ones, {len(failures)} differ, {beyond} are beyond the page's exact numbers"
)
sys.exit(bool(failures))
