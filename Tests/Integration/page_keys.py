"""Keys, focus, input methods, the clock, the decimal mark and plots: what a page that stays open must go on doing.
Values are those of arithmetic."""

# A key of a keyboard whose layout puts letters in other places, or whose Alt writes other characters.
KEY = """([key, code, alt]) => { const event = new KeyboardEvent('keydown', { key, code, altKey: alt, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event); return event.defaultPrevented; }"""
# Over how many rows of the canvas a curve's colour goes.
HEIGHT = """() => { const canvas = $('canvas'), data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    const probe = document.createElement('canvas').getContext('2d'); probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--curve-0');
    probe.fillRect(0, 0, 1, 1); const [r, g, b] = probe.getImageData(0, 0, 1, 1).data; const rows = new Set();
    for (let at = 0; at < data.length; at += 4) if (data[at] === r && data[at + 1] === g && data[at + 2] === b) rows.add(Math.floor(at / 4 / canvas.width));
    return rows.size / canvas.height; }"""


def run(driver):
    typing(driver)
    panels(driver)
    clock(driver)
    decimal_mark(driver)
    plots(driver)


def started(driver, **options):
    page = driver.opened(**options)
    page.locator("#tips-close").click()
    return page


def typing(driver):
    """Blanks and Enter belong to what is typed, wherever the focus is; to a button that the focus was moved to they
    belong until something is typed."""
    page = started(driver)
    page.locator("#expression").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    while page.evaluate("document.activeElement.dataset.key") != "equals":
        page.keyboard.press("Tab")
    page.keyboard.type("2 + 3 * 4=")
    driver.settled(page)
    driver.check("blanks that are typed press no key", (driver.result(page), page.evaluate("state.historyCount")),
                 ("14", 1))
    driver.check("the focus stays where typing began", page.evaluate("document.activeElement.dataset.key"), "equals")
    page.keyboard.press("ArrowUp")
    key = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("Escape")
    page.keyboard.type("7 * 6")
    page.keyboard.press("Enter")
    driver.settled(page)
    driver.check("Enter ends what is typed", (driver.result(page), page.evaluate("document.activeElement.dataset.key")),
                 ("42", key))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    driver.settled(page)
    pressed = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Space")
    driver.settled(page)
    driver.check("a key that the focus was moved to is pressed",
                 page.locator("#expression").inner_text().endswith(pressed) or driver.result(page) == pressed, True)
    for keys, shown in [("five multiply subtract three equals", "-15"), ("two power subtract one equals", "0.5"),
                        ("five add multiply two equals", "10")]:
        page.evaluate("async (keys) => { for (const key of ['allClear', ...keys.split(' ')]) await press(key); }", keys)
        driver.check(keys, driver.result(page), shown)
    page.context.close()


def panels(driver):
    """A panel opens once, and keys go on being keys."""
    page = started(driver)
    for name, keys in [("help", "?"), ("history", "Alt+r"), ("units", "Alt+u"), ("units", "Alt+e")]:
        page.keyboard.press(keys)
        driver.settled(page)
        driver.check(f"{keys} opens {name}", page.locator(f"#{name}").is_visible(), True)
        page.locator("#tab-keypad").click()
        page.keyboard.press("Escape")
        page.keyboard.type("1+1=")
        driver.settled(page)
        driver.check(f"keys behind {keys} are keys", (page.locator("#keypad").is_visible(), driver.result(page)),
                     (True, "2"))
    # The letter of the key counts, not its place: on a Dvorak keyboard R is where O is.
    for key, code, view in [("r", "KeyO", "history"), ("u", "KeyF", "units"), ("®", "KeyR", "history"),
                            ("ㄱ", "KeyR", "history")]:
        driver.check(
            f"Alt+{key} at {code} opens {view}",
            (page.evaluate(KEY, [key, code, True]), driver.settled(page), page.locator(f"#{view}").is_visible()),
            (True, None, True))
        page.locator("#tab-keypad").click()
    page.evaluate(KEY, ["p", "KeyR", True])
    driver.settled(page)
    driver.check("Alt+P at the place of R opens nothing", page.locator("#keypad").is_visible(), True)
    page.context.close()


def clock(driver):
    """The time is that of the question."""
    page = started(driver)

    def now():
        hours, minutes = page.evaluate(
            "ask('preview', 'now').then((answer) => answer.outcomes[0].shown.match(/(\\d\\d):(\\d\\d)/).slice(1).map(Number))"
        )
        return hours * 60 + minutes

    before = now()
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 3600e3; }")
    driver.check("now is an hour later on a page that was open for an hour", (now() - before) % 1440 in (60, 61), True)
    page.context.close()


def decimal_mark(driver):
    """The mark `automatic` is that of the browser."""
    for locale, text, shown in [("de-DE", "1,5+1=", "2,5"), ("de-CH", "1.5+1=", "2.5"),
                                ("en-US", "1,234.5+1=", "1,235.5"), ("de-DE", "max(1;2)=", "2")]:
        page = started(driver, context=driver.context(locale=locale))
        page.keyboard.type(text)
        driver.settled(page)
        driver.check(f"{text} typed in {locale}", driver.result(page), shown)
        page.context.close()


def plots(driver):
    """Angles of plots are those of the settings; a window never becomes finer than its numbers."""
    page = started(driver)
    page.locator("#tab-plot").click()
    page.evaluate(
        "async () => { await setPlot(['sin(x)']); Object.assign(range, { x: 90, y: 0, width: 360, height: 3 }); await drawPlot(); while (drawing) await ask('state'); }"
    )
    driver.check("sin(90) is 1 in degrees",
                 page.evaluate("+curves[0].values[(curves[0].values.length - 1) / 2].toFixed(9)"), 1)
    page.evaluate("press('angleUnit')")
    driver.until(page, "state.angle === 'rad'")
    page.evaluate(
        "async () => { Object.assign(range, { x: Math.PI / 2, y: 0, width: 6, height: 3 }); await drawPlot(); while (drawing) await ask('state'); }"
    )
    driver.check("sin(π/2) is 1 in radians",
                 page.evaluate("+curves[0].values[(curves[0].values.length - 1) / 2].toFixed(9)"), 1)
    driver.check("the curve is drawn over two thirds of the height", 0.6 < page.evaluate(HEIGHT) < 0.75, True)
    for x, width in [(10_000, 2e-12), (1e300, 1e280), (-1e9, 1e-12), (0, 1e-12)]:
        page.evaluate(
            "([x, width]) => { Object.assign(range, { x, y: x, width, height: width }); return Promise.race([drawPlot(), new Promise((done) => setTimeout(done, 5000))]); }",
            [x, width])
        driver.until(page, "!drawing")
        driver.check(f"a plot of width {width} at {x} ends", page.evaluate("drawing"), False)
    page.evaluate(
        "() => { Object.assign(range, { x: 10000, y: 10000, width: 1, height: 1 }); for (let n = 0; n < 100; n++) zoom(0.5); }"
    )
    driver.until(page, "!drawing")
    driver.check("zooming in ends where two points would be one", page.evaluate(
        "[range.x + range.width / 2000 > range.x, range.y + range.height / 2000 > range.y]"), [True, True])
    page.evaluate("() => { for (let n = 0; n < 20; n++) zoom(2); }")
    driver.until(page, "!drawing")
    driver.check("… and out again", page.evaluate("range.width > 1e-4"), True)
    # A drawing that fails is over.
    page.evaluate(
        "async () => { const context = $('canvas').getContext; $('canvas').getContext = () => null; try { await drawPlot(); } catch {} $('canvas').getContext = context; }"
    )
    driver.check("a drawing that failed is over", page.evaluate("drawing"), False)
    page.context.close()
