#!/usr/bin/env python3
"""Drives reckon.html, opened from disk with the network off, in the system's Chromium, as people do: keys, touch,
keyboard, notebook, links, reload.

    Sources/ReckonPage/build && Tests/Integration/page.py            all of it
    Tests/Integration/page.py --screenshots FOLDER                   … and pictures to look at
    Tests/Integration/page.py --record                               … and writes those in Pictures anew, to be looked
    at

It needs playwright and pillow from PyPI and Debian's chromium.
"""
import argparse
import os

import page_faults
import page_flows
import page_keys
import page_notebook
import page_notebook_faults
import page_panels
import page_plot
from page_browser import Driver, built, sync_playwright
from page_hands import Keyboard, Pointer

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--page", default=built)
parser.add_argument("--screenshots", help="a folder for pictures")
parser.add_argument("--record", action="store_true", help="write the stored pictures anew")
arguments = parser.parse_args()

TYPED = [("2+3*4=", "14"), ("sqrt2*sqrt2=", "2"), ("1e5+1=", "100,001"), ("200+10%=", "220"), ("sin30=", "0.5"),
         ("2^10=", "1,024")]

with sync_playwright() as playwright:
    driver = Driver(playwright, arguments.page, arguments.screenshots, arguments.record)
    check, opened, settled, until, result, picture = (
        driver.check, driver.opened, driver.settled, driver.until, driver.result, driver.picture)

    for width, height, hand in [(1280, 800, "mouse"), (320, 568, "touch"), (1280, 800, "keyboard")]:
        page = opened(width, height, touch=hand == "touch")
        try:
            page_flows.run(driver, page,
                           Keyboard(driver, page) if hand == "keyboard" else Pointer(driver, page, hand == "touch"))
        except Exception as error:
            driver.failures.append(f"the flows by {hand} ended early: {error}")
        page.context.close()

    page_keys.run(driver)
    page_faults.run(driver)
    page_notebook.run(driver)
    page_notebook_faults.run(driver)
    page_plot.run(driver)
    page_panels.run(driver)

    # Text as it is typed.
    page = opened()
    page.locator("#tips-close").click()
    for text, shown in TYPED:
        page.keyboard.press("Escape")
        page.keyboard.type(text)
        settled(page)
        check(f"typed {text}", result(page), shown)
    picture(page, "scientific-1280")

    # Books and plots.
    page.evaluate("openView('notebook')")
    page.set_input_files(
        "#open-book",
        {"name": "tax.reckon", "mimeType": "text/plain", "buffer": b"parameter rate = 20%\nnet(x) = x * (1 - rate)\n"})
    until(page, "$('news-text').textContent.includes('net(x)')")
    driver.reload(page)
    check("a book's definitions outlast a reload",
          page.evaluate("ask('preview', 'net(50)').then(a => a.outcomes[0].shown)"), "= 40")
    page.set_input_files("#open-book", {"name": "bad.reckon", "mimeType": "text/plain", "buffer": b"net(x = 1\n"})
    until(page, "$('notice').textContent.includes('Could not load')")
    page.locator("#tab-plot").click()
    page.evaluate("setPlot(['sin(1 rad/x)', 'x^2', 'x^3/9 - x', 'cos(40 x)'])")
    until(page, "curves.length === 4 && points.length > 4")
    frames = []
    for _ in range(40):
        frames.append(page.evaluate("async () => { range.x += 0.05; await drawPlot(); return lastFrame; }"))
    picture(page, "plot-1280")
    page.context.close()
    page = opened(320, 568, touch=True, dark=True)
    picture(page, "scientific-320-dark-tips")
    page.locator("#tips-close").tap()
    picture(page, "scientific-320-dark")
    page.context.close()

    # In the language of the browser, and in another one at once: of words, only names of keys, functions and units are
    # left.
    page = opened(context=driver.context(locale="ko-KR"))
    for view in "notebook keypad plot history units settings help".split():
        page.locator(f"#tab-{view}").click()
        settled(page)
        check(
            f"English in {view} in Korean",
            page.evaluate(
                """(view) => {
            const known = new Set(["Reckon", "English", "deg", "rad", "grad", "algebraic", "chain", "automatic", "Ctrl", "Alt", "Esc", "Delete", "Backspace", "Enter", "Shift", "Tab", "CSV", "SVG", "XML", "JSON", "now",
              ...examples.flatMap((example) => example.slice(1)).join(" ").match(/[A-Za-z]{3,}/g), "abc",
              ...allKeys.flatMap((key) => [key.glyph, key.press, ...key.glyph.split("/")]), ...(kinds?.all ?? []).flatMap((kind) => kind.units)]);
            const texts = [...document.querySelectorAll(`header *, #notice, #${view}, #${view} *`)].flatMap((element) =>
              [...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent), element.getAttribute("aria-label") ?? ""]);
            return [...new Set(texts.flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []))].filter((word) => !known.has(word));
        }""", view), [])
        picture(page, f"korean-{view}")
    page.locator("#tab-settings").click()
    page.locator("#language").select_option("en")
    settled(page)
    check("the language is changed at once", page.locator("#tab-units").inner_text(), "Units")
    page.locator("#tab-keypad").click()
    check("keys are called anew", page.locator("#keys [data-key=add]").get_attribute("aria-label"), "plus")
    driver.reload(page)
    check("the language is stored", page.locator("#tab-units").inner_text(), "Units")
    page.context.close()

    # Times, of which the 95th percentile counts: from the event to the changed page, of a document that is painted.
    page = opened()
    loaded, ready, size = page.evaluate(
        """[performance.getEntriesByType('navigation')[0].loadEventEnd, performance.getEntriesByName('ready')[0].startTime,
        performance.getEntriesByType('navigation')[0].decodedBodySize]""")
    times = page.evaluate(
        """async () => { const times = []; for (let i = 0; i < 200; i++) { const t = performance.now();
        document.querySelector(`#keys [data-key=${['one','add','two','sin','equals'][i % 5]}]`).click();
        await new Promise((done) => new MutationObserver((_, self) => { self.disconnect(); done(); }).observe($('display'), { childList: true, subtree: true, characterData: true }));
        times.push(performance.now() - t); await ask('state'); } return times; }""")
    page.context.close()

    def ninety_fifth(values):
        return sorted(values)[len(values) * 95 // 100]

    print(
        f"{os.path.getsize(arguments.page):,} bytes; first key {max(0, ready - loaded):.0f} ms after load (load {loaded:.0f} ms, ready {ready:.0f} ms); key to changed page "
        f"{ninety_fifth(times):.1f} ms, plot frame {ninety_fifth(frames):.1f} ms (95th percentiles)")
    driver.finish("page")
