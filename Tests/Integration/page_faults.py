"""What people met on the page and what it does now: input methods, several tabs, plots, decimal marks, books, narrow screens, reloads, and keys and text
as one calculator. Values are those of arithmetic; sentences are those of the sources."""
import time

# The rows of the canvas that have a colour of a curve, in the middle columns.
INK = """(index) => { const canvas = $('canvas'), data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    const probe = document.createElement('canvas').getContext('2d');
    probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--curve-${index}`);
    probe.fillRect(0, 0, 1, 1); const [r, g, b] = probe.getImageData(0, 0, 1, 1).data; const rows = new Set();
    for (let at = 0; at < data.length; at += 4)
      if (Math.max(Math.abs(data[at] - r), Math.abs(data[at + 1] - g), Math.abs(data[at + 2] - b)) < 8) rows.add(Math.floor(at / 4 / canvas.width));
    return rows.size / canvas.height; }"""


def run(driver):
    for part in [steep, wheel, digits, touch_cursor, colours]:
        try:
            part(driver)
        except Exception as error:
            driver.failures.append(f"{part.__name__} ended early: {error}")


def starteddef started(driver, **options):
    page = driver.opened(**options)
    page.locator("#tips-close").click()
    driver.settled(page)
    return page


def typed(driver, page, text):
    page.keyboard.press("Escape")
    page.keyboard.type(text)
    driver.settled(page)


def ran(driver, page, text):
    page.locator("#line").fill(text)
    page.locator("#line").press("Enter")
    driver.settled(page)


def outcomes(page):
    return page.evaluate("[...$('outcomes').children].map((one) => one.textContent)")


def plotted(driver, page, functions, x=0, y=0, width=8, height=6):
    page.locator("#functions").fill(functions)
    page.evaluate("async (window) => { Object.assign(range, window); await drawPlot(); while (drawing) await ask('state'); }",
                  {"x": x, "y": y, "width": width, "height": height})


def steep(driver):
    """Lines are drawn however steep they are; poles and steps are gaps."""
    page = started(driver)
    page.locator("#tab-plot").click()
    for functions, least, most in [("2000*x", 0.99, 1), ("1e6*x", 0.99, 1), ("-5000*x + 1", 0.99, 1), ("x^9*1000", 0.99, 1)]:
        plotted(driver, page, functions)
        driver.check(f"{functions} is drawn over the whole height", least <= page.evaluate(INK, 0) <= most, True)
    plotted(driver, page, "floor(x)", width=3, x=0.7)
    driver.check("a step is not joined", page.evaluate(INK, 0) < 0.1, True)
    # Both branches of 1/x leave the window; no line joins them, so that the middle column has no ink.
    plotted(driver, page, "1/(x - 0.001234)")
    driver.check("a pole is not joined", page.evaluate("""() => { const rows = curves[0].values.map((y) => -y * 100);
        return rows.findIndex((_, x) => x > 1 && Math.sign(rows[x]) !== Math.sign(rows[x - 1]) && leaps(rows, x, 600)) > 0; }"""), True)
    page.context.close()


def wheel(driver):
    """Zooming goes with the wheel's delta; a horizontal wheel moves."""
    page = started(driver)
    page.locator("#tab-plot").click()
    driver.settled(page)
    box = page.locator("#canvas").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(20):
        page.mouse.wheel(0, 4)
    driver.until(page, "range.width > 8")
    time.sleep(0.3)
    driver.check("80 pixels of a wheel zoom as one notch or less", 8.5 < page.evaluate("range.width") < 10, True)
    page.evaluate("$('plot-reset').click()")
    page.mouse.wheel(120, 0)
    driver.until(page, "range.x > 0")
    driver.check("a horizontal wheel moves", page.evaluate("[range.width, range.y]"), [8, 0])
    page.context.close()


def digits(driver):
    """Read-outs have the digits that tell one point from the next."""
    page = started(driver)
    page.locator("#tab-plot").click()
    plotted(driver, page, "x", x=1.23456789, y=1.23456789, width=1e-7, height=1e-7)
    shown = page.evaluate("() => { cursor = 0.5; showCursor(); return [...$('legend').children].map((one) => one.textContent); }")
    driver.check("the middle of a window of 1e-7 at 1.23456789", [one.startswith("x = 1.23456789") for one in shown], [True, True])
    other = page.evaluate("() => { cursor = 0.51; showCursor(); return [...$('legend').children].map((one) => one.textContent); }")
    driver.check("another point reads otherwise", [a != b for a, b in zip(shown, other)], [True, True])
    driver.check("the ends of the window read otherwise", len(set(page.evaluate("$('canvas').getAttribute('aria-label').match(/1\\.\\d+/g)"))), 2)
    page.context.close()


def touch_cursor(driver):
    """A tap moves the cursor, and dragging it moves it on; dragging elsewhere moves the window."""
    page = started(driver, width=390, height=844, touch=True)
    page.locator("#tab-plot").tap()
    plotted(driver, page, "x")
    box = page.locator("#canvas").bounding_box()

    def at(part):
        return {"x": box["x"] + part * box["width"], "y": box["y"] + box["height"] / 2}

    page.touchscreen.tap(**at(0.25))
    driver.check("a tap moves the cursor", round(page.evaluate("cursor"), 2), 0.25)
    touch = page.context.new_cdp_session(page)

    def drag(start, end):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(start)]})
        for step in range(1, 6):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at(start + (end - start) * step / 5)]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        driver.settled(page)

    drag(0.26, 0.6)
    driver.check("the cursor is dragged", (round(page.evaluate("cursor"), 1), page.evaluate("range.x")), (0.6, 0))
    drag(0.2, 0.4)
    driver.check("dragging elsewhere moves the window", page.evaluate("[range.x < -1, Math.abs(cursor - 0.6) < 0.05]"), [True, True])
    page.context.close()


def colours(driver):
    """Eight curves have eight colours."""
    for dark in [False, True]:
        page = started(driver, dark=dark)
        page.locator("#tab-plot").click()
        plotted(driver, page, "; ".join(f"{n}*x/4" for n in range(1, 9)))
        found = page.evaluate("[...$('legend').children].slice(1).map((one) => getComputedStyle(one).color)")
        driver.check("eight curves have eight colours", (len(found), len(set(found))), (8, 8))
        page.context.close()
