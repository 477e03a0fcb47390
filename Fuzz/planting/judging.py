"""Runs the tests once for each fault and group of suites, until something notices the fault.

A fault is noticed when a test fails, when the tests crash, or when they take much longer than without a fault. The
suites named in NOT_ASKED are left out, because they look at the text of the code, or at terminals and clocks, which a
busy machine disturbs.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from planting.building import COPY

# The generated files and the reviewed lines differ from the text they are compared with, and handlers with a switch in
# them are no longer single jumps.
NOT_ASKED = "QuietFallbackTests|AssemblyTests|AllocationTests|CrashTests|OutputKill|LargeTable|RatesCommand"
NOT_ASKED += "|(Assist|Keypad|Plot|Prompt)Screen|PromptTerminal|PromptRestore|Terminal(RawMode|Restore)"
# Which tests are asked, one group after another, behind those that a fault names as `first`: quick ones before slow
# ones.
SLOW = r"^ReckonTests\.(DifferentialTests|ColumnDifferentialTests|Book|ShippedBook|Session|Saving)"
ENGINE = r"^(ReckonNumbersTests|ReckonCatalogueTests|ReckonSyntaxTests|ReckonBytecodeTests|ReckonCompilerTests|ReckonMachineTests|ReckonTests)\."
# Sessions, definitions, books and engines, and what is left of the library's tests.
NEAR = r"^ReckonTests\.(Book|ShippedBook|Session|Saving|Engine|ProgramCache|Sheet|Scope|Binding)"
LIBRARY = [(NEAR, ""), (r"^ReckonTests\.", NEAR)]
CALCULATOR = (r"^ReckonCalculatorTests\.", "")
SURFACES = (r"^(ReckonCommandTests|ReckonBooksTests|ReckonPageTests|FuzzTests)\.", "")
# The tests of lower modules see nothing of these.
ABOVE = {"Reckon": [*LIBRARY, CALCULATOR, SURFACES]}
ABOVE |= dict.fromkeys(["ReckonCalculator", "ReckonStorage", "ReckonSystem"], [CALCULATOR, SURFACES])
ABOVE |= dict.fromkeys(
    ["ReckonTerminal", "ReckonLineEditor", "ReckonTables", "ReckonPrompt", "ReckonCommand", "ReckonPage"], [SURFACES])


def stages(fault):
    """The groups of suites to ask about a fault, each with what is left out of it."""
    if fault.topic in ABOVE:
        return ABOVE[fault.topic]
    return [(fault.first, ""), (ENGINE, SLOW), (SLOW, ""), CALCULATOR, SURFACES]


FAILED = re.compile(r"Test (?:case passing .*? to )?(\".*?\"|[\w()]+).* (?:recorded an issue|failed after)")


def descendants(root):
    """The processes that a process has started, and they."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        try:
            parents.setdefault(int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]), []).append(
                int(entry.name))
        except (ValueError, OSError, IndexError):
            continue
    found, open_ = [], [root]
    while open_:
        children = parents.get(open_.pop(), [])
        found += children
        open_ += children
    return found


def end(process):
    for number in [*descendants(process.pid), process.pid]:
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            pass


def run(binary, number, stage, limit, depth, without):
    """What noticed a fault in some suites, and nothing if they all passed."""
    asked, skipped = stage
    skipped = "|".join(filter(None, [NOT_ASKED, skipped, without]))
    scratch = tempfile.mkdtemp(prefix="reckon-mutation-")
    environment = os.environ | {
        "RECKON_PLANTED_FAULT": str(number), "RECKON_DEPTH": depth, "TMPDIR": scratch, "SWIFT_BACKTRACE": "enable=no"
    }
    command = [str(binary), "--testing-library", "swift-testing", "--filter", asked, "--skip", skipped]
    process = subprocess.Popen(command,
                               cwd=COPY,
                               env=environment,
                               stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT,
                               start_new_session=True)
    is_late = threading.Event()
    timer = threading.Timer(limit, lambda: (is_late.set(), end(process)))
    timer.start()
    noticed, count = None, 0
    try:
        for line in process.stdout:
            text = line.decode(errors="replace")
            if (failure := FAILED.search(text)) and "✔" not in text:
                noticed = failure[1]
                end(process)
                break
            if summary := re.search(r"Test run with (\d+) tests?", text):
                count = int(summary[1])
        code = process.wait()
    finally:
        timer.cancel()
        process.stdout.close()
        shutil.rmtree(scratch, ignore_errors=True)
    if noticed:
        return noticed
    if is_late.is_set():
        return f"nothing for {limit:.0f} s"
    if code != 0 or count == 0:
        return f"the end of the tests with status {code}"
    return None


class Judge:
    def __init__(self, binary, depth, without):
        self.binary = binary
        self.without = without
        self.depth = depth
        self.limits = {}
        self.lock = threading.Lock()

    def limit(self, stage):
        """How long some suites may take with a fault: three times as long as without one, which is found out here, and
        half a minute."""
        with self.lock:
            if stage not in self.limits:
                start = time.monotonic()
                if failure := run(self.binary, 0, stage, 3600, self.depth, self.without):
                    print(f"without a fault {stage[0]} already fails: {failure}", flush=True)
                    os._exit(2)
                seconds = time.monotonic() - start
                print(f"without a fault {stage[0]} passes in {seconds:.0f} s", flush=True)
                self.limits[stage] = 3 * seconds + 30
            return self.limits[stage]

    def __call__(self, fault, stage):
        """Asks one group of suites about a fault; gives what noticed it, if anything."""
        limit = self.limit(stage)
        start = time.monotonic()
        noticed = run(self.binary, fault.number, stage, limit, self.depth, self.without)
        if noticed:
            seconds = time.monotonic() - start
            equivalence = ", so that it is not equivalent" if fault.equivalent else ""
            print(f"{fault.label} {seconds:5.0f} s  noticed by {noticed}{equivalence}", flush=True)
        return noticed


def judged(judge, faults, jobs):
    """The faults that nothing notices: the quick suites are asked about all of them before the slow ones are about what
    is left."""
    left, number = faults, 0
    while asked := [fault for fault in left if number < len(stages(fault))]:
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            noticed = dict(
                zip((fault.number for fault in asked), pool.map(lambda fault: judge(fault,
                                                                                    stages(fault)[number]), asked)))
        left = [fault for fault in left if not noticed.get(fault.number)]
        print(f"{len(left)} faults left", flush=True)
        number += 1
    for fault in left:
        print(
            f"{fault.label}          {f'equivalent: {fault.equivalent}' if fault.equivalent else 'NOT NOTICED: ' + fault.change}"
        )
    return left
