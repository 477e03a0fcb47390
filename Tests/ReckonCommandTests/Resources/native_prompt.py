"""Whether a prompt makes native code: native_prompt.py RECKON [OPTION...] prints native or none.

Looks at the memory of the process again and again while a formula is evaluated often: native code is executable memory
of no file.
"""
import os, pty, select, sys

pid, terminal = pty.fork()
if pid == 0:
    os.execve(sys.argv[1], [sys.argv[1], "--no-rc"] + sys.argv[2:],
              {"TERM": "xterm", "HOME": "/nonexistent", "RECKON_HOME": "/nonexistent"})
found = 0


def until(part):
    global found
    shown = b""
    while part not in shown:
        if select.select([terminal], [], [], 0.001)[0]: shown += os.read(terminal, 1 << 16)
        maps = open(f"/proc/{pid}/maps").read().splitlines()
        found += sum("x" in line.split()[1] and len(line.split()) < 6 for line in maps)


until(b"deg>")
for line in [b":set mode double", b"x = 3", b":time x^3 + 2x + sin x"]:
    os.write(terminal, line + b"\r")
    until(b"cache" if line.startswith(b":time") else b"deg>")
os.kill(pid, 9)
print("native" if found else "none")
