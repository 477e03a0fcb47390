#!/usr/bin/env python3
"""Drives reckon.html, opened from disk with the network off, in the system's Chromium, as people do: keys, touch, keyboard, text, links, reload.

    Sources/ReckonPage/build && Tests/Integration/page.py            all of it
    Tests/Integration/page.py --count 10000 --screenshots FOLDER     more random input, and pictures to look at

It needs playwright from PyPI and Debian's chromium. What is expected is written by hand from what the five earlier calculators showed.
"""
import argparse
import os
import random
import shutil
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
parser.add_argument("--page", default=os.path.join(root, ".build/page/reckon.html"))
parser.add_argument("--count", type=int, default=300, help="random inputs")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--screenshots")
arguments = parser.parse_args()

failures = []
checks = 0


def check(name, found, expected):
    global checks
    checks += 1
    if found != expected:
        failures.append(f"{name}: {found!r}, not {expected!r}")


# Flows: how the calculator is set, the keys by name, and the display behind the last; by each, errors by the problem's text.
SCIENTIFIC = [
    ("sin 30", "sin three zero closeBracket equals", "0.5"),
    ("sin of pi sixths", "angleUnit sin pi divide six closeBracket equals angleUnit angleUnit", "0.5"),
    ("precedence", "two add three multiply four equals", "14"),
    ("powers", "two power three power two equals", "512"),
    ("log 1000", "log one zero zero zero closeBracket equals", "3"),
    ("ln e", "ln e closeBracket equals", "1"),
    ("10 to the 3", "exp10 three closeBracket equals", "1,000"),
]
ERRORS = [
    ("1 by 0", "one divide zero equals", "÷ by 0"),
    ("log of -1", "log one changeSign closeBracket equals", "log of a negative"),
    ("asin 2", "asin two closeBracket equals", "asin of 2"),
]
BASIC = [
    ("left to right", "add one three subtract seven add one two multiply five add nine equals", "99"),
    ("zeros", "zero zero", "0"),
    ("double zero", "doubleZero", "0"),
    ("five hundred", "five doubleZero", "500"),
    ("one point", "point point five", "0.5"),
    ("twenty digits, too wide for grouping, and no twenty-first", " ".join(["one"] * 21), "1" * 20),
    ("sign and clear entry", "one two changeSign clearEntry three", "3"),
    ("the last operator counts", "five add multiply two equals", "10"),
    ("equals again", "five add multiply two equals equals", "20"),
    ("decimals", "zero point one add zero point two equals", "0.3"),
    ("thirds", "one divide three multiply three equals", "1"),
    ("by zero", "eight zero divide zero equals", "NaN"),
    ("zeros are kept", "one two three four five six seven point zero zero", "1,234,567.00"),
]
TYPED = [("2+3*4=", "14"), ("sqrt2*sqrt2=", "2"), ("1e5+1=", "100,001"), ("200+10%=", "220")]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])

    def opened(width=1280, height=800, touch=False, dark=False, storage=None):
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, color_scheme="dark" if dark else "light", offline=True,
            reduced_motion="reduce", storage_state=storage)
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(f"an exception in the page: {error}"))
        page.on("console", lambda message: message.type == "error" and failures.append(f"the console says: {message.text}"))
        page.goto("file://" + os.path.realpath(arguments.page))
        page.wait_for_selector("html[data-ready=yes]", timeout=60_000)
        return page

    def settled(page):
        # The worker answers in order: what follows a question has been shown before the answer to the next one.
        page.evaluate("async () => { await ask('state'); await ask('state'); }")

    def until(page, expression, seconds=30):
        # Playwright's own waiting evaluates text in the page, which its security policy forbids.
        end = time.time() + seconds
        while not page.evaluate(expression):
            if time.time() > end:
                raise SystemExit(f"waited in vain for {expression}; so far: {failures}")
            time.sleep(0.02)

    def press(page, names, touch=False):
        for name in names.split():
            key = page.locator(f'#keys [data-key="{name}"]')
            if not key.is_visible():
                of_page = page.locator("#pages button").nth(page.evaluate("name => functionPages.findIndex(names => names.includes(name))", name))
                of_page.tap() if touch else of_page.click()
            key.tap() if touch else key.click()
        settled(page)

    def result(page):
        return page.locator("#result").inner_text()

    def picture(page, name):
        if arguments.screenshots:
            os.makedirs(arguments.screenshots, exist_ok=True)
            page.screenshot(path=os.path.join(arguments.screenshots, name + ".png"))

    # By mouse and by touch, wide and narrow.
    for touch, width, height in [(False, 1280, 800), (True, 320, 568)]:
        page = opened(width, height, touch)
        where = "touch" if touch else "mouse"
        check("tips are shown at the first start", page.locator("#tips").is_visible(), True)
        page.locator("#tips-close").tap() if touch else page.locator("#tips-close").click()
        for name, keys, shown in SCIENTIFIC:
            press(page, "allClear " + keys, touch)
            check(f"{name} ({where})", result(page), shown)
        count = page.evaluate("state.historyCount")
        for name, keys, shown in ERRORS:
            press(page, "allClear " + keys, touch)
            check(f"{name} ({where})", (result(page), page.locator("#problem").inner_text()), ("Error", shown))
        check(f"errors leave history as it was ({where})", page.evaluate("state.historyCount"), count)
        picture(page, f"error-{width}")
        page.locator("#basic").tap() if touch else page.locator("#basic").click()
        settled(page)
        for name, keys, shown in BASIC:
            press(page, "allClear " + keys, touch)
            check(f"{name} ({where})", result(page), shown)
        press(page, "allClear" + " one add" * 30, touch)
        check(f"lines scroll to the newest ({where})", page.evaluate("$('lines').scrollTop + $('lines').clientHeight >= $('lines').scrollHeight - 2"), True)
        picture(page, f"basic-{width}")
        small = page.evaluate("""() => [...document.querySelectorAll('button, select, input:not([type=file])')].filter(e => e.offsetParent)
            .filter(e => { const r = e.getBoundingClientRect(); return r.width < 43.5 || r.height < 43.5; }).map(e => e.id || e.textContent)""")
        check(f"touch targets are 44 px ({where})", small, [])
        check(f"nothing is wider than the screen ({where})", page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True)
        nameless = page.evaluate("""() => [...document.querySelectorAll('button, input, select, textarea, canvas')]
            .filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || document.querySelector(`label[for="${e.id}"]`))).map(e => e.id)""")
        check(f"each control has a name ({where})", nameless, [])

        # What is kept comes back.
        page.locator("#scientific").tap() if touch else page.locator("#scientific").click()
        settled(page)
        press(page, "allClear angleUnit", touch)
        settled(page)
        unit, count = page.evaluate("[state.angle, state.historyCount]")
        page.reload()
        page.wait_for_selector("html[data-ready=yes]")
        check(f"unit and history outlast a reload ({where})", page.evaluate("[state.angle, state.historyCount]"), [unit, count])
        check(f"tips are shown once ({where})", page.locator("#tips").is_visible(), False)
        page.context.close()

    # By keyboard alone.
    page = opened()
    page.locator("#tips-close").click()
    for text, shown in TYPED:
        page.keyboard.press("Escape")
        page.keyboard.type(text)
        settled(page)
        check(f"typed {text}", result(page), shown)
    picture(page, "scientific-1280")
    page.keyboard.press("Escape")
    for digit in range(1, 13):
        page.keyboard.type(f"{digit}*{digit}=")
    settled(page)
    page.locator("#tab-history").click()
    settled(page)
    rows = page.locator("#entries li")
    check("history has the ten newest", (rows.count(), rows.first.locator("button").first.inner_text()), (10, "12 × 12"))
    picture(page, "history-1280")
    rows.nth(2).locator("button").first.click()
    settled(page)
    page.keyboard.type("+1=")
    settled(page)
    check("the third is changed", result(page), "101")
    page.locator("#tab-history").click()
    page.locator("#clear-history").click()
    settled(page)
    page.reload()
    page.wait_for_selector("html[data-ready=yes]")
    check("history is cleared for good", page.evaluate("state.historyCount"), 0)

    # Units and currencies.
    page.locator("#tab-units").click()
    settled(page)

    def converted(kind, amount, first, second):
        page.locator("#category").select_option(kind)
        settled(page)
        page.locator("#amount").fill(amount)
        page.locator("#from").select_option(first)
        page.locator("#to").select_option(second)
        settled(page)
        return page.locator("#converted").inner_text()

    check("5 km to miles", converted("Length", "5", "km", "mi")[:11] if page.locator("#from option", has_text="mi").count() else "", "3.106855961")
    check("100 °F to °C", converted("Temperature", "100", "°F", "°C")[:9], "37.777777")
    picture(page, "units-1280")
    rates = "Date, USD, KRW, \n" + time.strftime("%d %B %Y") + ", 1.25, 1500, \n"
    page.set_input_files("#rates", {"name": "rates.csv", "mimeType": "text/csv", "buffer": rates.encode()})
    until(page, "$('rates-date').textContent.startsWith('Rates of')")
    check("100 USD to KRW", converted("Currency", "100", "USD", "KRW")[:7], "120,000")
    page.set_input_files("#rates", {"name": "rates.csv", "mimeType": "text/csv", "buffer": b"damaged"})
    page.wait_for_selector("#notice:not([hidden])")
    check("damaged rates leave the old ones", page.evaluate("ask('units').then(u => u.currencies)"), ["EUR", "KRW", "USD"])

    # Text, links, plots.
    page.locator("#tab-text").click()
    for text in ["price = 20", "total = price * 3", "price = 30", "total"]:
        page.locator("#line").fill(text)
        page.locator("#line").press("Enter")
        settled(page)
    check("dependants follow", page.locator("#outcomes li").last.inner_text(), "total = 90")
    page.locator("#line").fill("1 + sinn(2)")
    until(page, "$('mark').textContent.includes('^')")
    check("the error is marked under its characters", page.locator("#mark").text_content(), "    ^^^^")
    picture(page, "text-error-1280")
    page.locator("#line").fill("2^100")
    until(page, "$('preview').textContent.startsWith('=')")
    check("a preview is the value", page.locator("#preview").inner_text(), "= 1,267,650,600,228,229,401,496,703,205,376")
    slow = "\n".join(["sum(k, 1, 500000, sin(k))"] * 60)
    page.locator("#line").fill(slow)
    page.wait_for_selector("#busy:not([hidden])")
    page.locator("#stop").click()
    until(page, "$('notice').textContent.includes('stopped')")
    settled(page)
    check("what was typed stays when the engine is stopped", page.locator("#line").input_value(), slow)
    page.locator("#line").fill("total")
    page.locator("#line").press("Enter")
    settled(page)
    check("definitions are played again", page.locator("#outcomes li").last.inner_text(), "total = 90")
    page.goto("file://" + os.path.realpath(arguments.page) + "#%3Cimg%20src%3Dx%3E")
    page.reload()
    page.wait_for_selector("html[data-ready=yes]")
    check("a link's text is only shown", (page.locator("#line").input_value(), page.locator("img").count()), ("<img src=x>", 0))
    page.locator("#tab-plot").click()
    until(page, "curves.length === 2")
    frames = []
    for _ in range(40):
        frames.append(page.evaluate("async () => { range.x += 0.05; await drawPlot(); return lastFrame; }"))
    print(f"plot of sin(1/x) and x^2: {sorted(frames)[37]:.1f} ms a frame (95th percentile)")
    picture(page, "plot-1280")
    page.context.close()
    page = opened(320, 568, touch=True, dark=True)
    picture(page, "scientific-320-dark-tips")
    page.locator("#tips-close").tap()
    picture(page, "scientific-320-dark")
    page.context.close()

    # Times.
    page = opened()
    started = page.evaluate("performance.now()")
    times = page.evaluate("""async () => { const times = []; for (let i = 0; i < 100; i++) { const t = performance.now();
        await press(['one','add','two','sin','equals'][i % 5]); times.push(performance.now() - t); } return times; }""")
    previews = page.evaluate("""async () => { const times = []; open('text'); for (let i = 0; i < 60; i++) { $('line').value = '2*sin(' + i + ')+' + i;
        const t = performance.now(); await preview(); times.push(performance.now() - t); } return times; }""")
    print(f"ready {started:.0f} ms after load began; key to page {sorted(times)[94]:.1f} ms, preview {sorted(previews)[56]:.1f} ms (95th percentiles)")
    page.context.close()

    # Random keys and text: no exception, nothing lost.
    page = opened()
    page.locator("#tips-close").click()
    source = random.Random(arguments.seed)
    names = page.evaluate("allKeys.map(k => k.name)")
    for _ in range(arguments.count):
        if source.random() < 0.7:
            page.evaluate("name => press(name)", source.choice(names))
        else:
            page.evaluate("text => ask('paste', text).then(show)", "".join(source.choice("0123456789.+-*/()^!%sincoxe√π°\u0301\U0001F600 ") for _ in range(12)))
    settled(page)
    page.evaluate("save()")
    settled(page)
    before = page.evaluate("ask('history').then(JSON.stringify)")
    page.reload()
    page.wait_for_selector("html[data-ready=yes]")
    check("history outlasts random input and a reload", page.evaluate("ask('history').then(JSON.stringify)"), before)
    check("nothing was given up", page.locator("#notice").inner_text(), "")
    browser.close()

for failure in failures:
    print(failure)
print(f"page: {checks} checks, {len(failures)} failures")
sys.exit(bool(failures))
