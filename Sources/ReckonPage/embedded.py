"""Compiles the engine and the calculator with Embedded Swift: for the page, and for the platforms that
Tests/Integration/platforms.py tries.

All modules are compiled as one, with nothing public in it. In Embedded Swift a module makes code of its own of all that
it uses of others; as one, code is made once, in a quarter of the time, and the optimiser knows all callers of a
function.
"""
import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
output = os.path.join(root, ".build/page")
modules = [
    "ReckonPhrases", "ReckonNumbers", "ReckonCatalogue", "ReckonSyntax", "ReckonBytecode", "ReckonCompiler",
    "ReckonMachine", "Reckon", "ReckonCalculator", "ReckonPage"
]
# What makes one module of many: no imports among them, one name for all, nothing public. Texts and comments do not
# begin so.
REWRITES = [
    (re.compile(r"^ *(?:@_exported )?(?:public |package |internal )?import Reckon\w*$", re.MULTILINE), ""),
    (re.compile(
        r"\bReckon(?:Phrases|Numbers|Catalogue|Syntax|Bytecode|Compiler|Forms|Machine|Calculator|Page)\.(?=[A-Z])"),
     "Reckon."), (re.compile(r"^( *(?:@[\w(), ]+ )*)(?:(?:public|package)(?:\(set\))? )+", re.MULTILINE), r"\1"),
    (re.compile(
        r"^( *(?:[\w@(), ]+ )?)(?:(?:public|package)(?:\(set\))? )+(?=(?:static|let|var|func|init|struct|enum|indirect|final|class|mutating|"
        r"nonisolated|typealias|protocol|private|subscript|consuming|borrowing)\b)", re.MULTILINE), r"\1"),
    (re.compile(r"@(?:inlinable|usableFromInline|frozen)\b ?"), ""),
]
def run(command, names={}):
    result = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        text = result.stdout
        for written, source in names.items():
            text = text.replace(written, source)
        sys.exit(text)


class Toolchain:
    """The Swift toolchain for a target without an operating system of its own; stops where there is none."""

    def __init__(self, target):
        self.target = target
        self.compiler = shutil.which("swiftc")
        if not self.compiler:
            sys.exit("swiftc is missing: install the Swift toolchain (6.3 or newer)")
        self.home = os.path.dirname(os.path.dirname(os.path.realpath(self.compiler)))
        self.tables = os.path.join(self.home, f"lib/swift/embedded/{target}/libswiftUnicodeDataTables.a")
        if not os.path.exists(self.tables):
            sys.exit(f"{self.tables} is missing: this toolchain comes without Embedded Swift for {target}")

    def program(self, name):
        return os.path.join(self.home, "bin", name)

    @property
    def command(self):
        return [
            self.compiler, "-target", self.target, "-enable-experimental-feature", "Embedded",
            "-enable-experimental-feature", "Extern", "-wmo", "-parse-as-library", "-swift-version", "6",
            "-package-name", "reckon", "-module-name", "Reckon", "-Xfrontend", "-disable-stack-protector"
        ]


def sources(toolchain, of=modules, added=()):
    """The sources as those of one module, by the names under which they are written for the compiler."""
    found = {}
    paths = [
        path for module in of
        for path in sorted(glob.glob(f"Sources/{module}/**/*.swift", root_dir=root, recursive=True))
    ]
    for path in [*paths, *added]:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            text = file.read()
        for pattern, replacement in REWRITES:
            text = pattern.sub(replacement, text)
        # Exports of WebAssembly's would be defined twice elsewhere.
        if not toolchain.target.startswith("wasm"):
            text = re.sub(r"@_expose\(wasm, \"\w+\"\) ", "", text)
        found[f"{path.split('/')[1]}+{os.path.basename(path)}"] = (path, text)
    return found


def written(files, folder):
    """Writes the sources, and gives a file that lists them and what their names stand for."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for name, (_, text) in files.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    with open(folder + ".list", "w", encoding="utf-8") as file:
        file.write("\n".join(os.path.join(folder, name) for name in files))
    return "@" + folder + ".list", {os.path.join(folder, name): path for name, (path, _) in files.items()}


def check_embedded(toolchain):
    """Whether all of it is Embedded Swift, for words of 32 and of 64 bits. Some restrictions are found only where SIL
    is made, in three times the time of checking types: so it is for 64 bits, which have more of the code. No code is
    made."""
    for target, stage in [(toolchain, ["-typecheck"]),
                          (Toolchain("x86_64-unknown-none-elf"), ["-emit-sil", "-Onone", "-o", os.devnull])]:
        listed, names = written(sources(target), os.path.join(output, "check"))
        run([*target.command, *stage, "-Werror", "EmbeddedRestrictions", listed], names)


def compiled(toolchain, name, options, of=modules, added=()):
    """The object file of that name, which is made again when anything that goes into it has changed."""
    files = sources(toolchain, of, added)
    version = subprocess.run([toolchain.compiler, "--version"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL).stdout
    stamp = hashlib.sha256(version + repr((toolchain.command, options, files)).encode()).hexdigest()
    path = os.path.join(output, name)
    if os.path.exists(path + ".o") and os.path.exists(path + ".stamp") and open(path + ".stamp").read() == stamp:
        return path + ".o"
    listed, names = written(files, path)
    started = time.monotonic()
    run([*toolchain.command, *options, "-suppress-warnings", listed, "-c", "-o", path + ".o"], names)
    with open(path + ".stamp", "w") as file:
        file.write(stamp)
    print(f"{name}.o: {time.monotonic() - started:.0f} s", flush=True)
    return path + ".o"
