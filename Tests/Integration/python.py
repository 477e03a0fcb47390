#!/usr/bin/env python3
"""Tests the Python package in Sources/ReckonPython: its tests in Tests/Python, and the examples of its docstrings.

    Tests/Integration/python.py [--build .build/release]        without engines that take long to start
    Tests/Integration/python.py --engines                       Spark too
    Tests/Integration/python.py --wheel reckon-….whl            the wheel, in new virtual environments of each CPython
    from 3.11 on

Builds nothing: `swift build -c release --product ReckonC` comes before. Tests of libraries that are not installed are
left out, and named. Exits with 1 when something does not hold.
"""
import argparse
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("--build", default=".build/release")
parser.add_argument("--engines", action="store_true")
parser.add_argument("--wheel")
options = parser.parse_args()
root = pathlib.Path(__file__).resolve().parents[2]
tests = root / "Tests/Python"
# What tests of each file need.
needs = {
    "test_formula": [], "test_quantity": [
    ], "test_ends": ["numpy"], "test_kinds_of_columns": ["numpy", "pyarrow"], "test_backend": [
    ], "test_arrays": ["numpy"], "test_device": ["numpy"], "test_device_use": ["numpy"],
    "test_frames": ["numpy", "pyarrow"], "test_columns": ["numpy", "pyarrow"], "test_engines": ["pyarrow"],
    "test_tool": ["numpy", "pyarrow"], "test_docstrings": ["numpy"], "test_article": ["numpy", "pyarrow"]
}
slow = {"test_spark": ["pyspark", "pyarrow", "pandas"]}

if left := {path.stem for path in tests.glob("test_*.py")} - needs.keys() - slow.keys():
    sys.exit(f"what {', '.join(sorted(left))} of {tests} needs is not said in {__file__}")


def run(python, environment, modules):
    return subprocess.run([python, "-m", "unittest", "-q", *modules], cwd=tests, env={**os.environ,
                                                                                      **environment}).returncode


def present(modules):
    chosen, missing = [], set()
    for module, required in modules.items():
        lacking = [name for name in required if importlib.util.find_spec(name) is None]
        missing.update(lacking)
        if not lacking: chosen.append(module)
    for name in ("pandas", "polars", "duckdb"):
        if importlib.util.find_spec(name) is None: missing.add(name)
    for name in sorted(missing): print(f"missing: {name} (pip install {name})")
    return chosen


def with_library():
    build = pathlib.Path(options.build).resolve()
    library = next((build / name for name in ("libReckonC.so", "libReckonC.dylib") if (build / name).exists()), None)
    if library is None:
        sys.exit(f"there is no ReckonC library in {build}; run: swift build -c release --product ReckonC")
    modules = present({**needs, **(slow if options.engines else {})})
    environment = {
        "RECKON_LIBRARY": str(library), "RECKON_TOOL": str(build / "reckon"), "PYTHONPATH": str(
            root / "Sources/ReckonPython"), "PYTHONWARNINGS": "default"
    }
    return run(sys.executable, environment, modules)


def pythons():
    """The CPythons from 3.11 on that are here, each version once."""
    found = {}
    candidates = [sys.executable, *(f"python3.{minor}" for minor in range(11, 20))]
    candidates += sorted(
        str(path) for path in pathlib.Path(os.path.expanduser("~/.pyenv/versions")).glob("3.*/bin/python3"))
    for name in candidates:
        path = shutil.which(name)
        if path is None: continue
        told = subprocess.run([path, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True)
        if told.returncode == 0 and tuple(map(int, told.stdout.split())) >= (3, 11):
            found.setdefault(told.stdout.strip(), path)
    return found


def with_wheel():
    failed = 0
    for version, python in pythons().items():
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([python, "-m", "venv", folder], check=True)
            own = pathlib.Path(folder) / "bin/python"
            subprocess.run([own, "-m", "pip", "install", "-q", "--no-index", options.wheel], check=True)
            clean = {name: "" for name in ("RECKON_LIBRARY", "PYTHONPATH")}
            status = run(own, clean, ["test_formula"])
            if status == 0 and subprocess.run([own, "-m", "pip", "install", "-q", "numpy"],
                                              capture_output=True).returncode == 0:
                status = run(own, clean, ["test_arrays"])
        print(f"CPython {version.replace(' ', '.')}: {'the wheel holds' if status == 0 else 'FAILED'}")
        failed += status != 0
    return failed


sys.exit(1 if (with_wheel() if options.wheel else with_library()) else 0)
