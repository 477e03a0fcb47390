"""The engines that dialects.py compares with: formulas at random over their grammars, and their values."""
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import warnings


class Grammar:
    """Formulas at random: numbers, names, operators, functions, choices."""
    VARIABLES = {"x": 2.5, "y": -3.0, "z": 0.75, "n": 7.0, "w": 0.0}
    NUMBERS = ["0", "1", "2", "3", "4", "7", "10", "0.5", "1.5", "2.25", "0.1", "100", "1e3"]
    BINARY = ["+", "-", "*", "/"]
    PREFIX = ["-"]
    # Those that are not drawn at random.
    POWERS = []
    COMPARISONS = ["<", "<=", ">", ">=", "==", "!="]
    FUNCTIONS = {}
    LIBRARY = ()

    def formulas(self, count, seed):
        self.random = random.Random(f"{type(self).__name__} {seed}")
        yield from self.pairs()
        for _ in range(count): yield self.expression(self.random.randint(1, 4))

    def pairs(self):
        """Each two operators beside each other."""
        signs = self.BINARY + self.POWERS + self.COMPARISONS
        for first in signs:
            for prefix in self.PREFIX: yield from (f"{prefix}x {first} y", f"x {first} {prefix}y")
            for second in signs: yield f"x {first} n {second} z"

    def expression(self, depth): return self.value(depth)

    def value(self, depth):
        pick = self.random
        if depth == 0: return pick.choice(self.NUMBERS + list(self.VARIABLES))
        match pick.randrange(10):
            case 0 | 1 | 2 | 3 | 4: return f"{self.value(depth - 1)}{self.space()}{pick.choice(self.BINARY)}{self.space()}{self.value(depth - 1)}"
            case 5: return pick.choice(self.PREFIX) + self.value(depth - 1)
            case 6: return f"({self.value(depth - 1)})"
            case 7: return self.choice(depth - 1)
            case 8 if self.FUNCTIONS:
                name = pick.choice(sorted(self.FUNCTIONS))
                return f"{name}({', '.join(self.value(depth - 1) for _ in range(self.FUNCTIONS[name]))})"
            case _: return self.value(depth - 1)

    def space(self): return self.random.choice(["", " ", " "])

    def choice(self, depth): return self.value(depth)

    def condition(self, depth): return f"{self.value(depth)} {self.random.choice(self.COMPARISONS)} {self.value(depth)}"

    def is_exact(self, text): return not any(name + "(" in text for name in self.LIBRARY)

    def rule(self, text, theirs, ours):
        """Why values may differ, or None."""
        return "refused by name" if ours[1] == "noEquivalent" else None

    def missing(self):
        """Why the engine cannot be asked, or None."""
        return None


class Python(Grammar):
    BINARY = ["+", "-", "*", "/", "//", "%"]
    POWERS = ["**"]
    PREFIX = ["-", "+", "- -"]
    NUMBERS = Grammar.NUMBERS + ["0x1F", "0b101", "1_000", ".5", "5."]
    FUNCTIONS = {"abs": 1, "math.sqrt": 1, "math.floor": 1, "math.ceil": 1, "min": 2, "max": 3, "round": 1, "int": 1, "math.exp": 1, "math.log": 1, "math.sin": 1, "math.atan2": 2, "math.hypot": 2, "math.fmod": 2, "pow": 2, "float": 1, "math.trunc": 1, "math.degrees": 1}
    LIBRARY = ("exp", "log", "sin", "atan2", "hypot", "pow", "degrees")

    def version(self): return f"CPython {sys.version.split()[0]}"

    def value(self, depth):
        # Powers of whole numbers have as many digits as memory holds.
        if depth and self.random.randrange(8) == 0: return f"{self.value(depth - 1)}{self.space()}**{self.space()}{self.random.choice(['2', '-2', '0.5', 'x', 'y', '-z'])}"
        return super().value(depth)

    def expression(self, depth): return self.condition(depth) if self.random.randrange(6) == 0 else self.value(depth)

    def condition(self, depth):
        pick = self.random
        match pick.randrange(7):
            case 0 if depth: return f"{self.condition(depth - 1)} {pick.choice(['and', 'or'])} {self.condition(depth - 1)}"
            case 1 if depth: return f"not {self.condition(depth - 1)}"
            case 2: return f"{self.value(depth)} < {self.value(depth)} {pick.choice(self.COMPARISONS)} {self.value(depth)}"
            case 3: return f"{self.value(depth)} {pick.choice(['in', 'not in'])} [{self.value(0)}, {self.value(0)}]"
            case 4 if depth: return f"({self.condition(depth - 1)})"
            case _: return super().condition(depth)

    def choice(self, depth):
        text = f"{self.value(depth)} if {self.condition(depth)} else {self.value(depth)}"
        return f"({text})" if self.random.randrange(3) else text

    def is_exact(self, text): return "**" not in text and super().is_exact(text)

    def values(self, texts): return [self.result(text) for text in texts]

    def result(self, text):
        try: value = eval(text, {"math": math, "__builtins__": {"abs": abs, "min": min, "max": max, "round": round, "int": int, "float": float, "pow": pow, "len": len, "sum": sum}}, dict(self.VARIABLES))
        except (ArithmeticError, ValueError, TypeError, SyntaxError) as error: return "error", type(error).__name__, str(error)
        return "value", value, type(value).__name__

    def rule(self, text, theirs, ours):
        if rule := super().rule(text, theirs, ours): return rule
        if ours[1] == "domain" and "whole exponent" in str(ours[2]): return "complex numbers are refused"
        if theirs[2] == "complex": return "complex numbers are refused" if ours[0] == "error" else None
        if theirs[0] == "value" and ours[:2] == ("error", "overflow"): return "overflow is an error"
        if theirs[0] == "value" and isinstance(theirs[1], int) and abs(theirs[1]) > 2**53: return "whole numbers beyond 2^53"
        return None


class NumExpr(Grammar):
    def rule(self, text, theirs, ours):
        if theirs[1] == "OverflowError": return "constants among themselves are Python's numbers"
        return super().rule(text, theirs, ours)

    JOINTS = ["&", "|", "^"]
    BINARY = ["+", "-", "*", "/", "%", "**"]
    NUMBERS = ["1.0", "2.0", "3.0", "0.5", "1.5", "2.25", "0.1", "100.0", "1e3"]
    FUNCTIONS = {"sqrt": 1, "exp": 1, "log": 1, "sin": 1, "arctan2": 2, "abs": 1, "floor": 1, "ceil": 1, "tanh": 1, "log1p": 1, "arcsin": 1}
    LIBRARY = ("exp", "log", "sin", "arctan2", "tanh", "log1p", "arcsin")

    def version(self):
        import numexpr
        return f"numexpr {numexpr.__version__}"

    def missing(self):
        try: import numexpr
        except ImportError: return "pip install numexpr"

    def expression(self, depth): return self.condition(depth) if self.random.randrange(6) == 0 else self.value(depth)

    def condition(self, depth):
        pick = self.random
        match pick.randrange(5):
            case 0 if depth: return f"({self.condition(depth - 1)}) {pick.choice(self.JOINTS)} ({self.condition(depth - 1)})"
            case 1 if depth: return f"~({self.condition(depth - 1)})"
            case _: return super().condition(depth)

    def choice(self, depth): return f"where({self.condition(depth)}, {self.value(depth)}, {self.value(depth)})"

    def is_exact(self, text): return "**" not in text and super().is_exact(text)

    def value(self, depth):
        # Constants among themselves are Python's numbers: 8.0 % 0.1 is another number there than x % 0.1 with 8 for x.
        pick = self.random
        if depth and pick.randrange(3) == 0: return f"{self.value(depth - 1)}{self.space()}{pick.choice(self.BINARY)}{self.space()}{pick.choice(self.NUMBERS)}"
        return pick.choice(list(self.VARIABLES)) if depth == 0 else super().value(depth)

    def values(self, texts):
        import numexpr
        columns = {name: numpy_float(value) for name, value in self.VARIABLES.items()}
        return [self.result(numexpr, text, columns) for text in texts]

    def result(self, numexpr, text, columns):
        try: value = numexpr.evaluate(text, columns, global_dict={})
        except Exception as error: return "error", type(error).__name__, str(error)
        return "value", value.item(), str(value.dtype)


def numpy_float(value):
    import numpy
    return numpy.float64(value)


class Pandas(NumExpr):
    JOINTS = ["&", "|"]
    FUNCTIONS = {"sqrt": 1, "exp": 1, "log": 1, "sin": 1, "arctan2": 2, "abs": 1, "floor": 1}
    PREFIX = ["-"]

    def version(self):
        import pandas
        return f"pandas {pandas.__version__}"

    def missing(self):
        try: import pandas
        except ImportError: return "pip install pandas"

    def condition(self, depth):
        pick = self.random
        match pick.randrange(8):
            case 0: return f"{self.value(depth)} < {self.value(depth)} {pick.choice(self.COMPARISONS)} {self.value(depth)}"
            case 1 if depth: return f"({self.condition(depth - 1)}) {pick.choice(['and', 'or'])} ({self.condition(depth - 1)})"
            case 2 if depth: return f"not ({self.condition(depth - 1)})"
            case _: return super().condition(depth)

    def choice(self, depth): return self.value(depth)

    def values(self, texts):
        import pandas
        frame = pandas.DataFrame({name: [value] for name, value in self.VARIABLES.items()})
        return [self.result(frame, text) for text in texts]

    def result(self, frame, text):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                value = frame.eval(text, engine="python")
        except Exception as error: return "error", type(error).__name__, str(error)
        if hasattr(value, "iloc"): value = value.iloc[0]
        if hasattr(value, "item"): value = value.item()
        return "value", value, type(value).__name__


class JavaScript(Grammar):
    PREFIX = ["- ", "+ "]
    BINARY = ["+", "-", "*", "/", "%", "**"]
    NUMBERS = Grammar.NUMBERS + ["0x1F", "0b101", "1_000", ".5", "5."]
    COMPARISONS = ["<", "<=", ">", ">=", "===", "!==", "==", "!="]
    FUNCTIONS = {"Math.abs": 1, "Math.sqrt": 1, "Math.floor": 1, "Math.ceil": 1, "Math.min": 2, "Math.max": 3, "Math.round": 1, "Math.trunc": 1, "Math.exp": 1, "Math.log": 1, "Math.sin": 1, "Math.atan2": 2, "Math.hypot": 2, "Math.pow": 2, "Math.sign": 1}
    LIBRARY = ("exp", "log", "sin", "atan2", "hypot", "pow")

    def version(self): return "Node.js " + subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()

    def missing(self): return None if shutil.which("node") else "apt-get install nodejs"

    def expression(self, depth): return self.condition(depth) if self.random.randrange(6) == 0 else self.value(depth)

    def condition(self, depth):
        pick = self.random
        match pick.randrange(6):
            case 0 if depth: return f"{self.condition(depth - 1)} {pick.choice(['&&', '||'])} {self.condition(depth - 1)}"
            case 1 if depth: return f"!({self.condition(depth - 1)})"
            case _: return super().condition(depth)

    def choice(self, depth):
        text = f"{self.condition(depth)} ? {self.value(depth)} : {self.value(depth)}"
        return f"({text})" if self.random.randrange(3) else text

    def is_exact(self, text): return "**" not in text and super().is_exact(text)

    def values(self, texts):
        names = json.dumps(self.VARIABLES)
        script = """
            const names = NAMES, lines = require("fs").readFileSync(0, "utf8").split("\\n")
            for (const line of lines.slice(0, -1)) {
              let answer
              try {
                const value = Function(...Object.keys(names), `return (${line})`)(...Object.values(names))
                answer = ["value", typeof value == "number" && !isFinite(value) ? String(value) : value, typeof value]
              } catch (error) { answer = ["error", error.name, error.message] }
              console.log(JSON.stringify(answer))
            }"""
        done = subprocess.run(["node", "-e", script.replace("NAMES", names)], input="".join(text + "\n" for text in texts), capture_output=True, text=True, check=True)
        return [json.loads(line) for line in done.stdout.splitlines()]


class MuParser(Grammar):
    BINARY = ["+", "-", "*", "/", "^"]
    PREFIX = ["-", "+"]
    FUNCTIONS = {"abs": 1, "sqrt": 1, "min": 2, "max": 3, "sum": 2, "avg": 3, "exp": 1, "log": 1, "ln": 1, "sin": 1, "atan2": 2, "sign": 1, "rint": 1, "log10": 1}
    LIBRARY = ("exp", "log", "ln", "sin", "atan2", "log10")

    def version(self): return "muParser 2.3.3"

    def missing(self): return None if shutil.which("g++") and os.path.exists("/usr/include/muParser.h") else "apt-get install g++ libmuparser-dev"

    def expression(self, depth): return self.condition(depth) if self.random.randrange(6) == 0 else self.value(depth)

    def condition(self, depth):
        pick = self.random
        match pick.randrange(6):
            case 0 if depth: return f"{self.condition(depth - 1)} {pick.choice(['&&', '||'])} {self.condition(depth - 1)}"
            case 1: return f"{self.value(depth)} < {self.value(depth)} {pick.choice(self.COMPARISONS)} {self.value(depth)}"
            case _: return super().condition(depth)

    def choice(self, depth):
        text = f"{self.condition(depth)} ? {self.value(depth)} : {self.value(depth)}"
        return f"({text})" if self.random.randrange(3) else text

    def is_exact(self, text): return "^" not in text and super().is_exact(text)

    def rule(self, text, theirs, ours):
        if re.search(r"\b(min|max)\(", text) and ours[1] == "NaN": return "min and max pass over what is not a number"
        return super().rule(text, theirs, ours)

    def values(self, texts):
        names = "".join(f'parser.DefineConst("{name}", {value!r});' for name, value in self.VARIABLES.items())
        source = """
            #include <muParser.h>
            #include <iostream>
            #include <cstdio>
            int main() {
              mu::Parser parser;
              NAMES
              for (std::string line; std::getline(std::cin, line);) {
                try { parser.SetExpr(line); printf("%a\\n", parser.Eval()); }
                catch (mu::Parser::exception_type &error) { printf("! %s\\n", error.GetMsg().c_str()); }
              }
            }"""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "parser")
            subprocess.run(["g++", "-x", "c++", "-o", path, "-", "-lmuparser"], input=source.replace("NAMES", names), text=True, check=True)
            done = subprocess.run([path], input="".join(text + "\n" for text in texts), capture_output=True, text=True, check=True)
        return [("error", "", line[2:]) if line.startswith("!") else ("value", float.fromhex(line), "") for line in done.stdout.splitlines()]


class DuckDB(Grammar):
    BINARY = ["+", "-", "*", "/", "%"]
    POWERS = ["^", "**"]
    PREFIX = ["-", "+"]
    # What is not a number is larger than all numbers there, and equal to itself.
    VARIABLES = Grammar.VARIABLES | {"w": 0.25}
    FUNCTIONS = {"abs": 1, "floor": 1, "ceil": 1, "least": 2, "greatest": 3, "exp": 1, "sin": 1, "atan2": 2, "sign": 1, "trunc": 1, "degrees": 1}
    LIBRARY = ("exp", "sin", "atan2", "pow", "log10", "log", "degrees")
    COMPARISONS = ["<", "<=", ">", ">=", "=", "<>", "!=", "=="]

    def version(self):
        import duckdb
        return f"DuckDB {duckdb.__version__}"

    def missing(self):
        try: import duckdb
        except ImportError: return "pip install duckdb"

    def value(self, depth):
        pick = self.random
        if depth == 0: return pick.choice(list(self.VARIABLES))
        if pick.randrange(3) == 0: return f"{self.value(depth - 1)} {pick.choice(self.BINARY + ['^', '**'])} {pick.choice(['2', '3', '1e1', '10'])}"
        return super().value(depth)

    def expression(self, depth): return self.condition(depth) if self.random.randrange(6) == 0 else self.value(depth)

    def condition(self, depth):
        pick = self.random
        match pick.randrange(9):
            case 0 if depth: return f"{self.condition(depth - 1)} {pick.choice(['AND', 'or'])} {self.condition(depth - 1)}"
            case 1 if depth: return f"NOT {self.condition(depth - 1)}"
            case 2: return f"{self.value(depth)} {pick.choice(['', 'not '])}between {self.value(depth)} and {self.value(depth)}"
            case 3: return f"{self.value(depth)} {pick.choice(['', 'NOT '])}IN ({self.value(0)}, {self.value(0)})"
            case 4: return f"({self.condition(depth)})"
            case _: return super().condition(depth)

    def choice(self, depth):
        if self.random.randrange(3) == 0: return f"case {self.value(depth)} when {self.value(depth)} then {self.value(depth)} else {self.value(depth)} end"
        return f"CASE WHEN {self.condition(depth)} THEN {self.value(depth)} WHEN {self.condition(depth)} THEN {self.value(depth)} ELSE {self.value(depth)} END"

    def is_exact(self, text): return "^" not in text and "**" not in text and super().is_exact(text)

    def values(self, texts):
        import duckdb
        connection = duckdb.connect()
        columns = ", ".join(f"{value!r}::DOUBLE AS {name}" for name, value in self.VARIABLES.items())
        connection.execute(f"CREATE TABLE t AS SELECT {columns}")
        found = []
        for text in texts:
            try: value = connection.execute(f"SELECT {text} FROM t").fetchone()[0]
            except duckdb.Error as error: found.append(("error", type(error).__name__, str(error)))
            else: found.append(("value", value, type(value).__name__))
        return found


PEERS = {"python": Python, "pandas": Pandas, "numexpr": NumExpr, "muparser": MuParser, "duckdb": DuckDB, "javascript": JavaScript}
