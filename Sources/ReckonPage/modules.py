"""Makes one script of the page's modules: a page that is opened from disk may not import files.

Modules stand in the order in which a browser would run them, each behind those that it imports. Imports and the word
`export` go; a name is declared by one module alone, which the check of the bundle's syntax finds as a browser would.
"""
import os
import re
import shutil
import subprocess
import sys

# The imports, in the one form that there is, stand before everything but comments.
IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"\./([\w-]+)\.js";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const|let) )", re.MULTILINE)
STATEMENT = re.compile(r"^(import|export)\b.*", re.MULTILINE)
COMMENT = re.compile(r"^//[^\n]*\n|^/\*(?:[^*]|\*(?!/))*\*/\n|^\n", re.MULTILINE)


def bundle(folder, entry, read):
    """The text of the module `entry` with all that it imports; `read` gives the text of a file."""
    texts, ended = {}, []

    def visit(name, path):
        if name in texts:
            return
        text, at = read(os.path.join(folder, name + ".js")), 0
        texts[name] = ""
        while found := COMMENT.match(text, at) or IMPORT.match(text, at):
            if found.re is IMPORT:
                visit(found[2], path + [name])
            at = found.end()
        texts[name] = EXPORT.sub("", IMPORT.sub("", text))
        other = STATEMENT.search(texts[name])
        if other:
            sys.exit(f"{name}.js: {other[0]}: imports stand first and have the form import {{ a, b }} from \"./c.js\"")
        ended.append(name)

    visit(entry, [])
    unused = {name[:-3] for name in os.listdir(folder) if name.endswith(".js")} - set(texts) - {"worker"}
    if unused:
        sys.exit(f"no module imports {', '.join(sorted(unused))}")
    return '"use strict";\n' + "\n".join(texts[name] for name in ended)


def check_syntax(script, path):
    """Whether the bundle is a module too: in one, nothing may be declared twice."""
    if not shutil.which("node"):
        print("note: node is missing: that each name is declared once is not checked")
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(script)
    result = subprocess.run(["node", "--check", path], stderr=subprocess.PIPE, text=True)
    if result.returncode:
        sys.exit(result.stderr)


def write_operations(source, path):
    """Writes the numbers of the engine's operations, which PageOperation.swift has, as a module."""
    with open(source, encoding="utf-8") as file:
        numbers = re.findall(r"^  case (\w+) = (\d+)$", file.read(), re.MULTILINE)
    rows = "".join(f"  {name}: {number},\n" for name, number in numbers)
    heading = f"// The numbers of the engine's operations. The build writes this file: change {os.path.basename(source)}."
    text = f"{heading}\n\nexport const operation = {{\n{rows}}};\n"
    with open(path, "r+" if os.path.exists(path) else "w+", encoding="utf-8") as file:
        if file.read() != text:
            file.seek(0)
            file.truncate()
            file.write(text)
