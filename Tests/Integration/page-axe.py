#!/usr/bin/env python3
"""Holds the page against the accessibility rules of axe-core: each view, wide and narrow, light and dark, empty and in
use.

    Sources/ReckonPage/build && pip install axe-playwright-python && Tests/Integration/page-axe.py

It needs what page.py needs, and the copy of axe-core in that package.
"""
import argparse
import importlib.util
import os

from page_browser import Driver, built, sync_playwright

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--page", default=built)
arguments = parser.parse_args()
with open(os.path.join(os.path.dirname(importlib.util.find_spec("axe_playwright_python").origin), "axe.min.js"),
          encoding="utf-8") as file:
    AXE = file.read()
VIOLATIONS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((one) =>
    `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(" ")}`)"""
USES = {
    "notebook": "insertLines(-1, ['# Prices', 'price = 20', 'price / 7', '100 USD to KRW', 'price + sinn(1)'])",
    "keypad": "dismissTips().then(() => press('seven')).then(() => press('equals'))",
    "plot": "setPlot(['a*x^2 - 2', 'x', '2 +* x'])",
    "history": "showHistory()",
    "units": "($('whole-number').value = '3000', showTypedBits())",
    "settings": "showSettings()",
    "help": "($('topic').value = 'gcd', showTopic())",
}

with sync_playwright() as playwright:
    driver = Driver(playwright, arguments.page)
    for width, height, touch, dark in [(1280, 800, False, False), (1280, 800, False, True), (390, 844, True, False),
                                       (320, 568, True, True)]:
        page = driver.opened(width, height, touch=touch, dark=dark)
        page.evaluate(AXE)
        for view, use in USES.items():
            for state in ["empty", "in use"]:
                page.evaluate("(view) => openView(view)", view)
                if state == "in use":
                    page.evaluate(use)
                    if view == "notebook":
                        driver.until(page, "document.querySelectorAll('#rows .failed').length === 2")
                        page.evaluate("showMore(true)")
                    if view == "plot":
                        driver.until(page, "points.length > 2")
                driver.settled(page)
                where = f"{view} {state}, {width} px, {'dark' if dark else 'light'}"
                driver.check(f"axe finds nothing ({where})", page.evaluate(VIOLATIONS), [])
        page.context.close()
    driver.finish("page and axe-core")
