"""What the tests of the page share: the page opened from disk in the system's Chromium with the network off, pictures,
and a list of what failed."""
import io
import os
import shutil
import sys
import time

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
built = os.path.join(root, ".build/page/reckon.html")
references = os.path.join(root, "Tests/Integration/Pictures")
# Pictures are kept small. Systems draw letters differently: so many of a picture's points may differ, and a point
# differs by more than so much.
STORED = "error-touch basic-mouse basic-touch history-mouse units-touch scientific-1280 scientific-320-dark plot-1280 notebook-1280".split(
)
WIDEST, DIFFERING_POINTS, DIFFERENCE = 480, 0.03, 48


class Driver:
    def __init__(self, playwright, path, screenshots=None, records=False):
        self.browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        self.address = "file://" + os.path.realpath(path)
        self.screenshots, self.records = screenshots, records
        self.failures = []
        self.checks = 0

    def check(self, name, found, expected):
        self.checks += 1
        if found != expected:
            self.failures.append(f"{name}: {found!r}, not {expected!r}")

    def context(self, width=1280, height=800, touch=False, dark=False, locale="en-US"):
        return self.browser.new_context(locale=locale,
                                        viewport={"width": width, "height": height},
                                        has_touch=touch,
                                        color_scheme="dark" if dark else "light",
                                        offline=True,
                                        reduced_motion="reduce")

    def opened(self, width=1280, height=800, touch=False, dark=False, context=None, isWatched=True, view="keypad"):
        """A new page with a view opened, or with the one that it opens itself."""
        page = (context or self.context(width, height, touch, dark)).new_page()
        if isWatched:
            page.on("pageerror", lambda error: self.failures.append(f"an exception in the page: {error}"))
            page.on(
                "console",
                lambda message: message.type == "error" and self.failures.append(f"the console says: {message.text}"))
        page.goto(self.address)
        self.ready(page)
        if view:
            page.evaluate("(view) => openView(view)", view)
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

    def result(self, page):
        return page.locator("#result").inner_text()

    def picture(self, page, name):
        """Compares what is seen with the picture of that name in Pictures, if it is one of those that are stored."""
        shot = page.screenshot(animations="disabled", caret="hide")
        if self.screenshots:
            os.makedirs(self.screenshots, exist_ok=True)
            with open(os.path.join(self.screenshots, name + ".png"), "wb") as file:
                file.write(shot)
        if name not in STORED:
            return
        picture = Image.open(io.BytesIO(shot)).convert("RGB")
        if picture.width > WIDEST:
            picture = picture.resize((WIDEST, picture.height * WIDEST // picture.width), Image.Resampling.BOX)
        path = os.path.join(references, name + ".png")
        if self.records:
            os.makedirs(references, exist_ok=True)
            picture.quantize(64).save(path, optimize=True)
            return
        reference = Image.open(path).convert("RGB")
        if reference.size != picture.size:
            self.check(f"the size of picture {name}", picture.size, reference.size)
            return
        histogram = ImageChops.difference(picture, reference).convert("L").histogram()
        part = sum(histogram[DIFFERENCE:]) / (picture.width * picture.height)
        self.check(f"picture {name} is as stored (points that differ: {part:.1%})", part <= DIFFERING_POINTS, True)

    def finish(self, title):
        self.browser.close()
        for failure in self.failures:
            print(failure)
        print(f"{title}: {self.checks} checks, {len(self.failures)} failures")
        sys.exit(bool(self.failures))
