"""The ways in which people work the page: mouse, touch, and the keyboard alone. Each does the same things, so that a
flow is written once."""

# The keys' presses that are no characters of their own. A function's key opens brackets; who types writes them.
KEYSTROKES = {
    "allClear": "Escape", "clearEntry": "Delete", "backspace": "Backspace", "angleUnit": "Control+g",
}
FUNCTIONS = "sin cos tan asin acos atan sinh cosh tanh ln log log2 exp exp10 absolute".split()


class Pointer:
    """A mouse or a finger."""

    def __init__(self, driver, page, touches):
        self.driver, self.page, self.touches = driver, page, touches
        self.name = "touch" if touches else "mouse"

    def activate(self, selector, index=0):
        found = self.page.locator(selector).nth(index)
        found.scroll_into_view_if_needed()
        found.tap() if self.touches else found.click()
        self.driver.settled(self.page)

    def press(self, names):
        for name in names.split():
            key = self.page.locator(f'#keys [data-key="{name}"]')
            if not key.is_visible():
                index = self.page.evaluate("name => functionPages.findIndex(names => names.includes(name))", name)
                of_page = self.page.locator("#pages button").nth(index)
                of_page.tap() if self.touches else of_page.click()
            key.tap() if self.touches else key.click()
        self.driver.settled(self.page)

    def open(self, view):
        self.activate(f"#tab-{view}")

    def choose(self, field, value):
        self.page.locator(f"#{field}").select_option(value)
        self.driver.settled(self.page)

    def fill(self, field, text):
        self.activate(f"#{field}")
        self.page.locator(f"#{field}").fill(text)
        self.driver.settled(self.page)


class Keyboard:
    """Nothing but keys: what is not reached with Tab and arrows is not there."""

    name = "keyboard"

    def __init__(self, driver, page):
        self.driver, self.page = driver, page

    def reach(self, selector, index=0, key="Tab"):
        """Moves the focus with Tab until it is there; each stop must be visible, and show that it has the focus."""
        stops = []
        for _ in range(90):
            at = self.page.evaluate(
                """([selector, index]) => { const e = document.activeElement, s = getComputedStyle(e);
                return [e === document.querySelectorAll(selector)[index], e.id || e.dataset.key || e.textContent.slice(0, 20),
                  e === document.body || e.checkVisibility() && s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]; }""",
                [selector, index])
            if stops:
                self.driver.check(f"{at[1]} shows its focus", at[2], True)
            if at[0]:
                return
            stops.append(at[1])
            self.page.keyboard.press(key)
        self.driver.check(f"{selector} is reached by {key}", stops[-90:], selector)

    def activate(self, selector, index=0):
        self.reach(selector, index)
        self.page.keyboard.press("Enter")
        self.driver.settled(self.page)

    def press(self, names):
        # In text a sign stands before its number, and a second point is refused, visibly, with all that follows.
        for name in names.replace("one changeSign closeBracket", "subtract one closeBracket").replace(
                "point point", "point").split():
            if name in KEYSTROKES:
                self.page.keyboard.press(KEYSTROKES[name])
                continue
            text = self.page.evaluate("name => allKeys.find(key => key.name === name).press", name)
            self.page.keyboard.type(text + "(" if name in FUNCTIONS else text)
        self.driver.settled(self.page)

    def open(self, view):
        self.reach("nav [aria-selected=true]")
        self.page.keyboard.press("Home")
        for _ in range(8):
            if self.page.evaluate("document.activeElement.id") == f"tab-{view}":
                break
            self.page.keyboard.press("ArrowRight")
        self.driver.settled(self.page)
        self.driver.check(f"arrows open {view}", self.page.locator(f"#{view}").is_visible(), True)

    def choose(self, field, value):
        self.reach(f"#{field}")
        # Letters choose among the options that begin with them, one after the other.
        count = self.page.evaluate("id => $(id).options.length", field)
        self.page.keyboard.press("Home")
        for _ in range(count):
            if self.page.evaluate("id => $(id).value", field) == value:
                break
            self.page.keyboard.press("ArrowDown")
        self.driver.settled(self.page)
        self.driver.check(f"{field} is set by arrows", self.page.evaluate("id => $(id).value", field), value)

    def fill(self, field, text):
        self.reach(f"#{field}")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)
        self.driver.settled(self.page)
