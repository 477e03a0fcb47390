#!/usr/bin/env python3
"""Opens the page in Firefox and tries what a person does first: keys, lines of the notebook, a plot, a reload.

    Sources/ReckonPage/build && Tests/Integration/page-firefox.py

It drives Firefox by WebDriver BiDi, which Firefox itself serves: it needs Firefox 129 or newer and Python's
websocket-client.
"""
import argparse
import base64
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import websocket

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--page", default=os.path.join(root, ".build/page/reckon.html"))
parser.add_argument("--firefox", default=shutil.which("firefox-esr") or shutil.which("firefox"))
parser.add_argument("--screenshots", help="a folder for pictures")
arguments = parser.parse_args()
ENTER, CONTROL = "\ue007", "\ue009"


class Firefox:
    """One tab of a Firefox with a profile of its own."""

    def __init__(self, profile):
        self.process = subprocess.Popen([
            arguments.firefox, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
            "--width", "1280", "--height", "800", "about:blank"
        ],
                                        stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        self.numbers, self.errors = itertools.count(1), []

    def connect(self, profile):
        # Firefox writes where it listens into its profile.
        path = os.path.join(profile, "WebDriverBiDiServer.json")
        for _ in range(600):
            if os.path.exists(path):
                break
            time.sleep(0.1)
        with open(path, encoding="utf-8") as file:
            port = json.load(file)["ws_port"]
        self.socket = websocket.create_connection(f"ws://127.0.0.1:{port}/session", timeout=120, suppress_origin=True)
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.tab = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"]["text"])
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def evaluate(self, expression):
        text = f"(async () => JSON.stringify(await ({expression})) ?? 'null')()"
        answer = self.send("script.evaluate", expression=text, target={"context": self.tab}, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def until(self, expression, seconds=30):
        end = time.time() + seconds
        while not self.evaluate(expression):
            if time.time() > end:
                raise RuntimeError(f"waited in vain for {expression}")
            time.sleep(0.05)

    def open(self, address=None):
        if address:
            self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")
        else:
            self.send("browsingContext.reload", context=self.tab, wait="complete")
        self.until("document.documentElement.dataset.ready === 'yes'", 120)

    def type(self, text, held=""):
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        actions = [{"type": "keyDown", "value": held}, *keys, {"type": "keyUp", "value": held}] if held else keys
        self.send("input.performActions",
                  context=self.tab,
                  actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def click(self, selector):
        x, y = self.evaluate(
            f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(document.querySelector({json.dumps(selector)}).getBoundingClientRect())"
        )
        actions = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
                   {"type": "pointerUp", "button": 0}]
        self.send("input.performActions",
                  context=self.tab,
                  actions=[{"type": "pointer", "id": "mouse", "actions": actions}])

    def settled(self):
        self.evaluate("(async () => { for (let turn = 0; turn < 3; turn++) await ask('state'); })()")

    def picture(self, name):
        if not arguments.screenshots:
            return
        os.makedirs(arguments.screenshots, exist_ok=True)
        with open(os.path.join(arguments.screenshots, f"firefox-{name}.png"), "wb") as file:
            file.write(base64.b64decode(self.send("browsingContext.captureScreenshot", context=self.tab)["data"]))


failures, checks = [], 0


def check(name, found, expected):
    global checks
    checks += 1
    if found != expected:
        failures.append(f"{name}: {found!r}, not {expected!r}")


def run(firefox):
    firefox.open("file://" + os.path.realpath(arguments.page))
    check("nothing is wrong", firefox.evaluate("$('notice').textContent"), "")
    firefox.evaluate("openView('keypad')")
    firefox.click("#tips-close")
    firefox.settled()
    for keys, shown in [("two multiply three add four equals", "10"), ("sin three zero equals", "0.5")]:
        for key in keys.split():
            firefox.click(f"#keys [data-key={key}]")
        firefox.settled()
        check(f"keys {keys}", firefox.evaluate("$('result').textContent"), shown)
    firefox.type("200+10%" + ENTER)
    firefox.settled()
    check("typed", firefox.evaluate("$('result').textContent"), "220")
    firefox.picture("keypad")
    firefox.click("#tab-notebook")
    firefox.evaluate("focusLine(lines[0].id)")
    lines = [("price = 1/3", "= 1/3"), ("price * 3", "= 1"), ("5 km to mi", "≈ 3.106855961 mi"),
             ("12:00 Seoul to Tokyo", "= 12:00")]
    firefox.type(ENTER.join(line for line, _ in lines))
    firefox.until(f"document.querySelectorAll('#rows .result').length === {len(lines)}")
    firefox.settled()
    shown = "lines.map((line) => [line.text, outcomes.get(line.id)?.shown])"
    found = firefox.evaluate(shown)
    check("lines of the notebook", [line for line, _ in found], [line for line, _ in lines])
    check("whole results", [found[1][1], found[3][1]], [lines[1][1], lines[3][1]])
    firefox.picture("notebook")
    firefox.type("z", held=CONTROL)
    firefox.until("lines.at(-1).text !== '12:00 Seoul to Tokyo'")
    firefox.type("y", held=CONTROL)
    firefox.until("lines.at(-1).text === '12:00 Seoul to Tokyo'")
    firefox.click("#tab-plot")
    firefox.evaluate("setPlot(['x^2 - 2', 'sin(x)'])")
    firefox.until("curves.length === 2 && points.length > 2")
    colours = """(() => { const { width, height } = $('canvas'), data = $('canvas').getContext('2d').getImageData(0, 0, width, height).data;
        const found = new Set(); for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) found.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
        return [0x0b55ff, 0xff5a09].map((colour) => found.has(colour)); })()"""
    check("both curves are drawn", firefox.evaluate(colours), [True, True])
    firefox.picture("plot")
    history = "ask('history').then((list) => list.map((entry) => entry.expression))"
    before = firefox.evaluate(history), firefox.evaluate(shown)
    firefox.open()
    check("the view outlasts a reload", firefox.evaluate("document.body.dataset.view"), "plot")
    firefox.until("curves.length === 2")
    firefox.until("lines.every((line) => outcomes.has(line.id))")
    check("history and lines outlast a reload", (firefox.evaluate(history), firefox.evaluate(shown)), before)
    check("the console has no errors", firefox.errors, [])


with tempfile.TemporaryDirectory() as profile:
    firefox = Firefox(profile)
    try:
        firefox.connect(profile)
        run(firefox)
    except Exception as error:
        failures.append(f"ended early: {error}")
    finally:
        firefox.process.terminate()
        firefox.process.wait()
for failure in failures:
    print(failure)
print(f"page in Firefox: {checks} checks, {len(failures)} failures")
sys.exit(bool(failures))
