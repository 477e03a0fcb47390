"""Plots: one function to a row, sliders for names without a value, points that the engine finds, pictures and tables.
Zeros and extremes are those of algebra; colours are compared as people with three kinds of colour vision see them."""
import csv
import io
import re

from page_notebook import run_parts, write

DRAWN = "async () => { while (drawing) await ask('state'); }"
# Where the points of a kind are, as they are read.
POINTS = "(kind) => points.filter((point) => point.kind === kind).map((point) => [point.shownX, point.shownY])"
# Machado, Oliveira and Fernandes (2009): how colours look to people without one kind of cones, in linear RGB.
VISION = {
    "all cones": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "no long": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "no medium": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "no short": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
LMS = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
       [0.0883024619, 0.2817188376, 0.6299787005]]
LAB = [[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
       [0.0259040371, 0.7827717662, -0.8086757660]]


def run(driver):
    run_parts(
        driver,
        [by_rows, colours, sliders, algebra, follows, equal_axes, pinch, exports, empty, of_angles, older, by_keys])


def started(driver, *texts, **options):
    page = driver.opened(view="plot", **options)
    if texts:
        page.evaluate("(texts) => setPlot(texts)", list(texts))
    driver.settled(page)
    page.evaluate(DRAWN)
    return page


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def linear(color):
    values = [int(value) / 255 for value in re.findall(r"\d+", color)[:3]]
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]


def luminance(color):
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(color)))


def seen(color, vision):
    """A colour in OKLab as someone sees it."""
    cones = times(LMS, [min(1, max(0, value)) for value in times(VISION[vision], linear(color))])
    return times(LAB, [max(0, value) ** (1 / 3) for value in cones])


def by_rows(driver):
    """Functions stand in rows, which are added, hidden, removed and described, and are there after a reload."""
    page = started(driver, "x^2", "sin(1 rad x)", "2 +* x")
    driver.check("two are drawn", page.evaluate("curves.map((one) => one.text)"), ["x^2", "sin(1 rad x)"])
    driver.until(page, "plotRows[2].problem.textContent !== ''", 5)
    driver.check("what is wrong stands below its row", (page.locator("#curves .problem:visible").count(),
        page.locator("#curves input").nth(2).get_attribute("aria-invalid")), (1, "true"))
    page.locator("#curves .remove").nth(2).click()
    page.locator("#curves .swatch").nth(0).click()
    page.evaluate(DRAWN)
    driver.check("a row is removed and another hidden",
        page.evaluate("[plotRows.length, curves.map((one) => one.text)]"),
        [2, ["sin(1 rad x)"]])
    driver.check("a hidden row says so", page.locator("#curves .swatch").nth(0).get_attribute("aria-pressed"), "false")
    page.locator("#add-curve").click()
    page.keyboard.type("y = 3x")
    page.keyboard.press("Enter")
    page.keyboard.type("g(x) = x - 1")
    page.evaluate(DRAWN)
    driver.check(
        "Enter begins a row, and a name before = is left out",
        page.evaluate(
            "async () => { await drawPlot(); return curves.map((one) => [one.index, one.values[0]]).slice(1); }"),
        [[2, -12], [3, -5]])
    driver.check("values at the cursor stand in the rows", page.locator("#curves .curve-value").all_inner_texts(),
        ["", "= 0", "= 0", "= -1"])
    driver.reload(page)
    driver.check("rows outlast a reload", page.evaluate("plotRows.map((row) => [row.text, row.isHidden])"),
        [["x^2", True], ["sin(1 rad x)", False], ["y = 3x", False], ["g(x) = x - 1", False]])
    page.locator("#plot button.angle").click()
    driver.until(page, "state.angle === 'rad'")
    driver.check("the unit of angles is changed here", page.locator("#plot button.angle").inner_text(), "rad")
    page.context.close()


def colours(driver):
    """Eight colours, the same on light and dark, that stand out from both and from each other for everyone."""
    found = []
    for dark in [False, True]:
        page = started(driver, *[f"{n}*x/4" for n in range(1, 10)], dark=dark)
        colors = [page.evaluate("(name) => colorNamed(name)", f"--curve-{n}") for n in range(8)]
        panel = luminance(page.evaluate("colorNamed('--panel')"))
        for color in colors:
            ends = sorted([luminance(color), panel])
            driver.check(f"{color} stands out ({'dark' if dark else 'light'})",
                (ends[1] + 0.05) / (ends[0] + 0.05) >= 3, True)
        driver.check("the ninth has dashes too", page.evaluate("plotRows[8].item.className"), "curve-0 dashed")
        found.append(colors)
        page.context.close()
    driver.check("the colours are the same on light and dark", found[0], found[1])
    for vision in VISION:
        places = [seen(color, vision) for color in found[0]]
        least = min(sum((a - b) ** 2 for a, b in zip(places[i], places[j])) ** 0.5 for i in range(8) for j in range(i))
        driver.check(f"eight colours differ for people with {vision} ({least:.3f})", least > 0.09, True)


def sliders(driver):
    """Names without a value get sliders, whose range, ends and step can be changed, and the curve follows at once."""
    page = started(driver, "a*x^2 + b")
    driver.check("two names have sliders", page.locator("#sliders b").all_inner_texts(), ["a", "b"])
    driver.check("… around their value", page.evaluate("sliders.get('a')"),
        {"value": 1, "from": -10, "to": 10, "step": 0.1})
    bar = page.locator("#sliders input[type=range]").nth(0)
    bar.focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.evaluate(DRAWN)
    driver.check("the keyboard moves one", page.evaluate("[sliders.get('a').value, curves[0].values[0]]"), [1.5, 25])
    part = page.locator("#sliders .slider").nth(1).locator
    part(".value").fill("250")
    driver.check("a value beyond its ends takes others", page.evaluate("[sliders.get('b').from, sliders.get('b').to]"),
        [-1000, 1000])
    part(".from").fill("0")
    part(".step").fill("25")
    part(".to").fill("200")
    page.evaluate(DRAWN)
    driver.check("ends and step are written", page.evaluate("sliders.get('b')"),
        {"value": 200, "from": 0, "to": 200, "step": 25})
    part(".to").fill("nonsense")
    driver.check("what is no number is refused",
        (part(".to").get_attribute("aria-invalid"), page.evaluate("sliders.get('b').to")),
        ("true", 200))
    driver.reload(page)
    driver.until(page, "curves.length === 1")
    driver.check("sliders outlast a reload",
        page.evaluate("[sliders.get('a').value, sliders.get('b').value, $('sliders').children.length]"),
        [1.5, 200, 2])
    # A frame of a slider that is dragged.
    page.evaluate("setPlot(['x'])")
    page.evaluate(DRAWN)
    driver.check("without names there are none", page.locator("#sliders").is_visible(), False)
    page.context.close()


def algebra(driver):
    """The engine finds zeros, extremes and intersections, exactly where it can."""
    page = started(driver, "x^2 - 2", "x/2", "x^3 - 3x")
    driver.until(page, "points.length >= 12", 20)
    driver.check("the vertex is exact", page.evaluate(POINTS, "minimum")[0], ["= 0", "= -2"])
    driver.check("extremes of the cubic", sorted(page.evaluate(POINTS, "minimum") + page.evaluate(POINTS, "maximum")),
        [["= -1", "= 2"], ["= 0", "= -2"], ["= 1", "= -2"]])
    # x² - 2 = x/2 at (1 ± √33)/4.
    found = [
        round(x, 9) for x in page.evaluate(
            "points.filter((one) => one.kind === 'intersection' && one.names.join() === 'x^2 - 2,x/2').map((one) => one.x)"
        )
    ]
    driver.check("intersections", found, [round((1 - 33 ** 0.5) / 4, 9), round((1 + 33 ** 0.5) / 4, 9)])
    driver.check("zeros of x² - 2", [round(x, 12) for x in page.evaluate(
        "points.filter((one) => one.kind === 'zero' && one.names[0] === 'x^2 - 2').map((one) => one.x)")],
        [round(-2 ** 0.5, 12), round(2 ** 0.5, 12)])
    box = page.locator("#canvas").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.5 + 2 / page.evaluate("range.height")))
    driver.check("a tap reads a point", page.locator("#readout").inner_text().split("\n"),
        ["Minimum of x^2 - 2", "x = 0", "y = -2"])
    page.locator("#canvas").focus()
    page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.getAttribute('aria-label')")
    driver.check("points have names and are reached by arrows", (": x " in first, first != second), (True, True))
    page.keyboard.press("Escape")
    driver.check("Escape leaves them",
        (page.evaluate("document.activeElement.id"), page.locator("#readout").is_visible()),
        ("canvas", False))
    page.context.close()


def follows(driver):
    """The plot follows what the notebook and the keys define."""
    page = driver.opened(view="notebook")
    driver.settled(page)
    write(driver, page, "a = 3", "f(x) = a * x")
    page.evaluate("openView('plot')")
    page.evaluate("setPlot(['f(x)', 'a + k'])")
    page.evaluate(DRAWN)
    driver.check("values and functions of the notebook", page.evaluate("curves.map((one) => one.values[0])"), [-12, 4])
    driver.check("only what it does not define has a slider", page.locator("#sliders b").all_inner_texts(), ["k"])
    page.evaluate("openView('notebook'); focusLine(lines[0].id)")
    page.keyboard.press("Backspace")
    page.keyboard.type("5")
    driver.until(page, "!isEvaluationAsked && !isEvaluating")
    page.evaluate("openView('plot')")
    driver.until(page, "!drawing && curves[0].values[0] === -20", 10)
    driver.check("a changed definition is drawn", page.evaluate("curves[0].values[0]"), -20)
    page.context.close()


def equal_axes(driver):
    """A unit is as long in both directions where that is wanted."""
    page = started(driver, "x")
    page.locator("#equal-axes").click()
    page.evaluate(DRAWN)
    ratio = "range.width / $('canvas').clientWidth / (range.height / $('canvas').clientHeight)"
    driver.check("a unit is as long up as across", round(page.evaluate(ratio), 9), 1)
    page.keyboard.press("Tab")
    page.locator("#zoom-in").click()
    page.evaluate(DRAWN)
    driver.reload(page)
    page.evaluate(DRAWN)
    driver.check("… after zooming and a reload too", (round(page.evaluate(ratio), 9),
        page.locator("#equal-axes").get_attribute("aria-pressed")), (1, "true"))
    page.context.close()


def pinch(driver):
    """Two fingers zoom, one moves; targets are 44 pixels on a phone and nothing is wider than it."""
    page = started(driver, "a*x^2", "x", width=320, height=568, touch=True)
    page.locator("#canvas").scroll_into_view_if_needed()
    box = page.locator("#canvas").bounding_box()
    touch = page.context.new_cdp_session(page)

    def at(*parts):
        return [{"x": box["x"] + part * box["width"], "y": box["y"] + box["height"] * 0.3, "id": number} for number,
            part in enumerate(parts)]

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(0.4, 0.6)})
    for step in range(1, 6):
        touch.send("Input.dispatchTouchEvent",
            {"type": "touchMove", "touchPoints": at(0.4 - step * 0.02, 0.6 + step * 0.02)})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    driver.settled(page)
    driver.check("two fingers apart zoom in", 3.5 < page.evaluate("range.width") < 5, True)
    small = page.evaluate(
        """[...document.querySelectorAll('#plot button, #plot input')].filter((e) => e.checkVisibility()
        && getComputedStyle(e).pointerEvents !== 'none').filter((e) => { const r = e.getBoundingClientRect();
        return r.width < 43.5 || r.height < 43.5; }).map((e) => e.id || e.className || e.type)""")
    driver.check("targets of the plot", small, [])
    driver.check("nothing is wider than the phone",
        page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True)
    driver.picture(page, "plot-320-touch")
    page.context.close()


def exports(driver):
    """A plot leaves the page as a picture and as a table."""
    page = started(driver, "x^2", "1/x", "hidden < x")
    page.evaluate("plotRows[2].swatch.click()")
    page.evaluate(DRAWN)
    with page.expect_download() as download:
        page.locator("#save-table").click()
    with open(download.value.path(), encoding="utf-8", newline="") as file:
        table = list(csv.reader(io.StringIO(file.read())))
    driver.check("the head of the table", (table[0], len(table)), (["x", "x^2", "1/x"], 202))
    driver.check("its rows are values", (table[1], table[101]), (["-4", "16", "-0.25"], ["0", "0", ""]))
    with page.expect_download() as download:
        page.locator("#save-picture").click()
    with open(download.value.path(), encoding="utf-8") as file:
        picture = file.read()
    driver.check("the picture is SVG with a line for each function and its text", (picture.startswith("<svg xmlns="),
        picture.count('stroke-width="2.25"'), ">x^2</text>" in picture, "hidden" in picture), (True, 2, True, False))
    viewer = page.context.new_page()
    viewer.set_content(picture)
    driver.check("a browser reads it", viewer.evaluate("document.querySelectorAll('svg path').length > 10"), True)
    page.context.close()


def empty(driver):
    """An empty plot invites with examples."""
    page = started(driver)
    driver.check("examples are offered", page.locator("#plot-example-list button").count(), 4)
    for index in range(4):
        page.evaluate("setPlot([])")
        page.locator("#plot-example-list button").nth(index).click()
        page.evaluate(DRAWN)
        driver.check(f"example {index} is drawn",
            (page.evaluate("curves.length"), page.locator("#plot-examples").is_visible()),
            (1, False))
    page.context.close()


def of_angles(driver):
    """A new plot of functions of angles has a turn to both sides, in each unit of angles; a window that was moved
    stays."""
    page = started(driver, "sin(x)")
    width = "[range.x, range.width]"
    driver.check("in degrees", page.evaluate(width), [0, 720])
    driver.check("three zeros and more are in view",
                 page.evaluate("curves[0].values.filter((y) => y > 0.99).length > 2"), True)
    page.locator("#plot button.angle").click()
    driver.settled(page)
    page.evaluate(DRAWN)
    driver.check("in radians", page.evaluate(width), [0, 8])
    page.evaluate("setPlot(['sin(x)', 'x^2'])")
    page.locator("#plot button.angle").click()
    driver.settled(page)
    page.evaluate(DRAWN)
    driver.check("in degrees with another function",
                 [*page.evaluate(width), page.evaluate("state.angle")], [0, 8, "deg"])
    page.evaluate("setPlot(['x^2'])")
    page.locator("#zoom-in").click()
    page.evaluate("setPlot(['cos(x)'])")
    page.evaluate(DRAWN)
    driver.check("a window that was moved stays", page.evaluate(width), [0, 4])
    page.locator("#plot-reset").click()
    page.evaluate(DRAWN)
    driver.check("… until it is reset", page.evaluate(width), [0, 720])
    page.context.close()


def older(driver):
    """The functions that older pages kept are rows."""
    page = started(driver, "x")
    place = '{"view": "plot", "functions": "sin(1 rad/x); max(x; 2)", "range": {"x": 1, "y": 0, "width": 8, "height": 6}}'
    page.evaluate("""(place) => { stored.place = place; keepPlace = () => {}; stored.place = place; keep();
        sessionStorage.clear(); mayStore = false; }""", place)
    page.reload()
    driver.ready(page)
    driver.check("older functions", page.evaluate("[plotRows.map((row) => row.text), range.x]"),
        [["sin(1 rad/x)", "max(x; 2)"], 1])
    page.context.close()


def by_keys(driver):
    """The plot is moved and read by keys alone."""
    page = started(driver, "x")
    page.locator("#canvas").focus()
    for key in ["ArrowRight", "ArrowUp", "+"]:
        page.keyboard.press(key)
    page.evaluate(DRAWN)
    driver.check("arrows move and + zooms",
        [round(value, 6) for value in page.evaluate("[range.x, range.y, range.width]")],
        [0.8, 0.6, 4])
    page.keyboard.press(">")
    driver.check("the values at the cursor are said", page.locator("#trace").inner_text().startswith("x = 0.84"), True)
    page.context.close()
