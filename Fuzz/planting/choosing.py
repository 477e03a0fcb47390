"""Chooses faults of the operators by seed: as many in each module as in the others, and of each operator as of the
others, where there are so many."""

import random
import sys

from planting import operators
from planting.faults import ROOT, Fault

# These do not see the switch, or are written by generators.
WITHOUT = ("ReckonPhrases", "ReckonBooks", "ReckonUnpacker", "EmbedBooks", "generate-books", "generate-documents")
# No test that runs here asks these; programs in C and on Apple's systems do.
NOT_TESTED = ("ReckonC", "ReckonFoundation", "reckon-tool")


def files(module):
    """The Swift files of a module or of a folder in one: ReckonSyntax, ReckonCompiler/Resolving."""
    folder = ROOT / "Sources" / module
    if module.split("/")[0] in WITHOUT:
        sys.exit(f"{module} has no switch for faults")
    found = sorted(
        path for path in folder.rglob("*.swift") if "Generated" not in path.parts and path.name != "Exports.swift")
    if not found:
        sys.exit(f"there is no Swift file in {folder.relative_to(ROOT)}")
    return found


def modules(named):
    """The modules that are named, `all` for all that tests look at."""
    if named != ["all"]:
        return named
    found = sorted(path.name for path in (ROOT / "Sources").iterdir() if any(path.rglob("*.swift")))
    return [name for name in found if name.startswith("Reckon") and name not in WITHOUT + NOT_TESTED]


def name(path, text, place):
    line = text.count("\n", 0, place) + 1
    column = place - text.rfind("\n", 0, place)
    return f"{path.relative_to(ROOT / 'Sources')}:{line}:{column}"


def in_characters(data, place):
    return len(data[: place.start].decode()), data[place.start : place.end].decode()


def choose(modules, seed, count, taken):
    """Faults that overlap neither each other nor those of `taken`; fewer than `count` when there are no more places."""
    draw = random.Random(seed)
    pools, texts = {}, {}
    for module in modules:
        pools[module] = {}
        for path in files(module):
            texts[path] = path.read_text()
            for place in operators.places(texts[path]):
                pools[module].setdefault(place.operator, []).append((path, place))
    spans = {}
    for fault in taken:
        spans.setdefault(fault.file, []).append((fault.start, fault.end))
    faults = []
    while len(faults) < count and any(pools.values()):
        for module in modules:
            if not pools[module] or len(faults) == count:
                continue
            operator = draw.choice(sorted(pools[module]))
            candidates = pools[module][operator]
            path, place = candidates.pop(draw.randrange(len(candidates)))
            if not candidates:
                del pools[module][operator]
            file = str(path.relative_to(ROOT))
            start, original = in_characters(texts[path].encode(), place)
            end = start + len(original)
            if any(start < other_end and other_start < end for other_start, other_end in spans.get(file, [])):
                continue
            spans.setdefault(file, []).append((start, end))
            number = len(taken) + len(faults) + 1
            tests = f"^{module.split('/')[0]}Tests\\."
            faults.append(
                Fault(number,
                      module.split("/")[0],
                      name(path, texts[path], start),
                      file,
                      start,
                      original,
                      place.faulty,
                      place.is_statement,
                      operator=operator,
                      first=tests))
    return faults
