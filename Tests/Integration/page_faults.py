"""What people met on the page and what it does now: input methods, several tabs, plots, decimal marks, books, narrow
screens, reloads, and keys and text as one calculator. Values are those of arithmetic; sentences are those of the
sources."""
import re

from page_notebook import settle

# The rows of the canvas that have a colour of a curve, in the middle columns.
INK = """(index) => { const canvas = $('canvas'), data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    const probe = document.createElement('canvas').getContext('2d');
    probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--curve-${index}`);
    probe.fillRect(0, 0, 1, 1); const [r, g, b] = probe.getImageData(0, 0, 1, 1).data; const rows = new Set();
    for (let at = 0; at < data.length; at += 4)
      if (Math.max(Math.abs(data[at] - r), Math.abs(data[at + 1] - g), Math.abs(data[at + 2] - b)) < 8) rows.add(Math.floor(at / 4 / canvas.width));
    return rows.size / canvas.height; }"""


def run(driver):
    for part in [composing, panels_by_settings, tabs, angles, steep, wheel, digits, touch_cursor, comma, books, narrow,
        tips,
                 reloads, history, help_examples, korean]:
        try:
            part(driver)
        except Exception as error:
            driver.failures.append(f"{part.__name__} ended early: {error}")


def started(driver, **options):
    page = driver.opened(**options)
    page.evaluate("dismissTips()")
    driver.settled(page)
    return page


def typed(driver, page, text):
    page.keyboard.press("Escape")
    page.keyboard.type(text)
    driver.settled(page)


def ran(driver, page, text):
    """Writes a line below the others in the notebook, which is open."""
    page.evaluate(
        "(text) => { const last = lines[lines.length - 1]; if (last.text) insertLines(lines.length - 1, ['']); focusLine(lines[lines.length - 1].id); }",
        text)
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    settle(driver, page)


def outcomes(page):
    """The lines that are written with their results."""
    return page.evaluate(
        "[...$('rows').children].map((one) => [one.querySelector('textarea').value, one.querySelector('.result')?.textContent].join(' ').trim()).filter(Boolean)"
    )


def plotted(driver, page, functions, x=0, y=0, width=8, height=6):
    page.evaluate(
        "async ([text, window]) => { Object.assign(range, window); await setPlot(formulasOf(text)); while (drawing) await ask('state'); }",
        [functions, {"x": x, "y": y, "width": width, "height": height}])


# The place of the cursor, and the values there.
READ = "[$('at').textContent, ...[...document.querySelectorAll('.curve-value')].map((one) => one.textContent.replace('= ', ''))]"


def composing(driver):
    """A composition as an input method makes it: Enter ends it and begins no line."""
    page = started(driver, view="notebook")
    page.locator("#rows textarea").first.focus()
    method = page.context.new_cdp_session(page)
    for text in ["ㄱ", "가", "각", "가격"]:
        method.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    # As systems report a key that an input method takes.
    for kind in ["rawKeyDown", "keyUp"]:
        method.send("Input.dispatchKeyEvent",
                    {"type": kind, "key": "Process", "code": "Enter", "windowsVirtualKeyCode": 229})
    driver.settled(page)
    driver.check("Enter during a composition begins no line",
                 (page.locator("#rows textarea").first.input_value(), page.locator("#rows li").count()), ("가격", 1))
    page.evaluate(
        "rows.get(currentID).box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))"
    )
    driver.check("… neither as other systems report it", page.locator("#rows li").count(), 1)
    method.send("Input.insertText", {"text": "가격"})
    page.keyboard.type(" = 20")
    page.keyboard.press("Enter")
    settle(driver, page)
    driver.check("Enter after it begins the next line", (outcomes(page), page.locator("#rows li").count()),
                 (["가격 = 20 = 20"], 2))
    page.context.close()


def panels_by_settings(driver):
    """A change of settings opens no panel that a key opened before."""
    page = started(driver)
    page.keyboard.press("?")
    driver.settled(page)
    page.locator("#tab-settings").click()
    driver.settled(page)
    page.locator("#setting-notation").select_option("fixed")
    driver.settled(page)
    driver.check("settings stay open when one is changed", page.locator("#settings").is_visible(), True)
    page.context.close()


def tabs(driver):
    """Two tabs of one storage: each has the other's definitions, lines, history and settings, and neither is lost."""
    context = driver.context()
    first = started(driver, context=context)
    second = driver.opened(context=context)
    for page, line, other in [(first, "a = 5", second), (second, "b = 7", first)]:
        page.evaluate("openView('notebook')")
        ran(driver, page, line)
        page.evaluate("keep()")
        driver.until(other, f"lines.some((line) => line.text === '{line}')", 10)
    ran(driver, first, "a + b")
    driver.check("each tab knows the other's definition", outcomes(first)[-1], "a + b = 12")
    for page in [first, second]:
        page.locator("#tab-keypad").click()
    typed(driver, first, "2*3=")
    typed(driver, second, "4*5=")
    expressions = "ask('history').then((list) => list.map((entry) => entry.expression))"
    for page in [first, second]:
        driver.until(page, "state.historyCount === 3", 10)
        driver.check("each tab has all of history", page.evaluate(expressions), ["4 × 5", "2 × 3", "a + b"])
    first.keyboard.press("Control+g")
    driver.until(second, "state.angle === 'rad'", 10)
    # Each goes on with its own calculation after a reload.
    typed(driver, first, "1+2")
    typed(driver, second, "3+4")
    driver.reload(first)
    driver.check("a tab goes on with its own calculation", first.locator("#expression").inner_text(), "1 + 2")
    for page in [first, second]:
        page.evaluate("keep()")
    first.close()
    second.close()
    third = driver.opened(context=context)
    driver.check("after both were closed all is there",
                 third.evaluate("ask('preview', 'a*b').then((answer) => answer.outcomes[0].shown)"), "= 35")
    driver.check("… all of history and the settings", (third.evaluate(expressions), third.evaluate("state.angle")),
                 (["4 × 5", "2 × 3", "a + b"], "rad"))
    fourth = driver.opened(context=context)
    third.evaluate("openView('history')")
    third.locator("#clear-history").click()
    driver.until(fourth, "state.historyCount === 0", 10)
    driver.check("history that is cleared is cleared in each tab", fourth.evaluate("state.historyCount"), 0)
    context.close()


def angles(driver):
    """Plots, their definitions and text take the same unit of angles, and say it."""
    page = started(driver)
    page.evaluate("openView('notebook')")
    ran(driver, page, "sin(90)")
    driver.check("the notebook says its unit of angles", page.locator("#notebook button.angle").inner_text(), "deg")
    page.locator("#notebook button.angle").click()
    settle(driver, page)
    driver.check("… and changes it",
                 (page.locator("#notebook button.angle").inner_text(), page.evaluate("state.angle")), ("rad", "rad"))
    # The sine of 90 radians.
    driver.check("… and its lines follow", outcomes(page)[0].startswith("sin(90) = 0.89399666360"), True)
    ran(driver, page, "f(x) = sin(x)")
    page.locator("#tab-plot").click()
    driver.settled(page)
    plotted(driver, page, "f(x); sin(x)")
    driver.check("a definition and its formula are one curve",
                 page.evaluate("curves[0].values.every((y, at) => y === curves[1].values[at])"), True)
    driver.check("the plot says its unit of angles", page.locator("#plot button.angle").inner_text(), "rad")
    page.context.close()


def steep(driver):
    """Lines are drawn however steep they are; poles and steps are gaps."""
    page = started(driver)
    page.locator("#tab-plot").click()
    for functions, least, most in [("2000*x", 0.99, 1), ("1e6*x", 0.99, 1), ("-5000*x + 1", 0.99, 1),
                                   ("x^9*1000", 0.99, 1)]:
        plotted(driver, page, functions)
        driver.check(f"{functions} is drawn over the whole height", least <= page.evaluate(INK, 0) <= most, True)
    plotted(driver, page, "floor(x)", width=3, x=0.7)
    driver.check("a step is not joined", page.evaluate(INK, 0) < 0.1, True)
    # Both branches of 1/x leave the window; no line joins them, so that the middle column has no ink.
    plotted(driver, page, "1/(x - 0.001234)")
    driver.check(
        "a pole is not joined",
        page.evaluate("""() => { const rows = curves[0].values.map((y) => -y * 100);
        return rows.findIndex((_, x) => x > 1 && Math.sign(rows[x]) !== Math.sign(rows[x - 1]) && leaps(rows, x, 600)) > 0; }"""
                      ), True)
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
    # Wheel events come in order, so that none is left when this one has come.
    page.evaluate("addEventListener('wheel', (event) => { if (event.deltaX) window.wheelsCame = true; }, true)")
    page.mouse.wheel(1, 0)
    driver.until(page, "window.wheelsCame === true")
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
    shown = page.evaluate(f"() => {{ cursor = 0.5; showCursor(); return {READ}; }}")
    driver.check("the middle of a window of 1e-7 at 1.23456789",
        [one.replace("x = ", "").startswith("1.23456789") for one in shown], [True, True])
    other = page.evaluate(f"() => {{ cursor = 0.51; showCursor(); return {READ}; }}")
    driver.check("another point reads otherwise", [a != b for a, b in zip(shown, other)], [True, True])
    driver.check("the ends of the window read otherwise",
                 len(set(page.evaluate("$('canvas').getAttribute('aria-label').match(/1\\.\\d+/g)"))), 2)
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
            touch.send("Input.dispatchTouchEvent",
                       {"type": "touchMove", "touchPoints": [at(start + (end - start) * step / 5)]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        driver.settled(page)

    drag(0.26, 0.6)
    driver.check("the cursor is dragged", (round(page.evaluate("cursor"), 1), page.evaluate("range.x")), (0.6, 0))
    drag(0.2, 0.4)
    driver.check("dragging elsewhere moves the window", page.evaluate("[range.x < -1, Math.abs(cursor - 0.6) < 0.05]"),
                 [True, True])
    page.context.close()


def comma(driver):
    """In a German browser numbers have a decimal comma: typed and shown, in each view."""
    page = started(driver, context=driver.context(locale="de-DE"))
    typed(driver, page, "1,5+1=")
    driver.check("typed at the keys", driver.result(page), "2,5")
    page.evaluate("async () => { for (const key of ['allClear', 'one', 'point', 'five']) await press(key); }")
    driver.check("the key of the mark", (driver.result(page), page.locator("#keys [data-key=point]").inner_text()),
                 ("1,5", ","))
    page.evaluate("openView('notebook')")
    ran(driver, page, "preis = 1,5")
    ran(driver, page, "max(preis; 2,25) * 2")
    driver.check("in the notebook", outcomes(page), ["preis = 1,5 = 1,5", "max(preis; 2,25) * 2 = 4,5"])
    ran(driver, page, "max(1,5)")
    driver.until(page, "$('rows').querySelector('.problem') !== null")
    driver.check("a comma that could be either is refused", "comma"
                 in page.locator("#rows .problem").first.inner_text(), True)
    for text, quoted in [("asin(1,5)", "1,5"), ("2,5 km + 1,5 kg", "2,5 km"), ("1,5 2,5", "2,5"), ("10 mod 0,0", "10")]:
        ran(driver, page, text)
        page.evaluate("endWriting()")
        problem = page.locator("#rows .problem").last.inner_text()
        driver.check(f"what is wrong with {text} quotes it as typed: {problem}",
            (quoted in problem, re.search(r"\d\.\d", problem)), (True, None))
    page.locator("#tab-units").click()
    driver.settled(page)
    page.locator("#category").select_option("Length")
    page.locator("#from").select_option("km")
    page.locator("#to").select_option("m")
    page.locator("#amount").fill("1,5")
    driver.settled(page)
    driver.check("in units", page.locator("#converted").inner_text(), "1 500 m")
    page.locator("#tab-history").click()
    driver.settled(page)
    driver.check("in history", page.locator("#entries button").first.inner_text(), "max(preis; 2,25) * 2")
    page.locator("#tab-plot").click()
    plotted(driver, page, "0,5*x; max(x; 0,5)")
    driver.check("in plots", page.evaluate(READ), ["x = 0", "0", "0,5"])
    page.locator("#tab-settings").click()
    driver.settled(page)
    page.locator("#setting-decimal-mark").select_option("point")
    driver.settled(page)
    page.locator("#tab-keypad").click()
    typed(driver, page, "1.5+1=")
    driver.check("by the setting a point", driver.result(page), "2.5")
    page.context.close()
    page = started(driver)
    page.evaluate("act('set', 'decimal-mark', 'comma').then(show)")
    typed(driver, page, "1,5*1000=")
    driver.check("by the setting a comma", driver.result(page), "1 500")
    typed(driver, page, "1/8=")
    driver.check("results have it too", driver.result(page), "0,125")
    page.context.close()


def books(driver):
    """The books that come with Reckon are listed with what they are about, and one tap defines theirs, with all that
    they import."""
    page = started(driver)
    page.evaluate("openView('notebook')")
    page.locator("#more-of-notebook").click()
    page.locator("#books summary").click()
    driver.until(page, "$('book-list').children.length > 0")
    names = page.locator("#book-list b").all_inner_texts()
    driver.check("the books are listed", names, [
        "all", "astronomy", "calendar", "chemistry", "constants", "electricity", "engineering", "excel", "finance",
        "fluids", "geodesy", "health", "physics", "structures", "waves", "weather"
    ])
    driver.check(
        "… each with what it is about",
        page.evaluate("[...$('book-list').querySelectorAll('span')].every((one) => one.textContent.length > 10)"), True)
    for name in ["astronomy", "finance", "chemistry"]:
        page.locator("#book-list button", has_text=name).first.click()
        driver.until(page, "!$('news').hidden || !$('notice').hidden")
        driver.check(f"{name} is taken in", (page.locator("#news").is_visible(), page.locator("#notice").inner_text()),
                     (True, ""))
        page.evaluate("notify('')")
    # The example of the book.
    page.locator("#more-of-notebook").click()
    ran(driver, page, "futureValue(100, 10%, 2)")
    driver.check("a function of a book", outcomes(page)[-1], "futureValue(100, 10%, 2) = 121")
    driver.reload(page)
    driver.check("books outlast a reload",
                 page.evaluate("ask('preview', 'futureValue(100, 10%, 2)').then((answer) => answer.outcomes[0].shown)"),
                 "= 121")
    page.set_input_files(
        "#open-book", {
            "name": "loan.reckon", "mimeType": "text/plain",
            "buffer": b'import "finance.reckon"\nafterTwo(amount) = futureValue(amount, 10%, 2)\n'
        })
    driver.until(page, "$('news-text').textContent.includes('afterTwo')")
    driver.check("a file may import them",
                 page.evaluate("ask('preview', 'afterTwo(200)').then((answer) => answer.outcomes[0].shown)"), "= 242")
    driver.check("what went well is no alert", page.evaluate("[$('news').getAttribute('role'), $('notice').hidden]"),
                 ["status", True])
    page.context.close()


def narrow(driver):
    """At 320 pixels an error is read as a whole, and so are the names of layouts."""
    page = started(driver, width=320, height=568, touch=True)
    driver.check(
        "no name of a layout is cut",
        page.evaluate(
            "[...$('layout').querySelectorAll('button')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        ), [])
    for keys in ["log one changeSign closeBracket equals", "asin two closeBracket equals"]:
        page.evaluate("async (keys) => { for (const key of ['allClear', ...keys.split(' ')]) await press(key); }", keys)
    typed(driver, page, "sqrt(km)+foo(3)=")
    driver.check(
        "an error has room",
        page.evaluate(
            "[$('problem').textContent.length > 10, $('problem').scrollWidth <= $('problem').clientWidth, $('problem').scrollHeight <= $('problem').clientHeight + 1]"
        ), [True, True, True])
    failed = page.evaluate("$('keys').getBoundingClientRect().top")
    page.keyboard.press("Escape")
    driver.settled(page)
    driver.check("… and no key moves", page.evaluate("$('keys').getBoundingClientRect().top"), failed)
    page.context.close()


def tips(driver):
    """Tips of a first visit cover no key; Esc closes them, and so does the first key."""
    for width, height in [(390, 844), (320, 568), (1200, 800)]:
        page = driver.opened(width, height)
        driver.check(
            f"tips cover no key at {width} px",
            page.evaluate("""() => { const tips = $('tips').getBoundingClientRect();
            return [$('tips').checkVisibility(), [...$('keys').querySelectorAll('button')].filter((key) => key.checkVisibility()).filter((key) => {
              const box = key.getBoundingClientRect(); return box.top < tips.bottom && box.bottom > tips.top && box.left < tips.right && box.right > tips.left; }).length]; }"""
                          ), [True, 0])
        first = page.locator("#tip").inner_text()
        page.locator("#tips-next").click()
        driver.check("the next tip is another", page.locator("#tip").inner_text() != first, True)
        page.keyboard.press("Escape")
        driver.settled(page)
        driver.check("Esc closes tips", page.locator("#tips").is_visible(), False)
        driver.reload(page)
        driver.check("… for good", page.locator("#tips").is_visible(), False)
        page.context.close()
    page = driver.opened()
    page.keyboard.type("7")
    driver.settled(page)
    driver.check("the first key closes tips", (page.locator("#tips").is_visible(), driver.result(page)), (False, "7"))
    page.context.close()


def reloads(driver):
    """A reload keeps memory, entry, view, text and plot."""
    page = started(driver)
    page.evaluate(
        "async () => { for (const key of 'one divide three equals memoryAdd allClear five multiply openBracket two add'.split(' ')) await press(key); }"
    )
    driver.settled(page)
    shown = page.evaluate("[$('expression').textContent, $('status').textContent]")
    driver.reload(page)
    driver.check("entry and memory outlast a reload",
                 page.evaluate("[$('expression').textContent, $('status').textContent]"), shown)
    page.evaluate("async () => { for (const key of 'memoryRecall equals'.split(' ')) await press(key); }")
    # 5 × (2 + 1/3), exactly.
    driver.check("memory is exact after it",
                 page.evaluate("ask('history').then((list) => list[0].result.endsWith(' = 35/3'))"), True)
    driver.check("history has each calculation once", page.evaluate("state.historyCount"), 2)
    driver.reload(page)
    driver.check("a result outlasts a reload",
                 page.evaluate("[$('result').textContent.slice(0, 6), state.historyCount]"), ["11.666", 2])
    page.locator("#basic").click()
    page.evaluate("async () => { for (const key of 'allClear seven add eight'.split(' ')) await press(key); }")
    driver.settled(page)
    driver.reload(page)
    driver.check("the chain outlasts a reload",
                 (page.locator("#expression").inner_text(), page.evaluate("state.style")), ("7 + 8", "chain"))
    page.locator("#tab-plot").click()
    plotted(driver, page, "x^3", x=2, y=1, width=5, height=4)
    driver.reload(page)
    driver.check("view and plot outlast a reload", page.evaluate("[$('plot').hidden, plotRows[0].text, range]"), [
        False, "x^3", {"x": 2, "y": 1, "width": 5, "height": 4}])
    page.context.close()


def history(driver):
    """History keeps more than ten, and what was cleared comes back at once."""
    page = started(driver)
    for number in range(1, 26):
        page.keyboard.type(f"{number}*2=")
    driver.settled(page)
    page.locator("#tab-history").click()
    driver.settled(page)
    driver.check("history keeps 25", page.locator("#entries li").count(), 25)
    page.locator("#clear-history").click()
    driver.until(page, "!$('news').hidden", 10)
    driver.check("history is cleared", page.locator("#entries li").count(), 0)
    page.locator("#undo").click()
    driver.until(page, "$('entries').children.length === 25", 10)
    driver.reload(page)
    driver.check("undone, it is there, after a reload too",
                 page.evaluate("ask('history').then((list) => list.map((entry) => entry.expression).slice(0, 2))"),
                 ["25 × 2", "24 × 2"])
    page.evaluate("openView('history')")
    page.locator("#clear-history").click()
    driver.settled(page)
    driver.reload(page)
    driver.check("what stays cleared stays so", page.evaluate("state.historyCount"), 0)
    page.context.close()


def help_examples(driver):
    """Examples that end in an error say it in words."""
    page = started(driver)
    page.locator("#tab-help").click()
    page.locator("#topic").fill("integral")
    driver.until(page, "$('topic-text').textContent.includes('integral(1/x')")
    text = page.locator("#topic-text").inner_text()
    driver.check("an error of an example is a sentence", ("noIntegral" in text, "no integral was found" in text),
                 (False, True))
    words = page.evaluate(
        """async () => { const found = []; for (const name of ['sqrt', 'log', 'asin', 'factorial', 'mod', 'ln', 'acosh', 'solve', 'date'])
        for (const example of (await ask('help', name)).examples ?? []) if (/^[a-z]+[A-Z]\\w*$|^domain$/.test(example.result ?? '')) found.push([name, example.result]);
        return found; }""")
    driver.check("no example ends in the name of an error", words, [])
    page.context.close()


def korean(driver):
    """Tips in Korean have no English words."""
    page = driver.opened(context=driver.context(locale="ko-KR"))
    page.locator("#tab-settings").click()
    driver.check("a setting's hint has the names that are chosen from",
                 page.locator("#summary-entry-style").inner_text(), "우선순위를 따르는지(수식), 키의 순서를 따르는지(순차)")
    texts = page.evaluate("state.tips")
    driver.check("tips in Korean", [word for text in texts for word in ["algebraic", "chain"] if word in text], [])
    page.context.close()
