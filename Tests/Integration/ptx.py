#!/usr/bin/env python3
"""Lets NVIDIA's assembler take the kernels of formulas with every kind of instruction and every function, for all its
processors.

Usage: ptx.py [--reckon FILE] [--require]

The assembler is `ptxas` on the PATH or of PyPI's nvidia-cuda-nvcc; without it nothing is tested, which is a failure
with --require.
"""
import argparse
import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

FUNCTIONS = """sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 ln log2 log10 log1p cbrt log sqrt abs floor ceil
trunc round roundeven frac sign""".split()
FORMULAS = [f"{name}(x)" for name in FUNCTIONS] + [
    "x + y*z", "x/y - z", "-x", "min(x, y, z) + max(z, y, x)", "clamp(x, y, z)", "x < y", "x <= y", "x > y", "x >= y",
    "x == y", "x != y", "not x", "x == y ? 1/z : x*z", "z ? sum(k, 1, 3, k*y) : x", "x != y and y < z or z > 1",
    "1 + 2*x + 3*x^2 + 4*x^3", "sum(k, 1, 10, k*x)", "product(k, 1, 5, y + k)", "sum(k, 1, x, k*sin(k))",
    "f(a) = a < 1 ? 2 : a*a; f(x) + f(y)", "iferror(1/x, y)", "x^y", "log(x, y)", "hypot(x, y)", "atan2(x, y)",
    "mod(x, y)", "rem(x, y)", "x // y", "x+(cos(y-sin(2/x*pi))-sin(x-cos(2*y/pi)))-y",
    "1/(x*sqrt(2*pi))*e^(-0.5*((y-x)/x)^2)", "7",
]


def assembler():
    found = shutil.which("ptxas")
    package = importlib.util.find_spec("nvidia")
    for folder in package.submodule_search_locations if package else []:
        found = found or next((str(path) for path in pathlib.Path(folder).glob("*/bin/ptxas")), None)
    return found


def processors(ptxas):
    names = re.findall(r"\bsm_(\d+)\b",
                       subprocess.run([ptxas, "--help"], capture_output=True, text=True, check=True).stdout)
    return sorted({int(name) for name in names if int(name) >= 75})


def kernel(reckon, formula, angle):
    command = [reckon, "explain", "--ptx", "--angle", angle, formula]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"== PTX\n(\.version.*?\n}\n)", text, re.DOTALL)
    return found[1] if found else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--reckon", default=".build/release/reckon")
    parser.add_argument("--require", action="store_true")
    options = parser.parse_args()
    ptxas = assembler()
    if not ptxas:
        print("missing: ptxas (pip install nvidia-cuda-nvcc)")
        return 1 if options.require else 0
    targets = processors(ptxas)
    failures, sizes, seconds = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "kernel.ptx"
        for number, formula in enumerate(FORMULAS):
            for angle in ("rad", "deg", "grad") if re.search(r"sin|cos|tan", formula) else ("rad",):
                text = kernel(options.reckon, formula, angle)
                if text is None:
                    failures.append(f"{formula}: no kernel")
                    continue
                source.write_text(text)
                sizes.append(len(text))
                # Each form for one processor, in turns, and by --require for all.
                for target in targets if options.require else [targets[number % len(targets)]]:
                    start = time.perf_counter()
                    command = [ptxas, f"-arch=sm_{target}", "-o", f"{folder}/kernel.cubin", str(source)]
                    run = subprocess.run(command, capture_output=True, text=True)
                    seconds.append(time.perf_counter() - start)
                    if run.returncode != 0:
                        failures.append(f"{formula} ({angle}) for sm_{target}: {run.stderr.strip()[:300]}")
    for failure in failures[:10]: print(failure)
    print(
        f"{len(sizes)} kernels of {min(sizes):,} to {max(sizes):,} bytes, {len(seconds)} assembled for {len(targets)} processors from sm_{targets[0]} "
        f"to sm_{targets[-1]}, {sum(seconds) / len(seconds) * 1e3:.0f} ms each; {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
