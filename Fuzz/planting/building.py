"""Plants faults in a copy of the project (.build/mutations), each behind a switch that reads RECKON_PLANTED_FAULT, and
builds it once for all of them.

What an operator made need not have a type: faults that the compiler refuses are taken out, and it goes on from there.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from planting.faults import ROOT

COPY = ROOT / ".build" / "mutations"
BINARY = COPY / ".build" / "release" / "ReckonPackageTests.xctest"
# The names of the faults that were built.
PLANTED = COPY / ".build" / "planted-faults"
SWITCH = """\
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The number of the fault that is switched on, 0 for none.
public let plantedFault = getenv("RECKON_PLANTED_FAULT").flatMap { Int(String(cString: $0)) } ?? 0
"""
# Where the switch lies: all modules but these see what the lowest one has.
SWITCHES = ["Sources/ReckonNumbers/PlantedFault.swift", "Sources/ReckonSystem/PlantedFault.swift"]
# The catalogue's files see what it re-exports of the module below.
OWN = ("Sources/ReckonNumbers/", "Sources/ReckonCatalogue/", "Sources/ReckonSystem/")
ERROR = re.compile(r"^(/.+?\.swift):(\d+):\d+: error: (.*)", re.MULTILINE)


def guarded(original, faults):
    """The original with the faults that share its place, each behind its switch."""
    if faults[0].is_statement:
        fault = faults[0]
        return f"if plantedFault == {fault.number} {{ {fault.faulty} }} else {{ {original} }}"
    chain = "".join(f"plantedFault == {fault.number} ? ({fault.faulty}) : " for fault in faults)
    return f"({chain}({original}))"


def planted(text, faults):
    """A file's text with all of its faults, and the first and last line of each there."""
    places = {}
    for fault in faults:
        places.setdefault((fault.start, fault.end), []).append(fault)
    start = "" if "import ReckonCatalogue" in text or faults[0].file.startswith(OWN) else "import ReckonNumbers\n"
    pieces, at, line, lines = [start], 0, 1 + start.count("\n"), []
    for (start, end), group in sorted(places.items(), key=lambda item: item[0]):
        if start < at:
            sys.exit(f"{group[0].name} overlaps another fault")
        piece = guarded(text[start:end], group)
        line += text.count("\n", at, start)
        lines += [(fault, line, line + piece.count("\n")) for fault in group]
        line += piece.count("\n")
        pieces += [text[at:start], piece]
        at = end
    return "".join([*pieces, text[at:]]), lines


def planted_files(faults):
    """The text of each file that has faults, with all of them, and their lines."""
    by_file = {}
    for fault in faults:
        by_file.setdefault(fault.file, []).append(fault)
    return {name: planted((ROOT / name).read_text(), group) for name, group in by_file.items()}


def parse(files):
    """Stops where a file is no Swift text with its faults."""
    with tempfile.TemporaryDirectory(prefix="reckon-mutation-") as folder:
        for name, (text, _) in files.items():
            pathlib.Path(folder, name.replace("/", "+")).write_text(text)
        names = sorted(str(path) for path in pathlib.Path(folder).iterdir())
        if names and subprocess.run(["swiftc", "-frontend", "-parse", "-enable-bare-slash-regex", *names
                                     ]).returncode != 0:
            sys.exit("with the faults in them these files are not Swift")


def write(path, data):
    """Writes a file of the copy unless it holds that already: then the build need not look at it again."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def copy(files):
    """Copies what belongs to the project, with all faults planted."""
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"],
                            cwd=ROOT,
                            capture_output=True,
                            check=True).stdout
    kept = set(SWITCHES)
    for name in filter(None, listed.decode().split("\0")):
        if not (ROOT / name).is_file():
            continue
        kept.add(name)
        write(COPY / name, files[name][0].encode() if name in files else (ROOT / name).read_bytes())
        shutil.copymode(ROOT / name, COPY / name)
    for number, switch in enumerate(SWITCHES):
        write(COPY / switch, (SWITCH if number == 0 else SWITCH.replace("public let", "let")).encode())
    for path in COPY.rglob("*"):
        name = path.relative_to(COPY)
        if name.parts[0] != ".build" and path.is_file() and str(name) not in kept:
            path.unlink()


def refused(output, files):
    """The faults that the compiler's errors speak of: those on the line of an error, or else the nearest one in its
    file."""
    found = {}
    for path, line, message in ERROR.findall(output):
        name = str(pathlib.Path(path).relative_to(COPY)) if pathlib.Path(path).is_relative_to(COPY) else path
        lines = files.get(name, ("", []))[1]
        line = int(line)
        here = [fault for fault, first, last in lines if first <= line <= last]
        if not here and lines:
            here = [min(lines, key=lambda item: min(abs(item[1] - line), abs(item[2] - line)))[0]]
        for fault in here:
            found.setdefault(fault.number, message)
    return found


def build(faults):
    """Builds the copy with the faults; gives those that the compiler takes."""
    command = [
        "swift", "build", "-c", "release", "--build-tests", "-debug-info-format", "none", "--package-path",
        str(COPY)
    ]
    while True:
        files = planted_files(faults)
        copy(files)
        process = subprocess.Popen(command,
                                   stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT,
                                   text=True,
                                   errors="replace")
        output = []
        for line in process.stdout:
            output.append(line)
            if line.startswith("["):
                print(line, end="", flush=True)
        if process.wait() == 0:
            break
        text = "".join(output)
        found = refused(text, files)
        # A fault of Fuzz/Faults was written for its place.
        if not found or any(fault.number in found and not fault.operator for fault in faults):
            errors = "".join(line for line in output if "error:" in line)
            sys.exit(f"{errors or text}the copy with the faults does not build")
        for fault in faults:
            if fault.number in found:
                print(f"{fault.name} is taken out, which the compiler refuses: {found[fault.number]}", flush=True)
        faults = [fault for fault in faults if fault.number not in found]
    PLANTED.write_text("".join(f"{fault.name}\n" for fault in faults))
    return faults


def built(faults):
    """Of some faults those that were built last."""
    names = set(PLANTED.read_text().split("\n")) if PLANTED.exists() else set()
    return [fault for fault in faults if fault.name in names]
