"""The peers: which there are, how to find out whether one is installed, and how to run its harness."""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SYSTEM_PYTHON = "/usr/bin/python3"


class Missing(Exception):
    """A peer is not installed; the message says what to install."""


class Failure(Exception):
    """A program did not do what it should; the message says which and why."""


class Peer:
    """An installed peer. `command` is its harness up to the arguments that harness.py describes."""

    def __init__(self, name, version, dialect, command):
        self.name = name
        self.version = version
        self.dialect = dialect
        self.command = command

    def check(self, group, inputs, work):
        """The sum over the rows for each line of the file `work`: a number, or a text with the error."""
        return self.run("check", group, inputs, work, 0)

    def time(self, group, inputs, work, seconds):
        """The nanoseconds for each line of the file `work`: a number, or a text with the error."""
        return self.run("time", group, inputs, work, seconds)

    def run(self, mode, group, inputs, work, seconds):
        output = run_program([*self.command, mode, group, inputs, work, str(seconds)], self.name)
        with open(work) as file:
            count = len(file.read().splitlines())
        answers = ["error: no answer"] * count
        try:
            for line in output.splitlines():
                index, text = line.split("\t", 1)
                answers[int(index)] = text if text.startswith("error: ") else float(text)
        except (ValueError, IndexError):
            raise Failure(f"{self.name}: cannot read ‘{line}’") from None
        return answers


def run_program(command, name):
    """The standard output. Raises Failure with the last line of the standard error."""
    try:
        result = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", stdin=subprocess.DEVNULL,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"})
    except OSError as error:
        raise Failure(f"{name}: {command[0]}: {error.strerror}") from None
    if result.returncode != 0:
        lines = result.stderr.strip().splitlines()
        raise Failure(f"{name}: exit code {result.returncode}: {lines[-1] if lines else 'no message'}")
    return result.stdout


def version_text(command, name, remedy):
    """The first line of what a command prints, which succeeds only if the peer is installed."""
    try:
        return run_program(command, name).strip().split("\n")[0]
    except Failure as failure:
        raise Missing(f"{failure} (try: {remedy})") from None


def harness(file):
    return os.path.join(HERE, file)


def find_luajit(name, options):
    remedy = "apt-get install luajit"
    version = version_text(["luajit", "-e", "print(jit.version)"], name, remedy)
    if not options and version_text(["luajit", "-e", "print(jit.status())"], name, remedy).split()[0] != "true":
        raise Missing(f"{name}: this build of LuaJIT has its JIT off")
    return Peer(name, " ".join([version, *options]), "lua", ["luajit", *options, harness("luajit_harness.lua")])


def find_muparser(name, scratch):
    program = os.path.join(scratch, "muparser_harness")
    try:
        run_program(["g++", "-std=c++17", "-O2", "-o", program, harness("muparser_harness.cpp"), "-lmuparser"], name)
    except Failure as failure:
        raise Missing(f"{failure}: its harness does not build (try: apt-get install g++ libmuparser-dev)") from None
    return Peer(name, "muParser " + run_program([program, "version"], name).split()[0], "muparser", [program])


def find_mpdec(name, scratch):
    program = os.path.join(scratch, "mpdec_harness")
    try:
        run_program(["gcc", "-std=gnu11", "-O2", "-o", program, harness("mpdec_harness.c"), "-lmpdec", "-lm"], name)
    except Failure as failure:
        raise Missing(f"{failure}: its harness does not build (try: apt-get install gcc libmpdec-dev)") from None
    return Peer(name, "libmpdec " + run_program([program, "version"], name).strip(), "muparser", [program])


def find_python_package(name, title, file, options=()):
    code = f"import {name}; print({name}.__version__)"
    version = version_text([sys.executable, "-c", code], name, f"pip install {name}")
    return Peer(name, f"{title} {version} (one thread)", name, [sys.executable, harness(file), *options])


def find_cpython(name, python, file):
    code = "import platform; print(platform.python_implementation(), platform.python_version())"
    version = version_text([python, "-c", code], name, "--python PATH")
    return Peer(name, version, "python", [python, harness(file)])


def default_python():
    """The distribution's, which is built with optimizations that one built by pyenv may lack; or the one running."""
    return SYSTEM_PYTHON if os.access(SYSTEM_PYTHON, os.X_OK) else sys.executable


def find_c(name, way, title):
    version = version_text(["gcc", "-dumpfullversion"], name, "apt-get install gcc")
    version_text([sys.executable, "-c", "import numpy; print(numpy.__version__)"], name, "pip install numpy")
    return Peer(name, f"gcc {version} {title}", "c", [sys.executable, harness("c_harness.py"), way])


def find_reckon_c(name):
    code = "import numpy, reckon_c; print('version', reckon_c.Library.find().version())"
    remedy = "pip install numpy; swift build -c release --product ReckonC"
    version = version_text([sys.executable, "-c", f"import sys; sys.path.insert(0, {HERE!r}); {code}"], name, remedy)
    return Peer(name, f"Reckon’s C interface, {version}, over NumPy’s arrays", "muparser",
                [sys.executable, harness("reckon_c_harness.py")])


# DuckDB sums the formula up (`sum`), for that costs it a few nanoseconds a row less than keeping the values in a table.
FINDERS = {
    "c": lambda name, scratch, python: find_c(name, "plain", "-O3 -march=native -ffp-contract=off"),
    "c-contracted": lambda name, scratch, python: find_c(name, "contracted", "-O3 -march=native -ffp-contract=fast"),
    "c-libmvec": lambda name, scratch, python: find_c(name, "libmvec", "with libmvec"),
    "luajit": lambda name, scratch, python: find_luajit(name, []),
    "luajit-joff": lambda name, scratch, python: find_luajit(name, ["-joff"]),
    "muparser": lambda name, scratch, python: find_muparser(name, scratch),
    "cpython": lambda name, scratch, python: find_cpython(name, python, "cpython_harness.py"),
    "cpython-decimal": lambda name, scratch, python: find_cpython(name, python, "cpython_decimal_harness.py"),
    "libmpdec": lambda name, scratch, python: find_mpdec(name, scratch),
    "numpy": lambda name, scratch, python: find_python_package(name, "NumPy", "numpy_harness.py"),
    "numexpr": lambda name, scratch, python: find_python_package(name, "numexpr", "numexpr_harness.py"),
    "reckon-c": lambda name, scratch, python: find_reckon_c(name),
    "duckdb": lambda name, scratch, python: find_python_package(name, "DuckDB", "duckdb_harness.py", ["sum"]),
}

# Compiling is the same to LuaJIT whether its JIT is on or off.
GROUPS = {
    "scalar": ["c", "c-contracted", "luajit", "luajit-joff", "muparser", "cpython"],
    "batch": ["c", "c-contracted", "c-libmvec", "numpy", "numexpr", "duckdb", "reckon-c"],
    "cached": ["c", "c-contracted", "c-libmvec", "numpy", "numexpr", "reckon-c"],
    "compile": ["muparser", "luajit", "cpython"],
    "decimal": ["libmpdec", "cpython-decimal"],
}


def find_peer(name, scratch, python):
    """The installed peer, whose programs may live in the directory `scratch`. Raises Missing."""
    return FINDERS[name](name, scratch, python)
