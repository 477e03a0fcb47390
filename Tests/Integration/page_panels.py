"""Whole numbers with their bits, and clock times in zones. Values are those of arithmetic and of the zones' rules."""
import datetime
import re
import zoneinfo

from page_notebook import rows, run_parts, settle, started, texts, write


def run(driver):
    run_parts(driver,
              [bits, bits_by_keys, negative, typed, bits_by_touch, zones, zones_in_text, rates_wanted, now, found])


def opened_bits(driver, page, text):
    """Writes a line and opens the bits of its result."""
    write(driver, page, text)
    page.locator("#rows li.current .bits").click()
    driver.until(page, "$('rows').querySelector('.bits-panel') !== null", 5)
    return page.locator("#rows .bits-panel")


def forms(panel):
    return [text.replace("\u202f", "").split("\n")[-1] for text in panel.locator(".forms button").all_inner_texts()]


def bits(driver):
    """The bits of a whole result can be flipped, and the number goes back into the line."""
    page = started(driver)
    panel = opened_bits(driver, page, "mask = 200 + 55")
    driver.check("digits to four bases", forms(panel), ["255", "0xFF", "0o377", "0b11111111"])
    driver.check("a byte has eight bits, all set",
        (panel.locator(".bit").count(), panel.locator(".bit[aria-pressed=true]").count()), (8, 8))
    panel.locator(".bit[data-bit='0']").click()
    panel.locator(".bit[data-bit='4']").click()
    driver.check("two are flipped", forms(panel)[:2], ["238", "0xEE"])
    panel.locator(".forms button").nth(1).click()
    settle(driver, page)
    driver.check("the number goes into its line", rows(page)[0][0], "mask = 0xEE")
    driver.check(
        "… which has its value",
        page.evaluate("ask('preview', 'mask').then((answer) => answer.outcomes[0].result ?? answer.outcomes[0].shown)"),
        "= 238")
    page.keyboard.press("Control+z")
    settle(driver, page)
    driver.check("undo takes it back", texts(page)[0], "mask = 200 + 55")
    page.keyboard.press("Enter")
    write(driver, page, "1/3")
    driver.check("a fraction has no bits", page.locator("#rows li.current .bits").count(), 0)
    page.context.close()


def bits_by_keys(driver):
    """Bits are one stop of Tab; arrows go between them, and blanks flip."""
    page = started(driver)
    panel = opened_bits(driver, page, "5")
    driver.check("one bit is in the order of Tab", panel.locator(".bit[tabindex='0']").count(), 1)
    panel.locator(".bit[tabindex='0']").focus()
    for key in ["End", "ArrowLeft", "Space"]:
        page.keyboard.press(key)
    driver.check("bit 1 is set by the keyboard",
        (forms(panel)[0], page.evaluate("document.activeElement.dataset.bit")), ("7", "1"))
    driver.check(
        "it has a name and a state",
        page.evaluate(
            "[document.activeElement.getAttribute('aria-label'), document.activeElement.getAttribute('aria-pressed')]"),
        ["Bit 1", "true"])
    page.keyboard.press("Tab")
    driver.check("Tab leaves the grid", page.evaluate("document.activeElement.closest('.forms') !== null"), True)
    page.context.close()


def negative(driver):
    """Numbers with a sign are two's complement; the width is what the number needs, and can be chosen."""
    page = started(driver)
    panel = opened_bits(driver, page, "2 - 7")
    driver.check("-5 in eight bits", forms(panel), ["-5", "0xFB", "0o373", "0b11111011"])
    panel.locator("select").select_option("16")
    driver.check("in sixteen", forms(panel)[:2], ["-5", "0xFFFB"])
    panel.locator(".bits-bar button").click()
    driver.check("the same bits without a sign", forms(panel)[0], "65531")
    page.keyboard.press("Escape")
    page.evaluate("focusLine(lines[0].id)")
    page.keyboard.press("End")
    page.keyboard.type(" + 2^63")
    settle(driver, page)
    driver.until(page, "$('rows').querySelectorAll('.bit').length === 64", 5)
    driver.check("a large one has 64 bits", forms(page.locator("#rows .bits-panel"))[1], "0x7FFFFFFFFFFFFFFB")
    page.keyboard.type(" + 1/2")
    settle(driver, page)
    driver.until(page, "$('rows').querySelectorAll('.bit').length === 0", 5)
    driver.check("a fraction has none", page.locator("#rows .bits:visible").count(), 0)
    page.context.close()


def typed(driver):
    """A number that is typed among the units has the same panel."""
    page = driver.opened(view="units")
    driver.settled(page)
    page.locator("#whole-number").fill("0b1010")
    driver.check("its digits", forms(page.locator("#whole-number-bits"))[:2], ["10", "0xA"])
    page.locator("#whole-number-bits .bit[data-bit='7']").click()
    page.locator("#whole-number-bits .forms button").nth(3).click()
    driver.check("it goes back into the field", page.locator("#whole-number").input_value(), "0b10001010")
    page.locator("#whole-number").fill("18446744073709551616")
    driver.check("a number of 65 bits has its digits alone", (page.locator("#whole-number-bits .bit").count(),
        forms(page.locator("#whole-number-bits"))[1]), (0, "0x10000000000000000"))
    page.locator("#whole-number").fill("1.5")
    driver.check("what is no whole number says so", page.locator("#whole-number-bits .bad").count(), 1)
    page.context.close()


def bits_by_touch(driver):
    """On a phone bits are as large as a finger."""
    for width in [320, 390]:
        page = started(driver, width=width, height=844, touch=True)
        page.evaluate("typeLine(lines[0].id, '3000000000')")
        settle(driver, page)
        page.evaluate("setCurrent(lines[0].id)")
        page.locator("#rows .bits").tap()
        driver.until(page, "$('rows').querySelector('.bit') !== null", 5)
        sizes = page.evaluate(
            """[...document.querySelectorAll('.bits-panel :is(button, select)')].map((one) => one.getBoundingClientRect())
            .filter((box) => box.width < 43.5 || box.height < 43.5).length""")
        driver.check(f"targets at {width} px", sizes, 0)
        driver.check(f"nothing is wider than {width} px",
            page.evaluate("$('scroller').scrollWidth <= $('scroller').clientWidth"), True)
        page.locator("#rows .bit[data-bit='0']").tap()
        driver.check("a tap flips", forms(page.locator("#rows .bits-panel"))[0], "3000000001")
        driver.picture(page, f"bits-{width}-touch")
        page.context.close()


def zones(driver):
    """Times are converted between zones with the engine's rules and the browser's zones."""
    page = driver.opened(view="units")
    driver.until(page, "$('category').children.length > 5", 5)
    page.locator("#category").select_option("Clock times")
    driver.settled(page)
    driver.check("it begins with the time of now here",
        (page.locator("#amount").input_value(), page.evaluate("$('from').value === ownZone")), ("now", True))
    page.locator("#from").select_option("America/New_York")
    page.locator("#to").select_option("Asia/Tokyo")
    page.locator("#amount").fill("2026-07-01 12:00")
    driver.settled(page)
    # Noon in New York's summer time is 16:00 in UTC, and 1:00 of the next day in Tokyo.
    shown = page.locator("#converted").inner_text()
    driver.check("noon in New York is the next day in Tokyo",
        ("2026-07-02" in shown, "01:00" in shown, "Japan" in shown), (True, True, True))
    page.locator("#swap").click()
    driver.settled(page)
    shown = page.locator("#converted").inner_text()
    driver.check("and the other way", ("2026-06-30" in shown, "23:00" in shown), (True, True))
    page.locator("#amount").fill("12:00")
    driver.settled(page)
    driver.check("a time of day is one of today",
        re.search(r"^\d\d:00, \w+ 20\d\d-", page.locator("#converted").inner_text()) is not None, True)
    page.locator("#amount").fill("25:99")
    driver.settled(page)
    driver.check("what is no time says so", page.locator("#converted").get_attribute("class"), "bad")
    page.locator("#category").select_option("Length")
    driver.settled(page)
    driver.check("units have their own value", page.locator("#amount").input_value(), "1")
    page.context.close()


def zones_in_text(driver):
    """Times of day have zones wherever text is written: in lines, typed and pasted at the keys, and in previews."""
    context = driver.browser.new_context(viewport={"width": 1280, "height": 800}, timezone_id="Europe/Berlin")
    moment = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin"))

    def converted(hour, minute, source, target):
        start = moment.astimezone(zoneinfo.ZoneInfo(source)).replace(hour=hour, minute=minute)
        return start.astimezone(zoneinfo.ZoneInfo(target)).strftime("%-H:%M")

    cases = [("14:30 Berlin to Tokyo", converted(14, 30, "Europe/Berlin", "Asia/Tokyo")),
             ("14:30 to Tokyo", converted(14, 30, "Europe/Berlin", "Asia/Tokyo")),
             ("9am New York to Seoul", converted(9, 0, "America/New_York", "Asia/Seoul")),
             ("2026-07-01 12:00 Berlin to UTC", "2026-07-01T10:00Z"),
             ("days until 2030-01-01", f"{(datetime.date(2030, 1, 1) - moment.date()).days:,} d")]
    page = started(driver, context=context)
    write(driver, page, *(text for text, _ in cases), "now in Tokyo")
    found = rows(page)
    driver.check("zones in lines", found[:-1], [(text, f"= {shown}") for text, shown in cases])
    tokyo = moment.astimezone(zoneinfo.ZoneInfo("Asia/Tokyo"))
    driver.check(f"now in lines ({found[-1][1]})", found[-1][1].startswith(f"= {tokyo:%Y-%m-%dT%H:}"), True)
    page.evaluate("openView('keypad')")
    for text, shown in cases:
        page.keyboard.press("Escape")
        # At the keys a number and a sign begin a sum: a date that stands first is pasted.
        if not text.startswith("2026"):
            page.keyboard.type(text + "=")
            driver.settled(page)
            driver.check(f"typed at the keys: {text}", driver.result(page), shown)
            page.keyboard.press("Escape")
        page.evaluate("(text) => act('paste', text).then(show)", text)
        driver.settled(page)
        driver.check(f"pasted: {text}", driver.result(page), shown)
        driver.check(f"previewed: {text}", page.evaluate(
            "(text) => ask('preview', text).then((answer) => answer.outcomes?.[0]?.shown)", text), f"= {shown}")
    context.close()


def rates_wanted(driver):
    """A line that lacks exchange rates leads to where they are loaded, and has its value then."""
    page = started(driver)
    write(driver, page, "100 USD to EUR")
    driver.until(page, "$('rows').querySelector('.remedy') !== null", 5)
    page.locator("#rows .remedy").click()
    driver.check("the view of rates is open", page.evaluate("[document.activeElement.id, $('units').hidden]"),
                 ["rates", False])
    day = datetime.date.today().strftime("%-d %B %Y")
    page.set_input_files(
        "#rates", {"name": "rates.csv", "mimeType": "text/csv", "buffer": f"Date, USD, \n{day}, 1.25, \n".encode()})
    driver.until(page, "$('rates-date').textContent.includes('20')", 5)
    page.locator("#tab-notebook").click()
    driver.until(page, "$('rows').querySelector('.result') !== null", 5)
    driver.check("the line has its value", rows(page), [("100 USD to EUR", "= 80 EUR")])
    page.context.close()


def now(driver):
    """The time of now in another zone follows the clock."""
    page = driver.opened(view="units")
    driver.until(page, "$('category').children.length > 5", 5)
    page.locator("#category").select_option("Clock times")
    page.locator("#to").select_option("Asia/Kolkata")
    driver.settled(page)
    before = datetime.datetime.now(zoneinfo.ZoneInfo("Asia/Kolkata"))
    shown = page.locator("#converted").inner_text()
    after = datetime.datetime.now(zoneinfo.ZoneInfo("Asia/Kolkata"))
    driver.check(f"now in India ({shown})", any(time.strftime("%H:%M") in shown for time in (
        before - datetime.timedelta(minutes=1), before, after)), True)
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 3600e3; }")
    hour = (after + datetime.timedelta(hours=1)).strftime("%H:")
    driver.until(page, f"$('converted').textContent.startsWith({hour!r})", 10)
    driver.check("an hour later it is another time", page.locator("#converted").inner_text() != shown, True)
    page.context.close()


def found(driver):
    """The search finds what has no name of its own, and its examples have values."""
    page = driver.opened(view="help")
    for query, example in [("time zone", "2026-07-01 14:30 Berlin to Tokyo"), ("clock", "now to Asia/Tokyo"),
        ("binary", "0xFF to bin")]:
        page.locator("#topic").fill(query)
        driver.until(page, f"[...$('found').querySelectorAll('b')].some((one) => one.textContent === {example!r})", 10)
        driver.check(f"{query} finds {example}", page.locator("#found b", has_text=example).count() >= 1, True)
    examples = page.evaluate("searchTopics.flatMap((topic) => topic.examples)")
    for example in examples:
        driver.check(f"{example} has a value", page.evaluate(
            "(text) => ask('preview', text).then((answer) => Boolean(answer.outcomes?.[0]?.shown))", example), True)
    page.context.close()
