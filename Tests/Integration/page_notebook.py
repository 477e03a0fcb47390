"""The notebook: written by mouse, touch and the keyboard alone, and recomputed as it is written. Values are those of
arithmetic and of the units' definitions."""

ROWS = """[...$('rows').children].map((row) =>
    [row.querySelector('textarea').value, row.querySelector('.result')?.textContent ?? ''])"""
SETTLED = "!isEvaluationAsked && !isEvaluating"
TRIP = [("distance = 230 km", "= 230 km"), ("time = 2 h + 30 min", "= 2.5 h"), ("distance / time to km/h", "= 92 km/h")]


def run(driver):
    run_parts(driver, [vertical, by_touch, dependants, calm, moving, undoing, results_used, selections, empty,
                       digits_and_notes, remarks, numbered, long_results, spoken])


def run_parts(driver, parts):
    for part in parts:
        try:
            part(driver)
        except Exception as error:
            driver.failures.append(f"{part.__name__} ended early: {error}")


def started(driver, **options):
    page = driver.opened(view="notebook", **options)
    settle(driver, page)
    return page


def settle(driver, page):
    driver.settled(page)
    driver.until(page, SETTLED)


def write(driver, page, *texts):
    """Types lines one after the other, as the keyboard does, the last without Enter."""
    for index, text in enumerate(texts):
        if index:
            page.keyboard.press("Enter")
        page.keyboard.type(text)
    settle(driver, page)


def rows(page):
    return [tuple(row) for row in page.evaluate(ROWS)]


def texts(page):
    return [text for text, _ in rows(page)]


def press(page, keys):
    """Presses keys of the calculator."""
    page.evaluate("async (keys) => { openView('keypad'); for (const key of keys) await press(key); }", keys.split())


def vertical(driver):
    """On a wide screen the notebook is what is seen first; three lines have results, and are there after a reload."""
    page = driver.opened(view=None)
    settle(driver, page)
    driver.check("the notebook is the first view", page.locator("#notebook").is_visible(), True)
    driver.check("the keypad is beside it", page.locator("#notebook-pad #keys").is_visible(), True)
    write(driver, page, *[text for text, _ in TRIP])
    driver.check("three lines have results", rows(page), TRIP)
    driver.picture(page, "notebook-1280")
    driver.check("results stand in one column", page.evaluate(
        """new Set([...document.querySelectorAll('#rows .result')].map((one) =>
            Math.round(one.getBoundingClientRect().right))).size"""), 1)
    driver.reload(page)
    settle(driver, page)
    driver.check("they are there after a reload", rows(page), TRIP)
    page.context.close()
    page = driver.opened(390, 844, touch=True, view=None)
    driver.check("on a phone the keys are seen first", page.locator("#keypad").is_visible(), True)
    page.context.close()


def by_touch(driver):
    """On a phone the keypad writes in the line; = begins the next one."""
    page = started(driver, width=390, height=844, touch=True)
    for key in "one two add three zero equals".split():
        page.locator(f"#keys [data-key={key}]").tap()
    for key in "multiply two".split():
        page.locator(f"#keys [data-key={key}]").tap()
    settle(driver, page)
    driver.check("keys write lines, and one that begins with an operator goes on", rows(page),
        [("12 + 30", "= 42"), ("× 2", "= 84")])
    page.locator("#keys [data-key=equals]").tap()
    for key in "squareRoot one six closeBracket add zero point five backspace".split():
        page.locator(f"#keys [data-key={key}]").tap()
    settle(driver, page)
    driver.check("a function and a point", rows(page)[2], ("sqrt(16) + 0.", "= 4"))
    page.locator("#keys [data-key=allClear]").tap()
    settle(driver, page)
    driver.check("AC clears the line", texts(page), ["12 + 30", "× 2", ""])
    colours = page.evaluate("""new Set(['number', 'operator', 'function', 'constant', 'special'].map((kind) => {
        const key = document.querySelector(`#notebook-pad .${kind}:not([data-key=equals])`);
        return getComputedStyle(key).backgroundColor; })).size""")
    driver.check("the keypad has its five styles", colours, 5)
    page.locator("#rows .result").first.tap()
    settle(driver, page)
    driver.check("a tapped result goes into the line", texts(page), ["12 + 30", "× 2", "42"])
    driver.check("the keyboard of the system stays away", page.evaluate("document.activeElement.inputMode"), "none")
    page.context.close()


def dependants(driver):
    """What depends on a line follows it as it is typed."""
    page = started(driver)
    write(driver, page, "price = 20", "total = 3 price", "total + 10%")
    driver.check("before", [result for _, result in rows(page)], ["= 20", "= 60", "= 66"])
    page.evaluate("focusLine(lines[0].id)")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("30")
    settle(driver, page)
    driver.check("after", rows(page), [("price = 30", "= 30"), ("total = 3 price", "= 90"), ("total + 10%", "= 99")])
    page.context.close()


def calm(driver):
    """An error is shown once the writer pauses or leaves the line, under its characters; results stay meanwhile."""
    page = started(driver)
    write(driver, page, "a = 5", "a + 1")
    page.evaluate("focusLine(lines[0].id)")
    page.keyboard.type(" +* 2")
    settle(driver, page)
    driver.check("nothing is said while it is typed",
                 page.locator("#rows .failed, #rows .problem").count(), 0)
    driver.check("the result below stays", rows(page)[1], ("a + 1", "= 6"))
    driver.until(page, "$('rows').querySelectorAll('.failed').length > 0", 5)
    page.keyboard.press("Control+z")
    settle(driver, page)
    page.keyboard.press("ArrowDown")
    write(driver, page, " + sinn(2)")
    page.keyboard.press("ArrowUp")
    driver.until(page, "$('rows').querySelector('mark') !== null", 5)
    driver.check("the error is marked when the line is left", page.locator("#rows mark").inner_text(), "sinn")
    driver.check("… and said below it", "sin" in page.locator("#rows .problem").inner_text(), True)
    box = page.locator("#rows textarea").nth(1)
    described = page.locator("#" + box.get_attribute("aria-describedby")).inner_text()
    driver.check("… and to screen readers", (box.get_attribute("aria-invalid"), len(described) > 10), ("true", True))
    page.context.close()


def moving(driver):
    """A line moves by the keyboard and by its number, with mouse and finger, and what it means follows."""
    page = started(driver)
    write(driver, page, "x = 1", "x = 2", "x * 10")
    page.keyboard.press("Alt+ArrowUp")
    settle(driver, page)
    driver.check("moved up by keys", rows(page), [("x = 1", "= 1"), ("x * 10", "= 10"), ("x = 2", "= 2")])
    page.keyboard.press("Alt+ArrowDown")
    settle(driver, page)
    driver.check("and down", rows(page)[2], ("x * 10", "= 20"))
    gutter = page.locator("#rows .gutter")
    box, target = gutter.nth(0).bounding_box(), gutter.nth(2).bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 10, box["y"] + 60, steps=4)
    page.mouse.move(target["x"] + 10, target["y"] + 40, steps=4)
    page.mouse.up()
    settle(driver, page)
    driver.check("dragged to the end", texts(page), ["x = 2", "x * 10", "x = 1"])
    page.keyboard.press("Control+z")
    settle(driver, page)
    driver.check("and back by undo", texts(page), ["x = 1", "x = 2", "x * 10"])
    page.context.close()
    page = started(driver, width=390, height=844, touch=True)
    page.evaluate("insertLines(-1, ['1', '2', '3'])")
    touch, box = page.context.new_cdp_session(page), page.locator("#rows .gutter").nth(2).bounding_box()
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart",
        "touchPoints": [{"x": box["x"] + 8, "y": box["y"] + 22}]})
    for step in range(1, 9):
        touch.send("Input.dispatchTouchEvent",
            {"type": "touchMove", "touchPoints": [{"x": box["x"] + 8, "y": box["y"] + 22 - 13 * step}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(driver, page)
    driver.check("dragged by a finger", texts(page), ["3", "1", "2"])
    page.context.close()


def undoing(driver):
    """Everything is undone and done again: typing, new lines, deletions, moves, notebooks."""
    page = started(driver)
    write(driver, page, "1 + 1", "2 + 2", "3 + 3")
    whole = texts(page)
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Delete")
    settle(driver, page)
    driver.check("two lines are deleted", texts(page), ["1 + 1"])
    page.keyboard.press("Control+z")
    settle(driver, page)
    driver.check("undo brings both back", texts(page), whole)
    for _ in range(12):
        page.keyboard.press("Control+z")
    settle(driver, page)
    driver.check("undone to the beginning", texts(page), [""])
    for _ in range(5):
        page.keyboard.press("Control+y")
    settle(driver, page)
    driver.check("done again", rows(page), [("1 + 1", "= 2"), ("2 + 2", "= 4"), ("3 + 3", "= 6")])
    page.locator("#more-of-notebook").click()
    page.locator("#notebook-name").fill("Sums")
    page.locator("#notebook-name").press("Enter")
    page.locator("#delete-notebook").click()
    settle(driver, page)
    driver.check("a notebook is deleted", texts(page), [""])
    page.locator("#undo").click()
    settle(driver, page)
    driver.check("and brought back with its name", (texts(page), page.evaluate("nameOfNotebook(openNotebook)")),
        (whole, "Sums"))
    page.context.close()


def results_used(driver):
    """A result goes into the line that is written, as its name or as an exact operand, by mouse and by keyboard."""
    page = started(driver)
    write(driver, page, "third = 1/3", "2/7", "3 * ")
    page.locator("#rows .result").nth(1).click()
    settle(driver, page)
    driver.check("as an operand", texts(page)[2], "3 * (2/7)")
    page.keyboard.type(" + ")
    page.locator("#rows .result").nth(0).click()
    settle(driver, page)
    driver.check("as a name", texts(page)[2], "3 * (2/7) + third")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    settle(driver, page)
    driver.check("by the keyboard alone", (texts(page)[3], page.evaluate("document.activeElement.tagName")),
        ("third", "TEXTAREA"))
    page.context.close()


def selections(driver):
    """Selected lines are added up, with their units; what cannot be added says so."""
    page = started(driver)
    write(driver, page, "2 km", "300 m", "5 kg", "")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    driver.until(page, "$('sum-text').textContent.includes('Σ')", 5)
    driver.check("the sum of two lengths", page.locator("#sum-text").inner_text(), "Lines selected: 2. Σ = 2.3 km")
    page.locator("#rows .gutter").nth(2).click()
    driver.until(page, "!$('sum-text').textContent.includes('Σ')", 5)
    driver.check("lengths and masses have no sum",
        "kg" in page.locator("#sum-text").inner_text() or "unit" in page.locator("#sum-text").inner_text(), True)
    page.keyboard.press("Escape")
    driver.check("Escape ends the selection", page.locator("#sum-text").inner_text(), "")
    page.context.close()


def empty(driver):
    """An empty notebook has examples to tap."""
    page = started(driver)
    driver.check("examples are offered", page.locator("#example-list button").count(), 6)
    for index in range(6):
        page.locator("#example-list button").nth(index).click()
        settle(driver, page)
        page.evaluate("endWriting()")
        found = [page.locator(f"#rows {part}").count() for part in ["li", ".failed", ".result"]]
        driver.check(f"example {index} has results", found, [4, 0, 3])
        driver.check("examples are gone", page.locator("#examples").is_visible(), False)
        page.evaluate("deleteLines(lines.map((line) => line.id))")
        settle(driver, page)
    page.context.close()


def digits_and_notes(driver):
    """Further digits and notes open on demand."""
    page = started(driver)
    write(driver, page, "sqrt(2)", "2^200", "")
    page.locator("#rows .whole").first.click()
    driver.until(page, "$('rows').querySelector('.whole-result')?.textContent.length > 900", 10)
    # The first hundred digits of the square root of 2, from the On-Line Encyclopedia of Integer Sequences, A002193.
    digits = "14142135623730950488016887242096980785696718753769480731766797379907324784621070388503875343276415727"
    driver.check("the digits of √2", page.locator(".whole-result").first.inner_text()[2:102], f"1.{digits[1:99]}")
    page.locator("#rows .whole").nth(1).click()
    driver.until(page, "$('rows').querySelectorAll('.whole-result').length === 2", 10)
    driver.check("all of 2^200", page.locator(".whole-result").nth(1).inner_text().replace(",", ""), f"= {2 ** 200}")
    page.context.close()


def remarks(driver):
    """Remarks on how a line was read open beside its result, by mouse and keyboard, and go with what they are about."""
    page = started(driver)
    write(driver, page, "1/2x", "x = 4", "1/2x", "")
    driver.check("only the line that was read has remarks", page.locator("#rows .notes").count(), 1)
    button = page.locator("#rows .notes").first
    driver.check("they have a name and are closed",
        (button.get_attribute("aria-label"), button.get_attribute("aria-expanded")),
        ("Notes", "false"))
    button.click()
    driver.check("a tap opens them", ("1/(2" in page.locator("#rows .below:visible").last.inner_text().replace(" ", ""),
        page.locator("#rows .notes").first.get_attribute("aria-expanded")), (True, "true"))
    page.keyboard.press("Enter")
    driver.check("Enter closes them", page.locator("#rows .notes").first.get_attribute("aria-expanded"), "false")
    page.keyboard.press("Enter")
    page.evaluate("focusLine(lines[2].id)")
    page.keyboard.press("End")
    page.keyboard.press("Backspace")
    settle(driver, page)
    driver.check("without the reading there are none", (page.locator("#rows .notes").count(), rows(page)[2]),
        (0, ("1/2", "= 0.5")))
    page.context.close()


def numbered(driver):
    """ans(3) is the value of line 3, whatever was calculated elsewhere."""
    page = started(driver)
    press(page, "seven multiply six equals one add one equals")
    page.evaluate("openView('notebook'); focusLine(lines[0].id)")
    write(driver, page, "# Heading", "10", "20; 30", "ans(2) + ans(3)", "ans", "f(x) = ans(2) * x", "f(2)", "ans(1)",
        "ans(9)", "ans(42)")
    page.evaluate("endWriting()")
    driver.check("numbers are those of the lines", [result for _, result in rows(page)],
        ["", "= 10", "= 30", "= 40", "= 40", "", "= 20", "", "", ""])
    driver.check("a heading, the line itself and one below have no value", page.locator("#rows .failed").count(), 3)
    page.evaluate("insertLines(0, ['5'])")
    settle(driver, page)
    driver.check("a line put in above is counted", [result for _, result in rows(page)][4], "= 15")
    page.context.close()


def long_results(driver):
    """On a narrow screen a result stays on one line, with its unit."""
    page = started(driver, width=320, height=568)
    page.evaluate("insertLines(-1, ['1/3 km/h', '2^70 m', '1/7 kcal', 'sqrt(2) mile'])")
    settle(driver, page)
    lines = page.evaluate(
        "[...document.querySelectorAll('#rows .result')].map((one) => Math.round((one.clientHeight - 22) / 22))")
    driver.check("results of one line", lines, [1, 1, 1, 1])
    sizes = page.evaluate(
        "[...document.querySelectorAll('#rows .result')].map((one) => parseFloat(getComputedStyle(one).fontSize))")
    driver.check("they can be read", min(sizes) >= 12, True)
    driver.check("nothing is wider than the screen",
        page.evaluate("$('scroller').scrollWidth <= $('scroller').clientWidth"), True)
    driver.picture(page, "long-results-320")
    page.context.close()


def spoken(driver):
    """What a screen reader is given of a notebook of five lines: a list of named fields with their results."""
    page = started(driver)
    write(driver, page, "# Rent", "rent = 850", "rent * 12", "rent + sinn(1)", "rent / 2")
    page.evaluate("endWriting()")
    settle(driver, page)
    tree = page.locator("#rows").aria_snapshot()
    for text in ['list "Lines"', 'textbox "Line 3": rent * 12', 'button "Result = 10,200"',
        'textbox "Line 5": rent / 2']:
        driver.check(f"a screen reader is given {text}", text in tree, True)
    driver.check("the last result is said once", page.locator("#spoken").inner_text(), "= 425")
    page.context.close()
