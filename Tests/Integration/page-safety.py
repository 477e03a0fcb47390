#!/usr/bin/env python3
"""Holds reckon.html to what it promises beside its answers: accessibility, storage that loses nothing, its security
policy, and random input.

    Sources/ReckonPage/build && Tests/Integration/page-safety.py
    Tests/Integration/page-safety.py --count 10000 --trees FOLDER        more random input, and the accessibility trees
    to be read

It needs playwright from PyPI and Debian's chromium.
"""
import argparse
import json
import os
import random

from page_browser import Driver, built, sync_playwright

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--page", default=built)
parser.add_argument("--count", type=int, default=500, help="random inputs")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--trees", help="a folder for the accessibility trees")
arguments = parser.parse_args()
VIEWS = ["notebook", "keypad", "plot", "history", "units", "settings", "help"]
NAME = "reckon.page.1"

# WCAG's contrast of the text of visible elements with what is painted behind it; 3 is enough for large text.
CONTRAST = """() => {
  const color = (text) => { const numbers = text.match(/[\\d.]+/g).map(Number); return [...numbers.slice(0, 3), numbers[3] ?? 1]; };
  const light = (rgb) => { const [r, g, b] = rgb.map(v => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const behind = (element) => { for (let e = element; e; e = e.parentElement) { const c = color(getComputedStyle(e).backgroundColor); if (c[3] === 1) return c.slice(0, 3); } return [255, 255, 255]; };
  const bad = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || ['SCRIPT', 'OPTION', 'CANVAS'].includes(element.tagName)) continue;
    const own = [...element.childNodes].some(n => n.nodeType === 3 && n.data.trim()) || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
    if (!own || element.tagName === 'H1') continue;
    const style = getComputedStyle(element), a = light(color(style.color).slice(0, 3)), b = light(behind(element));
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), size = parseFloat(style.fontSize);
    if (ratio < (size >= 24 || size >= 18.66 && style.fontWeight >= 700 ? 3 : 4.5)) bad.push(`${element.tagName} ${element.id || element.textContent.slice(0, 20)} ${ratio.toFixed(2)}`);
  }
  return bad; }"""
SMALL = """() => [...document.querySelectorAll('button, select, input:not([type=file]), textarea')].filter(e => e.checkVisibility())
  .filter(e => getComputedStyle(e).pointerEvents !== 'none').filter(e => { const r = e.getBoundingClientRect(); return r.width < 43.5 || r.height < 43.5; }).map(e => e.id || e.textContent)"""
NAMELESS = """() => [...document.querySelectorAll('button, input, select, textarea, canvas, output, [role]')].filter(e => e.checkVisibility())
  .filter(e => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.textContent.trim() || ['status', 'alert'].includes(e.role)
    || document.querySelector(`label[for="${e.id}"]`))).map(e => e.id || e.outerHTML.slice(0, 60))"""
# Entries are numbered anew when a page starts.
HISTORY = "ask('history').then((entries) => entries.map((entry) => [entry.expression, entry.result, entry.angle, entry.milliseconds]))"
LINES = "lines.map((line) => line.text)"
FOCUS = """() => { const e = document.activeElement, s = getComputedStyle(e);
  return [e.id || e.dataset.key || e.tagName, e === document.body || s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]; }"""


def accessibility(driver):
    for width, height, dark in [(320, 568, False), (1280, 800, True)]:
        page = driver.opened(width, height, dark=dark)
        page.locator("#tips-close").click()
        for keys in ["one add two equals", "asin two equals"]:
            for key in ["allClear"] + keys.split():
                page.evaluate("key => press(key)", key)
        for view in VIEWS:
            page.locator(f"#tab-{view}").click()
            if view == "notebook":
                page.evaluate(
                    "insertLines(-1, ['# Prices', 'price = 20', 'price / 7', 'sqrt(2)', 'price + sinn(1)', '# ' + 'long '.repeat(30)])"
                )
                driver.until(page, "$('rows').querySelector('mark') !== null")
                page.evaluate("select([lines[1].id, lines[2].id]); showMore(true)")
            if view == "plot":
                page.evaluate("setPlot(['a*x^2 - 2', 'x', '2 +* x'])")
                driver.until(page, "points.length > 2 && !plotRows[2].problem.hidden")
                page.evaluate("choosePoint(points[0])")
            if view == "units":
                page.locator("#whole-number").fill("3000000000")
            if view == "help":
                page.locator("#topic").fill("gcd")
            driver.settled(page)
            where = f"{view}, {width} px, {'dark' if dark else 'light'}"
            driver.check(f"contrast ({where})", page.evaluate(CONTRAST), [])
            driver.check(f"touch targets are 44 px ({where})", page.evaluate(SMALL), [])
            driver.check(f"each control has a name ({where})", page.evaluate(NAMELESS), [])
            driver.check(f"nothing is wider than the screen ({where})",
                         page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True)
            if arguments.trees:
                os.makedirs(arguments.trees, exist_ok=True)
                with open(os.path.join(arguments.trees, f"{view}-{width}.txt"), "w", encoding="utf-8") as file:
                    file.write(page.locator("body").aria_snapshot() + "\n")
        page.context.close()


def keyboard_tour(driver):
    """Every control is reached and used without a pointer, and shows where the focus is."""
    page = driver.opened()
    reached = []

    def tab_to(wanted, key="Tab"):
        for _ in range(60):
            page.keyboard.press(key)
            name, shows = page.evaluate(FOCUS)
            reached.append(name)
            driver.check(f"{name} shows its focus", shows, True)
            if name == wanted:
                return
        driver.check(f"the way to {wanted}", reached[-60:], wanted)

    tab_to("tips-close")
    page.keyboard.press("Enter")
    driver.settled(page)
    driver.check("tips are closed by keyboard", page.locator("#tips").is_visible(), False)
    page.keyboard.type("7*6")
    page.keyboard.press("Enter")
    driver.settled(page)
    driver.check("typed and entered", driver.result(page), "42")
    tab_to("equals")
    for arrow, key in [("ArrowUp", "subtract"), ("ArrowLeft", "add"), ("ArrowLeft", "three"), ("ArrowUp", "six"),
                       ("ArrowUp", "nine")]:
        page.keyboard.press(arrow)
        driver.check(f"{arrow} goes to {key}", page.evaluate(FOCUS), [key, True])
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    driver.settled(page)
    driver.check("Enter and Space press the key in focus", driver.result(page), "99")
    tab_to("tab-keypad", "Shift+Tab")
    for view in VIEWS[2:]:
        page.keyboard.press("ArrowRight")
        driver.check(f"arrows open {view}", page.locator(f"#{view}").is_visible(), True)
    page.keyboard.press("Home")
    driver.check("arrows open the notebook", page.locator("#notebook").is_visible(), True)
    page.keyboard.press("Control+g")
    driver.settled(page)
    driver.check("Ctrl+G changes the unit of angles", page.evaluate("state.angle"), "rad")
    page.keyboard.press("Alt+r")
    driver.settled(page)
    driver.check("Alt+R opens history", page.locator("#history").is_visible(), True)
    tab_to("BUTTON")
    page.keyboard.press("Enter")
    driver.settled(page)
    driver.check("an entry is chosen by keyboard",
                 (page.locator("#keypad").is_visible(), page.locator("#expression").inner_text()), (True, "7 × 6"))
    page.keyboard.press("Alt+u")
    tab_to("amount")
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    tab_to("from")
    page.keyboard.type("km")
    tab_to("to")
    page.keyboard.type("mi")
    driver.settled(page)
    driver.check("units by keyboard", page.evaluate("[$('from').value, $('converted').textContent.slice(0, 4)]"),
                 ["km", page.evaluate("ask('convert', '5', 'km', $('to').value).then(a => a.text.slice(0, 4))")])
    page.context.close()


def storage(driver):
    good = {
        "version": 1, "settings": "", "history": "", "rates": "", "session": [], "notes": [], "books": [],
        "layout": "scientific", "theme": "", "language": ""
    }
    damaged = [
        ("text that is no JSON", "{damaged"), ("JSON of another version", json.dumps(good | {"version": 2, "news": 1})),
        ("a list", "[1]"), ("null", "null"), ("a history of another kind", json.dumps(good | {"history": 5})),
        ("notes of another kind", json.dumps(good | {"notes": [1]})),
        ("a line that is no JSON", json.dumps(good | {"notes": ["line:first a", "nonsense"]})),
        ("a line without text", json.dumps(good | {"notes": ["line:first a", '["V",null]']})),
        ("a note of no kind", json.dumps(good | {"notes": ["thing", ""]})),
        ("a damaged history", json.dumps(good | {"history": "reckon history 1\nnext x\nnonsense"})),
        ("a history of a newer version", json.dumps(good | {"history": "reckon history 99\nnext 1\n"})),
        ("damaged settings", json.dumps(good | {"settings": "reckon settings 1\nangle-unit = moon\n"})),
        ("a snapshot of another kind", json.dumps(good | {"session": {"a": 1}})),
        ("a snapshot that is cut off", json.dumps(good | {"session": ["1", "1", "0 exact"]})),
        ("a snapshot with a value that cannot be read", json.dumps(good | {"session": ["1", "1", "0 exact", "("]})),
        ("damaged rates", json.dumps(good | {"rates": "nonsense"})),
    ]
    for name, text in damaged:
        page = driver.opened()
        page.evaluate("([name, text]) => { localStorage.clear(); localStorage.setItem(name, text); mayStore = false; }",
                      [NAME, text])
        driver.reload(page)
        kept = page.evaluate(
            "Object.entries(localStorage).filter(([name]) => name.includes('damaged')).map(([, text]) => text)")
        driver.check(f"{name} is set aside", [json.loads(one) if one.startswith('{"') else one for one in kept],
                     [json.loads(text) if text.startswith('{"') else text])
        driver.check(f"{name} is reported", "kept as reckon.page.1.damaged-" in page.locator("#notice").inner_text(),
                     True)
        page.keyboard.type("2+3=")
        driver.settled(page)
        driver.reload(page)
        driver.check(f"after {name} the page works and keeps",
                     page.evaluate("[state.historyCount, Object.keys(localStorage).length]"), [1, 2])
        page.context.close()
    # A storage without room is left as it is.
    page = driver.opened()
    page.evaluate(
        "name => { localStorage.clear(); localStorage.setItem(name, '{damaged' + ' '.repeat(4_000_000)); mayStore = false; }",
        NAME)
    driver.reload(page)
    driver.check("no room: reported", "Nothing is saved until" in page.locator("#notice").inner_text(), True)
    page.keyboard.type("2+3=")
    driver.settled(page)
    driver.check("no room: what is stored stays", page.evaluate("name => localStorage.getItem(name).slice(0, 8)", NAME),
                 "{damaged")
    page.context.close()
    # An open page moves what it cannot read out of the way before it stores.
    page = driver.opened()
    page.evaluate("name => { localStorage.setItem(name, '{damaged'); keep(); }", NAME)
    driver.check(
        "an open page sets damage aside",
        page.evaluate(
            "Object.entries(localStorage).filter(([name]) => name.includes('damaged')).map(([, text]) => text)"),
        ["{damaged"])
    page.context.close()
    # A tab that is killed has stored what it showed.
    context = driver.context()
    page = driver.opened(context=context)
    page.locator("#tips-close").click()
    for digit in range(1, 13):
        page.keyboard.type(f"{digit}*{digit}=")
    driver.until(page, "$('result').textContent === '144'")
    crash = context.new_cdp_session(page)
    page.evaluate("() => { setTimeout(() => { for (;;) {} }); }")
    crash.send("Runtime.terminateExecution")
    page.close()
    page = driver.opened(context=context)
    driver.check("a tab that was killed has stored what it showed",
                 page.evaluate("ask('history').then(list => list.map(entry => entry.expression))"),
                 [f"{digit} × {digit}" for digit in range(12, 0, -1)])
    context.close()


def policy(driver):
    page = driver.opened(isWatched=False)
    content = page.locator("meta[http-equiv]").get_attribute("content")
    for part in [
            "default-src 'none'", "connect-src 'none'", "script-src 'sha256-", "'wasm-unsafe-eval'",
            "style-src 'sha256-", "worker-src blob:"
    ]:
        driver.check(f"the policy has {part}", part in content, True)
    driver.check("the policy lets no other script run", ["unsafe-inline" in content, "'unsafe-eval'" in content],
                 [False, False])
    found = page.evaluate("""async () => {
        const refused = [];
        addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
        const script = document.createElement('script'); script.textContent = 'globalThis.ran = true'; document.body.append(script);
        const holder = document.createElement('div'); holder.innerHTML = '<img src="https://example.com/x.png" onerror="globalThis.ran = true"><p style="color: red">x</p>'; document.body.append(holder);
        try { await fetch('https://example.com/'); } catch {}
        // Later, as the protocol's own evaluation is free of the policy.
        setTimeout(() => { try { Function('globalThis.ran = true')(); } catch {} });
        try { new Worker('data:text/javascript,postMessage(1)'); } catch {}
        await new Promise((done) => setTimeout(done, 300));
        return [globalThis.ran ?? false, ...new Set(refused)].map(String).sort(); }""")
    expected = [
        "connect-src", "false", "img-src", "script-src", "script-src-attr", "script-src-elem", "style-src-attr",
        "worker-src"
    ]
    driver.check("scripts, requests, pictures, styles and workers from elsewhere are refused", found, sorted(expected))
    page.context.close()


def stack(driver):
    """The stack is first in memory: when it overflows, the engine traps and has overwritten nothing."""
    page = driver.opened()
    found = page.evaluate("""async () => {
        let exports;
        const nothing = () => 0;
        const imports = { reckon: { zone: () => -(2 ** 31), milliseconds: () => performance.now(),
            random: (at, count) => crypto.getRandomValues(new Uint8Array(exports.memory.buffer, at, count)) },
          env: { __stack_chk_fail: nothing }, wasi_snapshot_preview1: { fd_close: nothing, fd_fdstat_get: nothing, fd_seek: nothing, fd_write: nothing } };
        exports = (await WebAssembly.instantiate(engineModule, imports)).exports;
        const request = (text) => { const bytes = utf8.encode(text), room = exports.reckon_request(bytes.length);
          new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes); return bytes.length; };
        const whole = exports.__stack_pointer.value, first = exports.reckon_call(operation.preview, request('1+1'));
        const bytes = request('2+2');
        exports.__stack_pointer.value = 256;
        let trap = 'none';
        try { exports.reckon_call(operation.preview, bytes); } catch (error) { trap = String(error); }
        return [whole <= 4 << 20, first > 0, trap]; }""")
    driver.check("an overflow of the stack is a trap", found, [True, True, "RuntimeError: memory access out of bounds"])
    deep = page.evaluate("""async () => { const answers = [];
        for (const text of ['('.repeat(90000) + '1' + ')'.repeat(90000), '-'.repeat(90000) + '1', 'f(n) = if(n <= 0, 0, 1 + f(n - 1)); f(9990)', '['.repeat(90000)])
          answers.push(Boolean(await ask('preview', text)));
        return answers; }""")
    driver.check("deep text does not overflow the stack", deep, [True] * 4)
    page.context.close()


def random_input(driver):
    """Whatever is pressed, typed, chosen and opened: no exception, and history and lines are there after a reload."""
    page = driver.opened()
    source = random.Random(arguments.seed)
    names = page.evaluate("allKeys.map(k => k.name)")
    letters = "0123456789.+-*/()^!%=sincoxe√π°;[]{}\"'<>&\u0301\u0600\U0001F600\u202e "

    def text():
        return "".join(source.choice(letters) for _ in range(source.randint(0, 12)))

    def step():
        kind = source.random()
        if kind < 0.5:
            return ["press", source.choice(names)]
        if kind < 0.65:
            return [
                "key",
                source.choice(
                    list("0123456789.+-*/()^!%=sincoxe~@\"[]{}") +
                    ["Enter", "Backspace", "Escape", "Delete", "é", "ArrowLeft"])
            ]
        if kind < 0.75:
            return ["paste", text()]
        if kind < 0.85:
            return ["fill", source.choice(["line", "line", "function", "amount", "topic", "whole-number"]), text()]
        if kind < 0.9:
            return ["open", source.choice(VIEWS)]
        return [
            "click",
            source.choice([
                "basic", "scientific", "undo-line", "redo-line", "add-line", "letters", "gutter", "result", "further",
                "earlier", "zoom-in", "zoom-out", "plot-reset", "add-curve", "equal-axes", "swap", "entry", "choice"
            ]),
            source.randint(0, 99)
        ]

    for start in range(0, arguments.count, 200):
        page.evaluate(
            """async (steps) => { for (const [kind, one, two] of steps) {
            if (kind === 'press') await press(one);
            else if (kind === 'key') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: one, code: '', bubbles: true, cancelable: true }));
            else if (kind === 'paste') await ask('paste', one).then(show);
            else if (kind === 'fill' && one === 'line') { const box = rows.get(currentID).box; box.value = two; box.dispatchEvent(new InputEvent('input', { bubbles: true })); }
            else if (one === 'gutter') select([lines[two % lines.length].id]);
            else if (one === 'result') { const all = document.querySelectorAll('#rows button'); all[two % (all.length || 1)]?.click(); }
            else if (kind === 'fill' && one === 'function') { const { box } = plotRows[two.length % plotRows.length]; box.value = two; box.dispatchEvent(new InputEvent('input', { bubbles: true })); }
            else if (kind === 'fill') { $(one).value = two; $(one).dispatchEvent(new InputEvent('input', { bubbles: true })); }
            else if (kind === 'open') openView(one);
            else if (one === 'entry') { const all = document.querySelectorAll('#entries button'); all[two % (all.length || 1)]?.click(); }
            else if (one === 'choice') { const all = document.querySelectorAll('#setting-list select'), field = all[two % (all.length || 1)];
              if (field) { field.selectedIndex = two % field.options.length; field.dispatchEvent(new Event('change')); } }
            else $(one).click();
            if (Math.random() < 0.1) await ask('state');
          } await ask('state'); await ask('state'); await ask('state'); }""",
            [step() for _ in range(min(200, arguments.count - start))])
    driver.settled(page)
    page.evaluate("save()")
    driver.settled(page)
    driver.check("nothing failed", "failed" in page.locator("#notice").inner_text(), False)
    before = page.evaluate(HISTORY), page.evaluate(LINES)
    driver.reload(page)
    driver.check("history and lines outlast random input and a reload", (page.evaluate(HISTORY), page.evaluate(LINES)),
                 before)
    driver.check("nothing is damaged after it", page.evaluate("Object.keys(localStorage)"), [NAME])
    page.context.close()


with sync_playwright() as playwright:
    driver = Driver(playwright, arguments.page)
    for part in [accessibility, keyboard_tour, storage, policy, stack, random_input]:
        try:
            part(driver)
        except Exception as error:
            driver.failures.append(f"{part.__name__} ended early: {error}")
    driver.finish("page safety")
