"""The surfaces of surfaces.py: each gives for many texts in one mode an answer each, a dictionary with what the surface
tells.

An answer has some of: `error` (kind), `message`, `place` of an error; `value` (number, text, list or `missing` in
JSON's form, numbers as Decimal), `unit`, `written`, `number`, `exactness`, `lines` (what is shown of all statements),
`shown`, `notes`, `rates`. None where the surface does not take the text.
"""
import ctypes
import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
from decimal import Decimal, InvalidOperation

# What a mode is asked for by on the command line; here alone.
FLAGS = {"double": ["--double"], "decimal": ["--decimal"], "exact": ["--exact"]}
# The rates by which money is converted on every surface, at their day.
RATES = "Date, USD, KRW, GBP, \n14 November 2023, 1.25, 1500, 0.8, \n"
MARK = re.compile(r'^(?:\[\d+\] )?"⟦(\d+)⟧"$')
PLACED = re.compile(r"^(?:-e|standard input|[^ :]*\.reckon):\d+:\d+: ")
DEFINITION = re.compile(r"""[^=<>!≤≥"]*=(?!=)""")
INPUT = re.compile(r"(\w+_\d+) = (-?\d+(?:\.\d+)?(?:e-?\d+)?); ([^;]*)")
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def number(text):
    try:
        value = Decimal(text.replace("…", ""))
        return "NaN" if value.is_nan() else value
    except InvalidOperation:
        return text


class Tool:
    def __init__(self, reckon, build):
        self.reckon, self.build = os.path.realpath(reckon), os.path.realpath(build)
        self.folder = tempfile.TemporaryDirectory()
        self.home = os.path.join(self.folder.name, "home")
        self.environment = dict(os.environ,
                                RECKON_HOME=self.home,
                                LC_ALL="C.UTF-8",
                                TERM="xterm-256color",
                                NO_COLOR="1")
        self.run("rates", "update", self.file("rates.csv", RATES))

    def file(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def run(self, *arguments, input="", merged=False):
        """Standard output, with standard error in its place among it where `merged`, and else the two."""
        done = subprocess.run([self.reckon, *arguments],
                              input=input.encode(),
                              stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT if merged else subprocess.PIPE,
                              env=self.environment,
                              timeout=300)
        return done.stdout.decode() if merged else (done.stdout.decode(), done.stderr.decode())

    # Texts that are shown

    def marked(self, output, texts):
        """The lines of each text in an output with marks between them; and how many texts were ended by their mark."""
        parts, ended = [[]], 0
        for line in output.split("\n"):
            if MARK.match(line):
                parts.append([])
                ended += 1
            else:
                parts[-1].append(line)
        return parts, ended

    def eval(self, mode, texts):
        input = "".join(f'{text}\n"⟦{index}⟧"\n' for index, text in enumerate(texts) if self.is_line(text))
        parts = iter(self.marked(self.run("eval", *FLAGS[mode], input=input, merged=True), texts)[0])
        return [shown(next(parts)) if self.is_line(text) else None for text in texts]

    @staticmethod
    def is_line(text):
        return "\n" not in text and text.strip() and not text.lstrip().startswith("#")

    def statements(self, texts, sessions, run):
        """Texts in one session, which takes back what each has defined, and goes on in another behind an error: one
        that is expected is the last."""
        answers, start = [], 0
        while start < len(texts):
            part, commands = [], []
            for text, expected in zip(texts[start:start + 200], sessions[start:]):
                part.append(text)
                commands.append(text)
                if "error" in expected: break
                commands += [":undo"] * ("defines" in expected) + [f'"⟦{len(part)}⟧"']
            parts, ended = self.marked(run(commands), part)
            # Behind an error there is no mark.
            new = [
                shown([line
                       for line in lines
                       if not line.endswith(" is no longer defined")])
                for lines in (parts[:ended] if ended == len(part) else parts)
            ]
            answers += new
            start += len(new)
        return answers

    def argument(self, mode, texts, sessions):
        return self.statements(
            texts, sessions,
            lambda commands: self.run(*FLAGS[mode], *[word for text in commands for word in ("-e", text)], merged=True))

    def script(self, mode, texts, sessions):
        def run(commands):
            return self.run(*FLAGS[mode], self.file(f"script-{mode}.reckon", "\n".join(commands) + "\n"), merged=True)
        return self.statements(texts, sessions, run)

    def prompt(self, mode, texts, sessions):
        child, terminal = pty.fork()
        if child == 0:
            os.execve(self.reckon, [self.reckon, "--no-rc"], self.environment)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 5000, 0, 0))

        def until_prompt():
            seen = b""
            while not re.search(rb"(deg|\.\.\.)> (\x1b\[0m)?(\x1b\[\?25h)?$", seen):
                if not select.select([terminal], [], [], 20)[0]:
                    raise SystemExit(f"the prompt does not answer: {seen[-400:]!r}")
                seen += os.read(terminal, 1 << 16)
            return seen.decode("utf-8", "replace")

        def ask(line):
            os.write(terminal, line.encode() + b"\r")
            return until_prompt()

        until_prompt()
        ask(f":set number-mode {mode}")
        answers = []
        for text, expected in zip(texts, sessions):
            if not self.is_line(text) or "\t" in text:
                answers.append(None)
                continue
            output = ask(text)
            if re.search(r"\.\.\.> [^\n]*$", ANSI.sub("", output)):
                answers.append({"error": "incomplete"})
                os.write(terminal, b"\x03")
                until_prompt()
                continue
            # Behind the line that was typed.
            lines = ANSI.sub("", output.split("\r\r\r\n", 1)[-1]).replace("\r", "").split("\n")[:-1]
            # What stands behind four blanks is about other definitions.
            answers.append(shown([re.sub(r"^\[\d+\] ", "", line) for line in lines if not line.startswith("    ")]))
            # What stands before a failing statement was defined too.
            if "defines" in expected or "error" in expected and "=" in text: ask(":undo")
        os.write(terminal, b"\x04")
        while True:
            try:
                if not os.read(terminal, 1 << 16): break
            except OSError: break
        os.close(terminal)
        os.waitpid(child, 0)
        return answers

    # Answers in JSON

    def json(self, mode, texts):
        output, _ = self.run("eval", "--json", *FLAGS[mode], "--", *texts)
        return [of_json(line) for line in output.splitlines()]

    def jsonl(self, mode, texts):
        output, _ = self.run("eval",
                             "--jsonl",
                             *FLAGS[mode],
                             input="".join(json.dumps({"expr": text}) + "\n" for text in texts))
        return [of_json(line) for line in output.splitlines()]

    def library(self, surface, mode, texts):
        """What surface-answers says."""
        lines = "".join("\x1f".join([surface, mode, text.replace("\n", "\x1d")]) + "\n" for text in texts)
        done = subprocess.run([os.path.join(self.build, "surface-answers"), RATES],
                              input=lines.encode(),
                              stdout=subprocess.PIPE,
                              check=True)
        return [json.loads(line) for line in done.stdout.decode().split("\n")[:-1]]

    def page(self, mode, texts):
        answers = []
        for answer in self.library("page", mode, texts):
            if error := answer.get("error"):
                answers.append(
                    {"error": error["kind"], "message": error["message"], "place": f"{error['start']} {error['end']}"})
            else:
                rates = [outcome["rates"] for outcome in answer["outcomes"] if "rates" in outcome]
                answers.append({"equations": [outcome.get("shown", "") for outcome in answer["outcomes"]]}
                               | ({"rates": rates[-1]} if rates else {}))
        return answers

    # Books

    def books(self, mode, texts, formulas):
        """By surface the answers of a book, of the compiled one, of `reckon test` and of `reckon run` with the book."""
        found, groups = {surface: [None] * len(texts) for surface in ("book", "compiled", "test", "run")}, [[]]
        for index, text in enumerate(texts):
            *before, last = text.split("; ")
            if not self.is_line(text) or "#" in text or DEFINITION.match(last) or not all(
                    DEFINITION.match(part) for part in before):
                continue
            # A name that other texts may use stands in a book of its own.
            if not all(re.match(r"\w+_\d+\b", part) for part in before): groups.append([(index, before, last)])
            else:
                if not groups or len(groups[0]) == 300: groups.insert(0, [])
                groups[0].append((index, before, last))
        for place, group in enumerate(groups): self.book(mode, f"{mode}-{place}", group, formulas, found)
        return found

    def book(self, mode, name, texts, formulas, found):
        left = list(texts)
        while left:
            lines, owners = [f"set mode {mode}"], [None]
            for index, before, last in left:
                lines += [*before, f"r{index}_ = {last}"]
                owners += [index] * (len(before) + 1)
            path = self.file(f"book-{name}.reckon", "\n".join(lines) + "\n")
            notes, errors = {}, {}
            for line in self.run("check", path, merged=True).split("\n"):
                if said := re.match(r".*\.reckon:(\d+):(\d+): (error|note): (.*)", line):
                    owner = owners[int(said[1]) - 1]
                    if said[3] == "note": notes.setdefault(owner, []).append(said[4])
                    elif owner not in errors: errors[owner] = said[4]
            if not errors: break
            for owner, message in errors.items(): found["book"][owner] = {"error": None, "message": message}
            left = [text for text in left if text[0] not in errors]
        if not left: return
        names = [f"r{index}_" for index, _, _ in left]
        stored = os.path.join(self.folder.name, f"book-{name}.compiled")
        self.run("compile", path, "--output", stored)
        for book, answers in ((path, found["book"]), (stored, found["compiled"])):
            output, errors = self.run("eval", "--json", *FLAGS[mode], "--book", book, "--", *names)
            lines = output.splitlines()
            if len(lines) != len(names):
                raise SystemExit(f"{book}: {len(lines)} answers to {len(names)} names: {errors[:500]}")
            for (index, _, _), line in zip(left, lines):
                answers[index] = of_json(line)
                if "error" in answers[index]: answers[index].pop("place")
                elif book == path: answers[index]["notes"] = notes.get(index, [])
                else: answers[index].pop("notes", None)

        self.examples(path, left, formulas, found["test"])
        if mode != "exact":
            usable = [index for index, _, _ in left if "error" not in found["book"][index]]
            cells = self.table(mode, [f"r{index}_" for index in usable],
                               1, [False] * len(usable),
                               options=["--book", path])
            for index, answer in zip(usable, cells): found["run"][index] = answer

    def examples(self, path, texts, formulas, answers):
        """The values of the library as examples, of which `reckon test` says whether they are met."""
        with open(path, "a", encoding="utf-8") as file:
            first = len(open(path, encoding="utf-8").read().split("\n"))
            texts = [index for index, _, _ in texts if reads_back(formulas[index])]
            for index in texts: file.write(f"> r{index}_ = {formulas[index]['written']}\n")
        output = self.run("test", path, merged=True)
        failed = {int(said[1]) - first: said[2] for said in re.finditer(r"\.reckon:(\d+): .* got (.*)", output)}
        if f"{len(texts)} examples, {len(failed)} failed" not in output.replace("1 examples", "1 example").replace(
                "1 example,", "1 examples,"):
            raise SystemExit(f"{path}: {output[-300:]}")
        for place, index in enumerate(texts):
            answers[index] = {"written": failed.get(place, formulas[index]["written"])}

    # Tables

    def table(self, mode, texts, rows, refused, path=None, options=()):
        """Cells of a table whose rows are all the same. Texts that are refused are asked each by itself."""
        answers = [None] * len(texts)
        path = path or self.file(f"table-{rows}.csv", "input_\n" + "1\n" * rows)

        def cells(indices):
            # The name stands before the last statement; in a text there may be semicolons without a blank behind them.
            sign = {index: "; " if '"' in texts[index] else ";" for index in indices}
            formulas = "; ".join(
                re.sub(f"(?:^|(?<={sign[index]}))(?!.*{sign[index]})", f"r{index}_ = ", texts[index], count=1)
                for index in indices)
            output, errors = self.run("run", *FLAGS[mode], *options, "--format", "jsonl", "--", formulas, path)
            return [json.loads(line, parse_float=Decimal, parse_int=Decimal) for line in output.splitlines()], errors

        def ask(indices):
            if not indices: return
            found, errors = cells(indices)
            if len(indices) > 1 and (not found or " row error" in errors or any(";" in texts[index]
                                                                                for index in indices)):
                ask(indices[:len(indices) // 2])
                ask(indices[len(indices) // 2:])
            elif not found or " row error" in errors:
                line = re.search(r"^(?:error: |reckon: |  row 1, column [^:]*: )(.*)", errors, re.M)
                answers[indices[0]] = {"error": None, "message": line[1] if line else errors}
            else:
                if any(row != found[0] for row in found[1:]) or len(found) != rows:
                    raise SystemExit(f"{texts[indices[0]]}: rows of the same values differ")
                columns = {re.sub(r" \[.*\]$", "", name): (name, value) for name, value in found[0].items()}
                for index in indices:
                    name, value = columns.get(f"r{index}_") or list(found[0].items())[-1]
                    unit = re.search(r" \[(.*)\]$", name)
                    answers[index] = {"value": value} | ({"unit": unit[1]} if unit else {})
                    if " row errors" in errors: answers[index]["error"] = "row"

        # Before an empty statement stands no name.
        usable = [
            index for index, text in enumerate(texts) if self.is_line(text) and "#" not in text
            and not re.search("(^|;) *;", text) and not DEFINITION.match(text.split("; ")[-1])
        ]
        alone = [index for index in usable if refused[index] or ";" in texts[index]]
        rest = [index for index in usable if index not in set(alone)]
        for start in range(0, len(rest), 50): ask(rest[start:start + 50])
        for index in alone: ask([index])
        return answers

    # Inputs: the number that a text begins by naming is given as a variable or column.

    def variables(self, mode, texts):
        found = [INPUT.fullmatch(text) for text in texts]
        requests = "".join(
            f'{{"expr": {json.dumps(match[3])}, "vars": {{"{match[1]}": {match[2]}}}}}\n' for match in found if match)
        answers = iter(self.run("eval", "--jsonl", *FLAGS[mode], input=requests)[0].splitlines())
        return [input_answer(of_json(next(answers))) if match else None for match in found]

    def columns(self, mode, texts, refused):
        found = [INPUT.fullmatch(text) for text in texts]
        rest = [match[3] if match and not refused[index] else "" for index, match in enumerate(found)]
        used = [match for match in found if match] or [INPUT.fullmatch("a_1 = 1; a_1")]
        row = ",".join(match[2] for match in used) + "\n"
        path = self.file("columns.csv", ",".join(match[1] for match in used) + "\n" + row * 40)
        return [answer and input_answer(answer) for answer in self.table(mode, rest, 40, refused, path)]

    # C

    def c(self, mode, texts):
        """In doubles, whatever the mode: the interface has no other numbers."""
        library = ctypes.CDLL(os.path.join(self.build, "libReckonC.so"))
        for name in ("compile", "scope_create"): getattr(library, f"reckon_{name}").restype = ctypes.c_void_p
        for name in ("unit", "error_kind", "error_message"):
            getattr(library, f"reckon_{name}").restype = ctypes.c_char_p
        for name in ("error_start", "error_end"): getattr(library, f"reckon_{name}").restype = ctypes.c_ssize_t
        library.reckon_evaluate.restype = ctypes.c_bool
        pointer = ctypes.c_void_p
        scope = pointer(library.reckon_scope_create())
        # Names are refused, not found, where one is known.
        library.reckon_scope_add_variable(scope, b"input_", None)

        def answer(text):
            error, value = pointer(), ctypes.c_double()
            formula = pointer(library.reckon_compile(text.encode(), ctypes.c_ssize_t(-1), scope, ctypes.byref(error)))
            given = (ctypes.c_double * 1)(0)
            result = {}
            if formula and library.reckon_evaluate(formula, given, ctypes.c_ssize_t(1), 0, ctypes.byref(value),
                                                   ctypes.byref(error)):
                result["number"] = repr(value.value)
                if unit := library.reckon_unit(formula): result["unit"] = unit.decode()
            else:
                result = {
                    "error": library.reckon_error_kind(error).decode(),
                    "message": library.reckon_error_message(error).decode(),
                    "place": f"{library.reckon_error_start(error)} {library.reckon_error_end(error)}"
                }
                library.reckon_error_free(error)
            library.reckon_formula_free(formula)
            return result

        answers = [answer(text) for text in texts]
        library.reckon_scope_free(scope)
        return answers


def shown(lines):
    """The answer in the lines that a person sees of one text."""
    answer = {"lines": [], "notes": []}
    for line in lines:
        line = PLACED.sub("", line)
        if line.startswith("note: "): answer["notes"].append(line[6:])
        elif line.startswith("rates of "): answer["rates"] = line[9:]
        elif line.startswith("warning: "): answer["warning"] = line[9:]
        elif line.startswith("error: "):
            answer["error"], answer["message"] = None, line[7:]
            break
        else: answer["lines"].append(line)
    if answer["lines"] and answer["lines"][-1] == "": answer["lines"].pop()
    return answer


def reads_back(answer):
    """Whether an example can have the value behind its sign: nothing equals a missing value or NaN, and `12 15min` is
    not read."""
    return "error" not in answer and answer["written"] != "missing" and answer.get(
        "number") != "nan" and not answer.get("unit", "")[:1].isdigit()


def input_answer(answer):
    """Without what is said of the name: what is constant is noted otherwise, and its place is another."""
    return {field: value for field, value in answer.items() if field not in ("notes", "place", "message")}


def of_json(line):
    answer = json.loads(line, parse_float=Decimal, parse_int=Decimal)
    if error := answer.get("error"):
        return {"error": error["kind"], "message": error["message"]
                } | ({"place": f"{error['start']} {error['end']}"} if "start" in error else {})
    if "inexact" in answer: answer["exactness"] = answer.pop("inexact")
    return {"notes": []} | answer
