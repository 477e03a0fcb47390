"""Builds the wheel: the Python files, and the engine as one shared library with Swift's runtime in it.

    Sources/ReckonPython/build                       writes .build/wheel/reckon-0.1-py3-none-manylinux_…_x86_64.whl
    pip wheel Sources/ReckonPython                   the same, as any other package
    Sources/ReckonPython/build --library PATH        puts it together around a library that was built before

It needs the Swift toolchain, `strip` (Debian: binutils), and on Linux auditwheel, which tells the platform tag by the
symbols that the library uses. A wheel is for the kind of machine that it is built on: x86-64, or arm64 on such a
machine.
"""

import argparse
import base64
import hashlib
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
most_bytes = 8_000_000


class Refused(Exception):
    """What cannot be built, and why."""


def run(command, **options):
    print("+", " ".join(map(str, command)), file=sys.stderr)
    return subprocess.run([str(part) for part in command], check=True, **options)


def compiled(folder):
    """The library, with Swift's runtime in it and no other symbols than those of the header."""
    if shutil.which("swift") is None:
        raise Refused("the Swift toolchain (6.3 or newer) is not on the PATH")
    build = [
        "swift",
        "build",
        "--package-path",
        root,
        "-c",
        "release",
        "--product",
        "ReckonC",
        "-debug-info-format",
        "none",
    ]
    run(build)
    shown = subprocess.run([*map(str, build), "--show-bin-path"], check=True, capture_output=True, text=True)
    place = pathlib.Path(shown.stdout.strip())
    if not sys.platform.startswith("linux"):
        return place / "libReckonC.dylib"
    # The objects of the build are linked once more: with the static runtime, and without what nothing uses of it.
    exports = pathlib.Path(folder) / "exports.map"
    exports.write_text("{ global: reckon_*; local: *; };\n")
    library = pathlib.Path(folder) / "libReckonC.so"
    linking = ["-Xlinker", "--gc-sections", "-Xlinker", f"--version-script={exports}"]
    objects = place / "ReckonC.product" / "Objects.LinkFileList"
    run(["swiftc", "-emit-library", "-static-stdlib", "-O", "-o", library, f"@{objects}", *linking], cwd=root)
    return library


def stripped(library, place):
    shutil.copy(library, place)
    if shutil.which("strip") is None:
        raise Refused("strip is missing (Debian: binutils)")
    run(["strip", "--strip-unneeded" if place.suffix == ".so" else "-x", place])
    if place.suffix == ".so":
        needed = subprocess.run(["ldd", place], check=True, capture_output=True, text=True).stdout
        if "libswift" in needed:
            raise Refused(f"the library needs Swift's runtime beside it:\n{needed}")


def platform_tag(wheel):
    """The oldest platform that has the symbols which the library uses."""
    if not sys.platform.startswith("linux"):
        return f"macosx_15_0_{platform.machine()}"
    found = subprocess.run([sys.executable, "-m", "auditwheel", "show", wheel], capture_output=True, text=True)
    if found.returncode != 0:
        raise Refused(f"auditwheel cannot tell the platform (pip install auditwheel):\n{found.stdout}{found.stderr}")
    tag = re.search(r'following\s+platform\s+tag:\s+"([\w.]+)"', found.stdout)
    if tag is None or not tag[1].startswith("manylinux_"):
        raise Refused(f"the library does not run on other machines:\n{found.stdout}")
    return tag[1].split(".")[0]


def project():
    return tomllib.loads((here / "pyproject.toml").read_text())["project"]


def metadata():
    facts = project()
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {facts['name']}",
        f"Version: {facts['version']}",
        f"Summary: {facts['description']}",
        f"Requires-Python: {facts['requires-python']}",
        *(f"Classifier: {each}" for each in facts["classifiers"]),
    ]
    for extra, requirements in facts["optional-dependencies"].items():
        lines += [f"Provides-Extra: {extra}", *(f'Requires-Dist: {each}; extra == "{extra}"' for each in requirements)]
    lines += ["Description-Content-Type: text/markdown", "", (here / "README.md").read_text()]
    return "\n".join(lines)


def pack(place, library, tag):
    """Writes a wheel. Equal contents give equal bytes."""
    facts = project()
    information = f"{facts['name']}-{facts['version']}.dist-info"
    files = {
        f"reckon/{path.relative_to(here / 'reckon')}": path.read_bytes()
        for path in sorted((here / "reckon").rglob("*"))
        if path.suffix == ".py" or path.name == "py.typed"
    }
    files[f"reckon/_lib/{library.name}"] = library.read_bytes()
    files[f"{information}/METADATA"] = metadata().encode()
    files[f"{information}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: reckon\nRoot-Is-Purelib: false\nTag: py3-none-{tag}\n".encode()
    )
    lines = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}")
    files[f"{information}/RECORD"] = "\n".join([*lines, f"{information}/RECORD,,", ""]).encode()
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = (0o755 if name.endswith((".so", ".dylib")) else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None, library=None):
    """The wheel's name, as PEP 517 asks for it."""
    facts = project()
    folder = pathlib.Path(wheel_directory)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        linked = pathlib.Path(scratch) / "linked"
        linked.mkdir()
        built = pathlib.Path(library) if library else compiled(linked)
        place = pathlib.Path(scratch) / built.name
        stripped(built, place)
        general = (
            pathlib.Path(scratch) / f"{facts['name']}-{facts['version']}-py3-none-{f'linux_{platform.machine()}'}.whl"
        )
        pack(general, place, general.stem.split("-")[-1])
        tag = platform_tag(general)
        wheel = folder / f"{facts['name']}-{facts['version']}-py3-none-{tag}.whl"
        pack(wheel, place, tag)
    size = wheel.stat().st_size
    if size > most_bytes:
        raise Refused(f"the wheel has {size} bytes, more than the {most_bytes} that it may have")
    return wheel.name


def get_requires_for_build_sdist(config_settings=None):
    return []


def build_sdist(sdist_directory, config_settings=None):
    raise Refused(
        "there is no source distribution: the engine is Swift, its sources are the whole repository, and building it takes "
        "Swift's toolchain; "
        "install a wheel, or build one in a checkout with Sources/ReckonPython/build")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", default=root / ".build" / "wheel", help="the folder of the wheel (.build/wheel)")
    parser.add_argument("--library", help="a library that was built with Swift's runtime in it")
    options = parser.parse_args()
    try:
        name = build_wheel(options.out, library=options.library)
    except Refused as error:
        sys.exit(f"{error}")
    wheel = pathlib.Path(options.out) / name
    print(f"{wheel}  {wheel.stat().st_size} bytes")


if __name__ == "__main__":
    main()
