"""What each of the five earlier calculators was built to do, as people do it on the page. What is expected is written
by hand from what they showed."""
import time

# The keys by name, and the display behind the last of them.
SCIENTIFIC = [
    ("sin 30", "sin three zero closeBracket equals", "0.5"),
    ("sin of pi sixths", "angleUnit sin pi divide six closeBracket equals angleUnit", "0.5"),
    ("precedence", "two add three multiply four equals", "14"),
    ("powers", "two power three power two equals", "512"),
    ("log 1000", "log one zero zero zero closeBracket equals", "3"),
    ("ln e", "ln e closeBracket equals", "1"),
    ("10 to the 3", "exp10 three closeBracket equals", "1,000"),
    ("memory", "memoryClear five memoryAdd allClear seven memoryAdd memoryRecall equals", "12"),
    ("a bracket that is open is closed", "two multiply openBracket three add four equals", "14"),
    ("percent", "two zero zero add one zero percent equals", "220"),
]
# … and the problem's text, and the expression that stays.
ERRORS = [
    ("1 by 0", "one divide zero equals", "÷ by 0", "1 ÷ 0"),
    ("log of -1", "log one changeSign closeBracket equals", "log of a negative", "log(-1)"),
    ("asin 2", "asin two closeBracket equals", "asin of 2", "asin(2)"),
]
BASIC = [
    ("left to right", "add one three subtract seven add one two multiply five add nine equals", "99"),
    ("zeros", "zero zero", "0"),
    ("double zero", "doubleZero", "0"),
    ("five hundred", "five doubleZero", "500"),
    ("one point", "point point five", "0.5"),
    ("twenty digits, too wide for grouping, and no twenty-first", " ".join(["one"] * 21), "1" * 20),
    ("a sign on the entry", "one two changeSign", "-12"),
    ("sign and clear entry", "one two changeSign clearEntry three", "3"),
    ("clear all", "one two changeSign clearEntry three allClear", "0"),
    ("the last operator counts", "five add multiply two equals", "10"),
    ("equals again", "five add multiply two equals equals", "20"),
    ("decimals", "zero point one add zero point two equals", "0.3"),
    ("thirds", "one divide three multiply three equals", "1"),
    ("by zero", "eight zero divide zero equals", "NaN"),
    ("a digit starts anew", "eight zero divide zero equals seven", "7"),
    ("zeros are kept", "one two three four five six seven point zero zero", "1,234,567.00"),
]


def run(driver, page, hand):
    """All flows of one hand, on a page that was never started before."""
    def check(name, found, expected):
        driver.check(f"{name} ({hand.name})", found, expected)

    def text(selector):
        return page.locator(selector).inner_text()

    # The first start.
    check("tips are shown at the first start", page.locator("#tips").is_visible(), True)
    hand.activate("#tips-close")
    check("tips are closed", page.locator("#tips").is_visible(), False)

    # Engineering.
    for name, keys, shown in SCIENTIFIC:
        hand.press("allClear " + keys)
        check(name, driver.result(page), shown)
    count = page.evaluate("state.historyCount")
    for name, keys, problem, expression in ERRORS:
        hand.press("allClear " + keys)
        check(name, (driver.result(page), text("#problem"), text("#expression").replace("−", "-")),
              ("Error", problem, expression))
    check("errors leave history as it was", page.evaluate("state.historyCount"), count)
    driver.picture(page, f"error-{hand.name}")
    hand.press("four add five equals")
    check("a digit goes on behind an error", driver.result(page), "9")

    # Basic, in chain style.
    hand.activate("#basic")
    for name, keys, shown in BASIC:
        hand.press("allClear " + keys)
        check(name, driver.result(page), shown)
    hand.press("allClear" + " one add" * 30)
    check("lines scroll to the newest",
          page.evaluate("$('lines').scrollTop + $('lines').clientHeight >= $('lines').scrollHeight - 2"), True)
    driver.picture(page, f"basic-{hand.name}")
    check(
        "older lines are there to scroll back to",
        page.evaluate(
            "() => { $('lines').scrollTop = 0; return [$('lines').scrollTop, $('lines').children.length >= 29, $('lines').scrollHeight > $('lines').clientHeight]; }"
        ), [0, True, True])

    # Three in one: each keypad has its own calculation.
    hand.press("allClear one add two")
    hand.activate("#scientific")
    hand.press("allClear five multiply")
    currency(driver, page, hand, check)
    hand.open("keypad")
    hand.activate("#basic")
    check("the basic keypad has kept its calculation", (text("#expression"), page.evaluate("state.style")),
          ("1 + 2", "chain"))
    hand.press("equals")
    check("… and goes on with it", driver.result(page), "3")
    hand.activate("#scientific")
    check("the scientific keypad has kept its calculation", text("#expression"), "5 ×")

    # History.
    hand.press("allClear")
    for digit in [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "one zero", "one one", "one two"
    ]:
        hand.press(f"allClear {digit} multiply {digit} equals")
    hand.open("history")
    check("history has the newest first",
          (page.locator("#entries li").count() > 12, page.locator("#entries button").first.inner_text()),
          (True, "12 × 12"))
    page.evaluate("for (const time of document.querySelectorAll('#entries time')) time.textContent = 'today · deg'")
    driver.picture(page, f"history-{hand.name}")
    hand.activate("#entries li:nth-child(3) button", 0)
    check("the third comes back as an expression", text("#expression"), "10 × 10")
    hand.press("add one equals")
    check("… and is changed", driver.result(page), "101")
    hand.open("history")
    hand.activate("#entries li:nth-child(2) button", 1)
    check("a result comes back", driver.result(page), "144")
    hand.press("add one equals")
    check("… to go on from", driver.result(page), "145")
    hand.open("history")
    for form, beginning in [("text", ""), ("csv", "id,time"), ("json", "["), ("book", "set mode")]:
        hand.choose("history-form", form)
        with page.expect_download() as download:
            hand.activate("#export-history")
        with open(download.value.path(), encoding="utf-8", newline="") as file:
            content = file.read()
        check(f"history is saved as {form}",
              (content.startswith(beginning), "10 × 10" in content, download.value.suggested_filename.split(".")[0]),
              (True, True, "history"))
    hand.activate("#clear-history")
    check("history is cleared", (page.locator("#entries li").count(), text("#no-entries p:first-child")),
          (0, "No calculations yet"))

    # Units.
    hand.open("units")
    check("5 km to miles", converted(page, hand, "Length", "5", "km", "mi")[:11], "3.106855961")
    check("100 °F to °C", converted(page, hand, "Temperature", "100", "°F", "°C")[:9], "37.777777")
    page.evaluate("$('rates-date').textContent = 'Rates of today.'")
    driver.picture(page, f"units-{hand.name}")

    # Help: each key is explained, and each function.
    hand.open("help")
    check(
        "each key is explained",
        page.evaluate(
            "$('key-help').children.length === allKeys.length && [...$('key-help').querySelectorAll('span')].every(e => e.textContent)"
        ), True)
    hand.fill("topic", "gcd")
    check("a function is explained", text("#topic-text").startswith("gcd("), True)

    # What is kept comes back: the unit of angles, an empty history, no tips.
    hand.open("keypad")
    hand.press("allClear angleUnit")
    unit = text("#status")
    driver.reload(page)
    check("the unit is shown and outlasts a reload", (unit[:3], text("#status")[:3]), ("rad", "rad"))
    check("a cleared history stays so", page.evaluate("state.historyCount"), 0)
    check("tips are shown once", page.locator("#tips").is_visible(), False)


def converted(page, hand, kind, amount, first, second):
    hand.choose("category", kind)
    hand.fill("amount", amount)
    hand.choose("from", first)
    hand.choose("to", second)
    return page.locator("#converted").inner_text()


def currency(driver, page, hand, check):
    hand.open("units")
    rates = "Date, USD, KRW, \n" + time.strftime("%d %B %Y") + ", 1.25, 1500, \n"
    page.set_input_files("#rates", {"name": "rates.csv", "mimeType": "text/csv", "buffer": rates.encode()})
    driver.until(page, "$('rates-date').textContent.startsWith('Rates of')")
    check("100 USD to KRW", converted(page, hand, "Currency", "100", "USD", "KRW")[:7], "120,000")
    page.set_input_files("#rates", {"name": "rates.csv", "mimeType": "text/csv", "buffer": b"damaged"})
    driver.until(page, "!$('notice').hidden")
    check("damaged rates leave the old ones", page.evaluate("ask('units').then(u => u.currencies)"),
          ["EUR", "KRW", "USD"])
