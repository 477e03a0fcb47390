"""What the tests of the page share: the page opened from disk in the system's Chromium with the network off, and a list of what failed."""
import os
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
built = os.path.join(root, ".build/page/reckon.html")


class Driver:
    def __init__(self, playwright, path, screenshots=None):
        self.browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        self.address = "file://" + os.path.realpath(path)
        self.screenshots = screenshots
        self.failures = []
        self.checks = 0

    def check(self, name, found, expected):
        self.checks += 1
        if found != expected:
            self.failures.append(f"{name}: {found!r}, not {expected!r}")

    def context(self, width=1280, height=800, touch=False, dark=False):
        return self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, color_scheme="dark" if dark else "light", offline=True,
            reduced_motion="reduce")

    def opened(self, width=1280, height=800, touch=False, dark=False, context=None, isWatched=True):
        page = (context or self.context(width, height, touch, dark)).new_page()
        if isWatched:
            page.on("pageerror", lambda error: self.failures.append(f"an exception in the page: {error}"))
            page.on("console", lambda message: message.type == "error" and self.failures.append(f"the console says: {message.text}"))
        page.goto(self.address)
        self.ready(page)
        return page

    def ready(self, page):
        page.wait_for_selector("html[data-ready=yes]", timeout=60_000)

    def reload(self, page):
        page.reload()
        self.ready(page)

    def settled(self, page):
        # The worker answers in order: what follows a question has been shown before the answer to the next one.
        page.evaluate("async () => { await ask('state'); await ask('state'); await ask('state'); }")

    def until(self, page, expression, seconds=30):
        # Playwright's own waiting evaluates text in the page, which its security policy forbids.
        end = time.time() + seconds
        while not page.evaluate(expression):
            if time.time() > end:
                raise SystemExit(f"waited in vain for {expression}; so far: {self.failures}")
            time.sleep(0.02)

    def press(self, page, names, touch=False):
        for name in names.split():
            key = page.locator(f'#keys [data-key="{name}"]')
            if not key.is_visible():
                of_page = page.locator("#pages button").nth(page.evaluate("name => functionPages.findIndex(names => names.includes(name))", name))
                of_page.tap() if touch else of_page.click()
            key.tap() if touch else key.click()
        self.settled(page)

    def result(self, page):
        return page.locator("#result").inner_text()

    def picture(self, page, name):
        if self.screenshots:
            os.makedirs(self.screenshots, exist_ok=True)
            page.screenshot(path=os.path.join(self.screenshots, name + ".png"))

    def finish(self, title):
        self.browser.close()
        for failure in self.failures:
            print(failure)
        print(f"{title}: {self.checks} checks, {len(self.failures)} failures")
        sys.exit(bool(self.failures))
