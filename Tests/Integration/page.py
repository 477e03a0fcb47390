#!/usr/bin/env python3
"""Drives reckon.html, opened from disk with the network off, in the system's Chromium, as people do: keys, touch, keyboard, text, links, reload.

    Sources/ReckonPage/build && Tests/Integration/page.py            all of it
    Tests/Integration/page.py --screenshots FOLDER                   … and pictures to look at

It needs playwright from PyPI and Debian's chromium. What is expected is written by hand from what the five earlier calculators showed.
"""
import argparse
import os
import time

from page_browser import Driver, built, sync_playwright

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--page", default=built)
parser.add_argument("--screenshots", help="a folder for pictures")
arguments = parser.parse_args()

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
    driver = Driver(playwright, arguments.page, arguments.screenshots)
    check, opened, settled, until, press, result, picture = (
        driver.check, driver.opened, driver.settled, driver.until, driver.press, driver.result, driver.picture)

    def tap(page, selector, touch=False):
        page.locator(selector).tap() if touch else page.locator(selector).click()
        settled(page)

    # By mouse and by touch, wide and narrow.
    for touch, width, height in [(False, 1280, 800), (True, 320, 568)]:
        page = opened(width, height, touch)
        where = "touch" if touch else "mouse"
        check("tips are shown at the first start", page.locator("#tips").is_visible(), True)
        tap(page, "#tips-close", touch)
        for name, keys, shown in SCIENTIFIC:
            press(page, "allClear " + keys, touch)
            check(f"{name} ({where})", result(page), shown)
        count = page.evaluate("state.historyCount")
        for name, keys, shown in ERRORS:
            press(page, "allClear " + keys, touch)
            check(f"{name} ({where})", (result(page), page.locator("#problem").inner_text()), ("Error", shown))
        check(f"errors leave history as it was ({where})", page.evaluate("state.historyCount"), count)
        picture(page, f"error-{width}")
        tap(page, "#basic", touch)
        for name, keys, shown in BASIC:
            press(page, "allClear " + keys, touch)
            check(f"{name} ({where})", result(page), shown)
        press(page, "allClear" + " one add" * 30, touch)
        check(f"lines scroll to the newest ({where})", page.evaluate("$('lines').scrollTop + $('lines').clientHeight >= $('lines').scrollHeight - 2"), True)
        picture(page, f"basic-{width}")

        # Each keypad has its own calculation.
        press(page, "allClear one add two", touch)
        tap(page, "#scientific", touch)
        press(page, "allClear five multiply", touch)
        tap(page, "#basic", touch)
        check(f"the basic keypad has kept its calculation ({where})", (page.locator("#expression").inner_text(), page.evaluate("state.style")), ("1 + 2", "chain"))
        press(page, "equals", touch)
        check(f"… and goes on with it ({where})", result(page), "3")
        tap(page, "#scientific", touch)
        check(f"the scientific keypad has kept its calculation ({where})", page.locator("#expression").inner_text(), "5 ×")

        # What is kept comes back.
        tap(page, "#scientific", touch)
        press(page, "allClear angleUnit", touch)
        settled(page)
        unit, count = page.evaluate("[state.angle, state.historyCount]")
        page.reload()
        driver.ready(page)
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
    driver.ready(page)
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

    check("5 km to miles", converted("Length", "5", "km", "mi")[:11], "3.106855961")
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
    check("dependants follow", page.locator("#outcomes li").all_inner_texts(), [
        "price = 20", "total = price * 3 = 60", "price = 30 (total updated)", "total = 90"])
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
    driver.ready(page)
    check("a link's text is only shown", (page.locator("#line").input_value(), page.locator("img").count()), ("<img src=x>", 0))
    page.locator("#tab-plot").click()
    until(page, "curves.length === 2")
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

    # Times, of which the 95th percentile counts: from the event to the changed page, of a document that is painted.
    page = opened()
    loaded, ready, size = page.evaluate("""[performance.getEntriesByType('navigation')[0].loadEventEnd, performance.getEntriesByName('ready')[0].startTime,
        performance.getEntriesByType('navigation')[0].decodedBodySize]""")
    times = page.evaluate("""async () => { const times = []; for (let i = 0; i < 200; i++) { const t = performance.now();
        document.querySelector(`#keys [data-key=${['one','add','two','sin','equals'][i % 5]}]`).click();
        await new Promise((done) => new MutationObserver((_, self) => { self.disconnect(); done(); }).observe($('display'), { childList: true, subtree: true, characterData: true }));
        times.push(performance.now() - t); await ask('state'); } return times; }""")
    previews = page.evaluate("""async () => { const times = []; open('text'); for (let i = 0; i < 100; i++) { $('line').value = '2*sin(' + i + ')+' + i;
        const t = performance.now(); await preview(); times.push(performance.now() - t); } return times; }""")
    page.context.close()

    def ninety_fifth(values):
        return sorted(values)[len(values) * 95 // 100]

    print(f"{os.path.getsize(arguments.page):,} bytes; first key {max(0, ready - loaded):.0f} ms after load (load {loaded:.0f} ms, ready {ready:.0f} ms); key to changed page "
          f"{ninety_fifth(times):.1f} ms, preview {ninety_fifth(previews):.1f} ms, plot frame {ninety_fifth(frames):.1f} ms (95th percentiles)")
    driver.finish("page")
