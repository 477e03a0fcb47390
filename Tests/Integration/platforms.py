#!/usr/bin/env python3
"""Compares the engine's answers on other platforms with the native ones: the golden language lines, and formulas made
from the fuzzing seeds.

    swift build -c release && Tests/Integration/platforms.py                  all platforms
    Tests/Integration/platforms.py wasi --count 500                           one of them, with more formulas

The engine, the calculator and the page's answers are compiled with Embedded Swift, without Foundation and without a
library of Swift's for the platform, linked with its C library, and run:

    wasi    WebAssembly in the toolchain's wasmkit     (Debian: wasi-libc, libclang-rt-14-dev-wasm32)
    musl    x86-64, linked statically with musl        (Debian: musl-dev)
    arm64   arm64 Linux, statically, in QEMU           (Debian: libc6-dev-arm64-cross, libgcc-12-dev-arm64-cross,
    qemu-user)
"""
import argparse
import os
import sys
import time

from page_requests import BEGINNING, answers, golden_requests, made_requests, report, root

sys.path.insert(0, os.path.join(root, "Sources/ReckonPage"))
from embedded import Toolchain, compiled, output, run

# By platform: Swift's target, the files of Debian's packages that are linked before and behind the engine, and what
# runs the program.
MUSL, CROSS, GCC = "/usr/lib/x86_64-linux-musl", "/usr/aarch64-linux-gnu/lib", "/usr/lib/gcc-cross/aarch64-linux-gnu/12"
PLATFORMS = {
    "wasi": ("wasm32-unknown-none-wasm", ["/usr/lib/wasm32-wasi/crt1-command.o"], [
        "/usr/lib/wasm32-wasi/libc.a", "/usr/lib/wasm32-wasi/libm.a",
        "/usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a"
    ], "wasmkit"), "musl": ("x86_64-unknown-none-elf", [f"{MUSL}/crt1.o", f"{MUSL}/crti.o"], [
        f"{MUSL}/libc.a", "builtins", f"{MUSL}/crtn.o"
    ], None), "arm64": ("aarch64-none-none-elf", [f"{CROSS}/crt1.o", f"{CROSS}/crti.o", f"{GCC}/crtbeginT.o"], [
        f"{CROSS}/libm.a", f"{CROSS}/libc.a", f"{GCC}/libgcc.a", f"{GCC}/libgcc_eh.a", f"{GCC}/crtend.o",
        f"{CROSS}/crtn.o"
    ], "qemu-aarch64"),
}

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("platforms", nargs="*", metavar="PLATFORM", help=f"{', '.join(PLATFORMS)} (default: all)")
parser.add_argument("--build",
                    default=os.path.join(root, ".build/release"),
                    help="the folder of page-answers and fuzz-replay")
parser.add_argument("--count", type=int, default=200, help="formulas that are made")
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()
if unknown := set(arguments.platforms) - PLATFORMS.keys():
    parser.error(f"there is no platform {', '.join(unknown)}")


def built(platform):
    """The program for a platform, and the command that runs it."""
    target, first, last, runner = PLATFORMS[platform]
    toolchain = Toolchain(target)
    last = [
        os.path.join(toolchain.home, "lib/clang/21/lib/linux/libclang_rt.builtins-x86_64.a")
        if file == "builtins" else file for file in last
    ]
    if missing := [file for file in first + last if not os.path.exists(file)]:
        sys.exit(f"{platform}: {', '.join(missing)} is missing; see --help for Debian's packages")
    os.makedirs(output, exist_ok=True)
    engine = compiled(toolchain, f"engine-{platform}", ["-Osize"])
    driver = compiled(toolchain,
                      f"answers-{platform}", ["-Osize"],
                      of=[],
                      added=["Tests/PlatformAnswers/Answers.swift"])
    program = os.path.join(output, f"answers-{platform}.program")
    files = [*first, driver, engine, toolchain.tables, *last]
    if platform == "wasi":
        run([
            toolchain.program("wasm-ld"), "--gc-sections", "--allow-undefined", "--stack-first", "-z",
            f"stack-size={4 << 20}", "-o", program, *files
        ])
        return [toolchain.program(runner), "run", program]
    run([
        toolchain.program("ld.lld"), "-static", "--gc-sections", "-o", program, *first, "--start-group",
        *files[len(first):], "--end-group"
    ])
    return [runner, program] if runner else [program]


requests = BEGINNING + golden_requests() + made_requests(
    arguments.count, arguments.build, arguments.seed, with_long=False)
native = answers([os.path.join(arguments.build, "page-answers")], requests)
failed = False
for platform in arguments.platforms or PLATFORMS:
    command = built(platform)
    started = time.monotonic()
    differences = [three for three in zip(requests, answers(command, requests), native) if three[1] != three[2]]
    report(platform, differences)
    print(f"{platform}: {len(requests)} answers in {time.monotonic() - started:.0f} s, {len(differences)} differ",
          flush=True)
    failed = failed or bool(differences)
sys.exit(failed)
