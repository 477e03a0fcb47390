"""Translates Reckon's formulas, as far as the workloads use them, into the languages of the peers.

Known are numbers, variables, the constants pi and e, the operators of LEVELS, unary minus, parentheses, the functions
of SAME_NAMED, clamp(value, low, high) and if(condition, then, else). Comparisons and && may stand only in conditions.
Parentheses of the original stay, others appear only where the other language needs them: compile times are measured
too.
"""

import re

# How tightly operators bind in Reckon; ^ groups from the right, the others from the left.
LEVELS = {"&&": 1, "<": 2, ">": 2, "+": 3, "-": 3, "*": 4, "/": 4, "^": 6}
NEGATION_LEVEL = 5
ATOM_LEVEL = 9

SAME_NAMED = {"sqrt", "sin", "cos", "tan", "exp", "abs"}
ARITIES = {"clamp": 3, "if": 3}
CONSTANTS = {"pi": "3.141592653589793", "e": "2.718281828459045"}
VARIABLES = set("abcxyzw")

TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?P<name>[A-Za-z]\w*)|(?P<symbol>&&|[-+*/^<>(),]))")


class TranslationError(Exception):
    """The formula holds something that this translation does not know; the message says what."""


class Dialect:
    """One language: what differs from Reckon's own text.

    operators: the spelling of an operator, or a template with {0} and {1} for its operands.
    levels: binding levels that differ from LEVELS.
    functions: a template for each function that has another form.
    number: how a number's text is written, so that it is a double there.
    constants: the text of each constant.
    """

    def __init__(self, operators={}, levels={}, functions={}, number=lambda text: text, constants=CONSTANTS):
        self.operators = operators
        self.levels = {**LEVELS, **levels}
        self.functions = functions
        self.number = number
        self.constants = constants


def as_float(text):
    """7 is an integer in Python, and costs a conversion on each evaluation; 7.0 does not."""
    return text if any(character in text for character in ".eE") else text + ".0"


def as_scientific(text):
    """1.1 is a DECIMAL in DuckDB, 1.1e0 a DOUBLE."""
    return text if "e" in text.lower() else text + "e0"


DIALECTS = {
    # The harness defines pi and e as constants and clamp as a function.
    "muparser": Dialect(functions={"if": "({0}?{1}:{2})"}, constants={"pi": "pi", "e": "e"}),
    # A number is never false in Lua, so `and … or …` chooses. min and max are fast functions of the interpreter.
    "lua": Dialect(
        operators={"&&": " and "},
        functions={"if": "({0} and {1} or {2})", "clamp": "min(max({0},{1}),{2})"}),
    # The harness defines clamp: a conditional expression would compute its first argument twice, min and max are
    # slower.
    "python": Dialect(
        operators={"&&": " and ", "^": "**"},
        functions={"if": "({1} if {0} else {2})"},
        number=as_float),
    # In numexpr & binds tighter than comparisons. The repeated argument is computed once.
    "numexpr": Dialect(
        operators={"&&": "&", "^": "**"}, levels={"&&": 2.5},
        functions={"if": "where({0},{1},{2})", "clamp": "where({0}<{1},{1},where({0}>{2},{2},{0}))"},
        number=as_float),
    "numpy": Dialect(
        operators={"&&": "&", "^": "**"}, levels={"&&": 2.5},
        functions={"if": "where({0},{1},{2})", "clamp": "where({0}<{1},{1},where({0}>{2},{2},{0}))"},
        number=as_float),
    # The harness defines power and clamp.
    "c": Dialect(
        operators={"^": "power({0},{1})"}, levels={"^": ATOM_LEVEL},
        functions={"if": "({0}?{1}:{2})", "abs": "fabs({0})"},
        number=as_float),
    # The operator ^ of DuckDB is pow, but groups from the left and binds less tightly than a sign.
    "duckdb": Dialect(
        operators={"&&": " AND ", "^": "pow({0},{1})"}, levels={"^": ATOM_LEVEL},
        functions={"if": "CASE WHEN {0} THEN {1} ELSE {2} END", "clamp": "least(greatest({0},{1}),{2})"},
        number=as_scientific, constants={name: text + "e0" for name, text in CONSTANTS.items()}),
}


def translate(formula, dialect):
    """The formula in the language named by a key of DIALECTS. Raises TranslationError."""
    return Writer(DIALECTS[dialect]).text(Reader(formula).tree())


class Reader:
    """Precedence climbing over the formula's tokens.

    The nodes are tuples: number, variable and constant with their text, group and negation with a node, binary with
    an operator and two nodes, call with a name and a list of nodes.
    """

    def __init__(self, formula):
        self.formula = formula
        self.tokens = []
        self.next = 0
        end = 0
        while formula[end:].strip():
            match = TOKEN.match(formula, end)
            if not match:
                raise TranslationError(f"cannot read ‘{formula[end:].strip()[:10]}’ in ‘{formula}’")
            self.tokens.append((match.lastgroup, match.group(match.lastgroup)))
            end = match.end()
        self.tokens.append(("end", "the end"))

    def tree(self):
        node = self.expression(0)
        if self.tokens[self.next][0] != "end":
            self.fail()
        return node

    def fail(self):
        raise TranslationError(f"‘{self.tokens[self.next][1]}’ is unexpected in ‘{self.formula}’")

    def take(self, symbol):
        """Steps over the symbol when it comes next, and says whether it did."""
        found = self.tokens[self.next] == ("symbol", symbol)
        self.next += found
        return found

    def expect(self, symbol):
        if not self.take(symbol):
            self.fail()

    def expression(self, least):
        """An expression whose operators bind at least as tightly as the level `least`."""
        if self.take("-"):
            left = ("negation", self.expression(NEGATION_LEVEL))
        else:
            left = self.atom()
        while True:
            kind, operator = self.tokens[self.next]
            level = LEVELS.get(operator) if kind == "symbol" else None
            if level is None or level < least:
                return left
            self.next += 1
            left = ("binary", operator, left, self.expression(level if operator == "^" else level + 1))

    def atom(self):
        kind, text = self.tokens[self.next]
        if kind == "number":
            self.next += 1
            return (kind, text)
        if kind == "name":
            self.next += 1
            return self.name(text)
        self.expect("(")
        inner = self.expression(0)
        self.expect(")")
        return ("group", inner)

    def name(self, text):
        if self.take("("):
            arguments = [self.expression(0)]
            while self.take(","):
                arguments.append(self.expression(0))
            self.expect(")")
            arity = 1 if text in SAME_NAMED else ARITIES.get(text)
            if arity is None:
                raise TranslationError(f"no translation of the function ‘{text}’ in ‘{self.formula}’")
            if arity != len(arguments):
                raise TranslationError(f"‘{text}’ takes {arity} arguments, not {len(arguments)}, in ‘{self.formula}’")
            return ("call", text, arguments)
        if text in CONSTANTS:
            return ("constant", text)
        if text not in VARIABLES:
            raise TranslationError(f"no variable or constant ‘{text}’ in ‘{self.formula}’")
        return ("variable", text)


class Writer:
    """Writes a tree in one dialect."""

    def __init__(self, dialect):
        self.dialect = dialect

    def level(self, node):
        if node[0] == "binary":
            return self.dialect.levels[node[1]]
        return NEGATION_LEVEL if node[0] == "negation" else ATOM_LEVEL

    def operand(self, node, least):
        """The node's text, in parentheses when it binds less tightly than `least`."""
        text = self.text(node)
        return text if self.level(node) >= least else f"({text})"

    def text(self, node):
        kind = node[0]
        if kind == "number":
            return self.dialect.number(node[1])
        if kind == "constant":
            return self.dialect.constants[node[1]]
        if kind == "variable":
            return node[1]
        if kind == "group":
            return f"({self.text(node[1])})"
        if kind == "negation":
            return "-" + self.operand(node[1], NEGATION_LEVEL)
        if kind == "call":
            arguments = [self.text(argument) for argument in node[2]]
            template = self.dialect.functions.get(node[1])
            return template.format(*arguments) if template else f"{node[1]}({','.join(arguments)})"
        _, operator, left, right = node
        spelling = self.dialect.operators.get(operator, operator)
        if "{0}" in spelling:
            return spelling.format(self.text(left), self.text(right))
        level = self.dialect.levels[operator]
        above = level + 1
        if operator == "^":
            return self.operand(left, above) + spelling + self.operand(right, level)
        return self.operand(left, level) + spelling + self.operand(right, above)
