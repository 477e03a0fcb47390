"""The part of PTX that kernels of formulas use, executed as NVIDIA's PTX ISA 7.0 defines each instruction."""

import fractions
import math
import re
import struct

MASK = (1 << 64) - 1
HALF = 1 << 63


def number(word):
    return struct.unpack("<d", struct.pack("<Q", word))[0]


def bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def signed(word):
    return word - (1 << 64) if word & HALF else word


def divided(a, b):
    if b != 0:
        return a / b
    return math.nan if a == 0 or a != a else math.copysign(math.inf, a) * math.copysign(1, b)


def fused(a, b, c):
    """a*b + c, rounded once."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c if math.isfinite(c) or not (math.isfinite(a) and math.isfinite(b)) else c
    exact = fractions.Fraction(a) * fractions.Fraction(b) + fractions.Fraction(c)
    if exact == 0:
        # A sum of zeros has the sign of both, and what cancels has none.
        return a * b + c if a == 0 or b == 0 else 0.0
    sign = -1 if exact < 0 else 1
    try:
        return math.copysign(float(exact), sign)
    except OverflowError:
        return math.copysign(math.inf, sign)


def rounded(value, function):
    return value if not math.isfinite(value) else math.copysign(float(function(value)), value)


def of_numbers(function):
    return lambda *words: bits(function(*map(number, words)))


RELATIONS = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}  # fmt: skip
INSTRUCTIONS = {
    "mov.b64": lambda a: a,
    "mov.u64": lambda a: a,
    "mov.u32": lambda a: a,
    "cvta.to.global.u64": lambda a: a,
    "cvt.u64.u32": lambda a: a & 0xFFFF_FFFF,
    "mul.wide.u32": lambda a, b: (a & 0xFFFF_FFFF) * (b & 0xFFFF_FFFF),
    "add.u64": lambda a, b: a + b & MASK,
    "sub.u64": lambda a, b: a - b & MASK,
    "sub.s64": lambda a, b: a - b & MASK,
    "and.b64": lambda a, b: a & b,
    "or.b64": lambda a, b: a | b,
    "xor.b64": lambda a, b: a ^ b,
    "shl.b64": lambda a, b: a << b & MASK if b < 64 else 0,
    "shr.u64": lambda a, b: a >> b if b < 64 else 0,
    "selp.b64": lambda a, b, p: a if p else b,
    "add.rn.f64": of_numbers(lambda a, b: a + b),
    "sub.rn.f64": of_numbers(lambda a, b: a - b),
    "mul.rn.f64": of_numbers(lambda a, b: a * b),
    "div.rn.f64": of_numbers(divided),
    "fma.rn.f64": of_numbers(fused),
    "sqrt.rn.f64": of_numbers(lambda a: math.sqrt(a) if a >= 0 else math.nan),
    "cvt.rni.f64.f64": of_numbers(lambda a: rounded(a, round)),
    "cvt.rmi.f64.f64": of_numbers(lambda a: rounded(a, math.floor)),
    "cvt.rpi.f64.f64": of_numbers(lambda a: rounded(a, math.ceil)),
    "cvt.rzi.f64.f64": of_numbers(lambda a: rounded(a, math.trunc)),
}


def comparison(name):
    """What `setp` does. Relations of numbers that end in u hold where an operand is NaN, others do not."""
    _, relation, kind = name.split(".")
    holds = RELATIONS[relation[:2]]
    if kind == "u64":
        return holds
    if kind == "s64":
        return lambda a, b: holds(signed(a), signed(b))
    if kind != "f64" or len(relation) > 2 and relation[2:] != "u":
        raise ValueError(name)

    def compare(a, b):
        a, b = number(a), number(b)
        return len(relation) == 3 if a != a or b != b else holds(a, b)

    return compare


class Kernel:
    """A module with one kernel.

    place: gives words of a table an address, which `load` reads.
    """

    def __init__(self, text, place):
        if not text.startswith(".version 7.0\n.target sm_75\n.address_size 64\n"):
            raise ValueError(text[:80])
        self.name = re.search(r"\.visible \.entry (\w+)\(", text)[1]
        self.parameters = re.findall(r"\.param \.u64 (\w+)", text)
        self._tables = {}
        for name, count, words in re.findall(r"^\.global \.align 8 \.b64 (\w+)\[(\d+)\] = \{(.*)\};$", text, re.M):
            values = [int(word, 16) for word in words.split(", ")]
            if len(values) != int(count):
                raise ValueError(name)
            self._tables[name] = place(values)
        declared = re.findall(r"\.reg \.\w+ (%[vrp])<(\d+)>;", text)
        names = [f"{kind}{index}" for kind, count in declared for index in range(int(count))]
        self._places = {name: index for index, name in enumerate(names)}
        self._initial = [None] * len(names)
        lines = [line.strip() for line in text[text.index("{\n", text.index(".entry")) + 2 :].splitlines()]
        self._labels = {}
        instructions = []
        for line in lines:
            if line.endswith(":"):
                self._labels[line[:-1]] = len(instructions)
            elif line and line != "}" and not line.startswith(".reg"):
                instructions.append(line)
        self._code = [self._parsed(line) for line in instructions]

    def _operand(self, text):
        """The place of an operand: a register, or a literal in a place of its own."""
        if text not in self._places:
            if text in ("%ctaid.x", "%ntid.x", "%tid.x", "%nctaid.x"):
                value = None
            elif text in self._tables:
                value = self._tables[text]
            else:
                value = int(text[2:], 16) if text[:2] in ("0x", "0d") else int(text)
            self._places[text] = len(self._initial)
            self._initial.append(value)
        return self._places[text]

    def _parsed(self, line):
        """An instruction as its kind, what it does, the place of its result, and those of its operands."""
        guarded, _, rest = line.rpartition("@")[2].partition(" ") if line.startswith("@") else ("", "", line)
        name, _, operands = rest.rstrip(";").partition(" ")
        operands = operands.split(", ") if operands else []
        if name == "bra":
            guard = (self._places[guarded.lstrip("!")], not guarded.startswith("!")) if guarded else None
            return "branch", guard, self._labels[operands[0]], None
        if guarded:
            raise ValueError(line)
        if name == "ret":
            return "end", None, None, None
        if name == "ld.param.u64":
            return "parameter", None, self._places[operands[0]], self.parameters.index(operands[1][1:-1])
        if name == "ld.global.nc.b64":
            address, _, offset = operands[1][1:-1].partition("+")
            return "load", None, self._places[operands[0]], (self._operand(address), int(offset or 0))
        if name in ("st.global.b64", "st.global.u8", "red.global.add.u64"):
            return name, None, self._operand(operands[0][1:-1]), self._operand(operands[1])
        function = comparison(name) if name.startswith("setp.") else INSTRUCTIONS[name]
        return "apply", function, self._places[operands[0]], tuple(map(self._operand, operands[1:]))

    def run(self, arguments, blocks, threads, memory):
        """Runs the kernel, one thread after the other.

        memory: has `load(address)`, `store(address, word)`, `mark(address, byte)` and `add(address, word)`.
        """
        if len(arguments) != len(self.parameters):
            raise ValueError(f"{len(arguments)} arguments for {self.parameters}")
        for block in range(blocks):
            for thread in range(threads):
                registers = list(self._initial)
                special = {"%ctaid.x": block, "%ntid.x": threads, "%tid.x": thread, "%nctaid.x": blocks}
                for name, value in special.items():
                    registers[self._places[name]] = value
                self._thread(registers, arguments, memory)

    def _thread(self, registers, arguments, memory):
        code, place = self._code, 0
        while True:
            kind, what, result, operands = code[place]
            place += 1
            if kind == "apply":
                registers[result] = what(*[registers[each] for each in operands])
            elif kind == "branch":
                if what is None or registers[what[0]] == what[1]:
                    place = result
            elif kind == "load":
                registers[result] = memory.load(registers[operands[0]] + operands[1])
            elif kind == "parameter":
                registers[result] = arguments[operands]
            elif kind == "st.global.b64":
                memory.store(registers[result], registers[operands])
            elif kind == "st.global.u8":
                memory.mark(registers[result], registers[operands])
            elif kind == "red.global.add.u64":
                memory.add(registers[result], registers[operands])
            else:
                return
