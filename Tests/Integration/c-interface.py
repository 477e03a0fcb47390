#!/usr/bin/env python3
"""Tests the C interface from outside: its header, its symbols, a C program, and NumPy's arrays through ctypes.

Usage: c-interface.py [--build .build/release]

Builds nothing of Reckon: `swift build -c release --product ReckonC` comes before. Without NumPy (pip install numpy) the part that uses its
arrays is left out. Exits with 1 when something does not hold.
"""
import argparse, pathlib, re, shutil, subprocess, sys, tempfile

parser = argparse.ArgumentParser()
parser.add_argument("--build", default=".build/release")
options = parser.parse_args()
root = pathlib.Path(__file__).resolve().parents[2]
build = pathlib.Path(options.build).resolve()
sources = root / "Sources/ReckonC"
library = next((build / name for name in ("libReckonC.so", "libReckonC.dylib") if (build / name).exists()), None)
if library is None: sys.exit(f"there is no ReckonC library in {build}; run: swift build -c release --product ReckonC")
failures = []


def check(holds, what):
    if not holds: failures.append(what)


def declarations(header):
    """The functions that a header declares: name → what it takes and gives, without names of parameters and what only compilers read."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*|^\s*#[^\n]*", " ", header, flags=re.S | re.M)
    text = re.sub(r"\b(_Nonnull|_Nullable|SWIFT_\w+|const)\b", " ", text)
    text = re.sub(r"\breckon_(formula|error|scope)\b(?=\s*\*)", "void", text)
    found = {}
    for result, name, parameters in re.findall(r"([\w][\w\s*]*?)\b(reckon_\w+)\s*\(((?:[^()]|\([^()]*\))*)\)\s*;", text.replace("SWIFT_NOEXCEPT", "")):
        parameters = [parameter.strip() for parameter in re.split(r",(?![^(]*\))", parameters)]
        kinds = []
        for parameter in parameters:
            parameter = re.sub(r"\(\s*\*\s*\w*\s*\)", "(*)", parameter)
            parameter = re.sub(r"(\w[\w\s]*?[\s*]+)\w+(?=\s*[,)]|$)", r"\1", parameter) if parameter != "void" else parameter
            kinds.append(re.sub(r"\s+", "", parameter))
        found[name] = (re.sub(r"\s+", "", result), kinds)
    return found


def header_is_the_generated_one():
    with tempfile.TemporaryDirectory() as folder:
        generated = pathlib.Path(folder) / "generated.h"
        subprocess.run(
            # SwiftPM names a package after its folder.
            ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", re.sub(r"\W", "_", root.name.lower()), "-module-name", "ReckonC", "-I", build / "Modules",
             "-emit-clang-header-path", generated, *sorted(sources.glob("*.swift"))], check=True)
        written, made = declarations((sources / "reckon.h").read_text()), declarations(generated.read_text())
    check(len(made) > 20, f"the generated header has {len(made)} functions")
    for name in sorted(written.keys() | made.keys()):
        check(written.get(name) == made.get(name), f"{name}: reckon.h has {written.get(name)}, the library {made.get(name)}")
    return set(written)


def symbols_are_the_headers(names):
    if shutil.which("nm") is None: return print("note: nm is missing (Debian: binutils)")
    listing = subprocess.run(["nm", "-D" if library.suffix == ".so" else "-g", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    exported = {line.split()[-1].lstrip("_") for line in listing.splitlines()}
    exported = {name for name in exported if name.startswith("reckon_")}
    check(exported == names, f"symbols without a declaration: {sorted(exported - names)}, declared without a symbol: {sorted(names - exported)}")


def c_program_holds():
    compiler = next((name for name in ("cc", "clang", "gcc") if shutil.which(name)), None)
    if compiler is None: return print("note: there is no C compiler")
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program"
        subprocess.run(
            [compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", sources, root / "Tests/Integration/c-interface.c", "-o", program,
             library, f"-Wl,-rpath,{build}", "-lm", "-lpthread"], check=True)
        check(subprocess.run([program]).returncode == 0, "the C program")
        subprocess.run([compiler, "-x", "c++", "-fsyntax-only", "-Wall", "-Werror", sources / "reckon.h"], check=True)


def numpy_arrays_are_read_in_place():
    try:
        import numpy as np
    except ImportError:
        return print("note: numpy is missing (pip install numpy)")
    sys.path.insert(0, str(root / "Benchmarks/Peers"))
    import reckon_c
    loaded = reckon_c.Library(str(library))

    def evaluate(source, *arrays, threads=1):
        formula = reckon_c.Formula(loaded, source)
        rows = max(array.size for array in arrays)
        values, failed = np.empty(rows), np.empty(rows, dtype=bool)
        return values, failed, *formula.bind(arrays, values, failed, threads)()

    generator = np.random.default_rng(1)
    a, b, c = (generator.uniform(-100, 100, 100_000) for _ in range(3))
    for threads in (1, 2):
        values, failed, count, row = evaluate("a + b*c", a, b, c, threads=threads)
        check(np.array_equal(values, a + b * c) and not failed.any() and count == 0 and row is None, "a + b*c over arrays")
    table = generator.uniform(1, 2, (1000, 7))
    values, failed, count, row = evaluate("x / y", table[:, 2], table[:, 5])
    check(np.array_equal(values, table[:, 2] / table[:, 5]) and count == 0, "columns of a table, by their strides")
    values, failed, count, row = evaluate("x * y", a[::4], np.array(3.0))
    check(np.array_equal(values, a[::4] * 3), "every fourth row, and one value for all")
    values, failed, count, row = evaluate("sqrt(x)", a)
    with np.errstate(invalid="ignore"): expected = np.sqrt(a)
    check(np.array_equal(values, expected, equal_nan=True) and np.array_equal(failed, a < 0), "the rows that fail")
    check(count == (a < 0).sum() and row == np.argmax(a < 0), "how many fail, and the first")
    print("NumPy: 100,000 rows, strides, one value for all rows, failing rows")


names = header_is_the_generated_one()
symbols_are_the_headers(names)
c_program_holds()
numpy_arrays_are_read_in_place()
for failure in failures: print("does not hold:", failure)
sys.exit(1 if failures else 0)
