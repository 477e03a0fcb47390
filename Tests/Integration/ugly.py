"""Random ugly tables, and what must become of them.

Fields are made as they stand in the file. What they mean is asked of Python's csv module and float(), not of the maker.
"""

import csv
import io
import math
import random
import re
from decimal import Decimal

BLOCK = 512 * 1024
NUMBER = re.compile(r"[ \t]*[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?[ \t]*\Z")
# Stands for a carriage return without a line feed, which is a byte like others to Reckon and the end of a record to
# Python.
LONE_RETURN = "\x01"

ODD_NUMBERS = [
    "", " ", "\t", "NaN", "nan", "NA", "inf", "-inf", "Infinity", "1e400", "-1e400", "1e-400", "0x10", "1_000", "1e5",
    "1E+05", "-1e-07", "+5", "-.5", "5.", ".5", ".", "-", "+", "e5", "1e", "1e+", "--1", "+-1", "1 2", " 1", "1 ",
    "\t1\t", "- 1", "0", "-0", "0.0", "-0.0", "00012", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2.2250738585072011e-308", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
    "9007199254740993", "18446744073709551616", "123456789012345678901234567890", "1\x00", "1\xa0", "\xef\xbc\x91",
    "1\x0b", "1.5.2", "1e5.0", "0e999999999999999999999", "1e99999999999999999999999", "1" + "0" * 400, '"1"', '" 7 "',
    '"1,5"', '"1;5"', '"-2.5e3"', '"1\n"', '"\n1"', '""', '" "', '"1"0', '"1" ', '"1"""', '"1""2"', '"NaN"', '"3"\t',
    "1,5",
]
ODD_TEXTS = [
    "", "x", "a b", 'a"b', 'a""b', 'a"', '""', '""""', '""""""', '"a"', '"a"b', '"a"b"c', '"a" ', '"a""b"', '"a""',
    '" "" "', '"\n"', '"\r\n"', '"\n\n"', '"a\nb"', '"a\r\nb"', '",;\t|"', '",\n\n,"', '"""\n"""', "\xff\xfe", "\xc3",
    "caf\xc3\xa9", '"\xff\n\xc3"', "\x00", 'x\x00"y', " ", ' "a"', "'a'", "\\", '"\\"', "#", "=1+1", '"\x00\n\x00"',
    "\xef\xbb\xbf", '"' + "q" * 63 + '""\n"', '"' + '""' * 70 + '"', '"' + "\n" * 130 + '"', '"' + ',"",' * 40 + '"',
]
LONE_RETURNS = ["a\rb", "\r", "1\r", "\r1", '"a\rb"', '"\r"', '"a"\r', "\r\r"]


def halfway(source):
    """The exact decimal text of a number halfway between two doubles, or a digit beside it: hundreds of digits."""
    low = math.ldexp(source.random() + 0.5, source.randint(-300, 300))
    middle = (Decimal(low) + Decimal(math.nextafter(low, math.inf))) / 2
    text = format(middle, "f") if source.random() < 0.5 else format(middle, "e")
    return source.choice([text, text.replace("e", "1e") if "e" in text else text + ("1" if "." in text else ".0001")])


def number(source):
    kind = source.random()
    if kind < 0.35:
        return f"{source.uniform(-100, 100):.4f}"
    if kind < 0.6:
        return str(source.randint(-9, 9))
    if kind < 0.85:
        return repr(source.uniform(-1, 1) * 10.0 ** source.randint(-12, 20))
    if kind < 0.9:
        return "".join(source.choices("0123456789", k=source.randint(1, 40))) + "." + "".join(
            source.choices("0123456789", k=source.randint(0, 40)))
    if kind < 0.93:
        return halfway(source)
    if kind < 0.95:
        return "".join(source.choices("0123456789", k=800)) + f"e-{source.randint(500, 1100)}"
    return '"' + str(source.uniform(-10, 10)) + '"'


class Table:
    """A table as bytes (one character a byte) and as Python reads it."""

    def __init__(self, source, shape):
        self.source = source
        self.delimiter = source.choice([",", ",", ",", ";", "\t", "|", " "])
        self.line_ends = source.choice([["\n"], ["\n"], ["\r\n"], ["\n", "\r\n"]])
        self.has_returns = source.random() < 0.15
        self.dirt = source.choice([0.0, 0.001, 0.02, 0.3, 0.9])
        self.raggedness = source.choice([0, 0, 0.05])
        self.excess = source.choice([0, 0, 0, 0.02]) if shape != "long" else 0
        columns = {"wide": 400, "long": 2}.get(shape) or source.choice([1, 2, 2, 3, 4, 7])
        self.names = self.make_names(columns)
        records = [self.header()] + self.make_rows(shape)
        mark = "\xef\xbb\xbf" if source.random() < 0.1 else ""
        end = "".join(records)
        if source.random() < 0.3:
            # The last line end, or its second half, is missing.
            end = end[:-1] if end.endswith("\n") and records[-1] not in ("\n", "\r\n") else end
        blank = source.choice(["\n", "\r\n", "\n\n"]) if source.random() < 0.05 else ""
        self.data = (mark + blank + end).encode("latin-1")
        self.read(end)

    def make_names(self, count):
        names = ["a", "b"][:count] + [
            self.source.choice(["c", "x y", "", "a", "b", "d,e", 'q"r', "row1", "\xc3\xa9"]) for _ in range(count - 2)
        ]
        self.source.shuffle(names)
        # The first of equal names is the one that formulas see.
        return names

    def header(self):
        fields = []
        for name in self.names:
            quoted = '"' + name.replace('"', '""') + '"'
            bare = self.source.choice([name, " " + name, name + " "])
            fields.append(
                quoted if self.source.random() < 0.3 or not self.is_plain(bare) or len(self.names) == 1 else bare)
        return self.delimiter.join(fields) + self.line_end()

    def line_end(self):
        return self.source.choice(self.line_ends)

    def is_plain(self, text):
        return self.delimiter not in text and "\n" not in text and not text.startswith('"')

    def field(self):
        source = self.source
        if source.random() >= self.dirt:
            return number(source)
        if self.has_returns and source.random() < 0.3:
            return source.choice(LONE_RETURNS)
        return source.choice(ODD_NUMBERS if source.random() < 0.6 else ODD_TEXTS)

    def fitting_field(self):
        """A field that is still one field with this delimiter."""
        while True:
            field = self.field()
            if len(next(csv.reader([field.replace("\r", LONE_RETURN)], delimiter=self.delimiter),
                        [""])) == 1 or "\n" in field:
                if closed(field) and (field.startswith('"') or self.is_plain(field)
                                      ) and not (field.startswith('"') and self.delimiter in outside(field)):
                    return field

    def row(self, width=None):
        fields = [self.fitting_field() for _ in range(len(self.names) if width is None else width)]
        return self.delimiter.join(fields) + self.line_end()

    def make_rows(self, shape):
        source = self.source
        if shape == "long":
            self.dirt = source.choice([0.0005, 0.01, 0.2])
            odd = ["", "x", "NA", '"3"', '""', "1e400"]
            pairs = [[
                source.choice(odd) if source.random() < self.dirt else str(source.randint(0, 99)) for _ in self.names
            ] for _ in range(source.randint(20_000, 200_000))]
            return [self.delimiter.join(pair) + "\n" for pair in pairs]
        rows, size, block = [], len(self.header()), 0
        target = {"small": 0, "wide": 0, "blocks": source.randint(1, 4) * BLOCK}[shape]
        count = {"small": source.choice([0, 1, 3, 20, 100]), "wide": 12, "blocks": 0}[shape]
        while len(rows) < count or size < target:
            row = self.row()
            chance = source.random()
            if chance < self.raggedness:
                row = self.row(source.randint(1, len(self.names)))
            elif chance < self.raggedness + self.excess:
                row = self.row(len(self.names) + source.randint(1, 3))
            elif chance > 0.99 and len(self.names) > 1:
                row = source.choice(["\n", "\r\n"])
            if shape == "blocks" and size + len(row) < block + BLOCK < size + len(row) + 5000:
                # A block's end falls into this row: somewhere into its few quotes, delimiters and line ends.
                odd = '"' + source.choice(["", '""', "\n", "\r\n", '""\n""', self.delimiter, '"",\n']) * source.randint(
                    1, 9) + '"'
                tail = self.delimiter.join([odd] * len(self.names)) + self.line_end()
                into = source.randint(0, len(tail) + 1)
                row = '"' + "f" * max(0, block + BLOCK - size - into - 3) + '"' + self.line_end() + tail
                # The block that follows begins with the first record that did not fit.
                block = block + BLOCK - into if into else block + BLOCK
            rows.append(row)
            size += len(row)
        return rows

    def read(self, text):
        """What Python makes of it: the records as they stand, and their fields."""
        if not text.endswith("\n"):
            text += "\n"
        text = re.sub(r"\r(?!\n)", LONE_RETURN, text)
        lines = text.split("\n")
        reader = csv.reader(io.StringIO(text, newline="\n"), delimiter=self.delimiter)
        self.rows, first = [], 0
        for fields in reader:
            record = "\n".join(lines[first:reader.line_num])
            first = reader.line_num
            record = record[:-1] if record.endswith("\r") else record
            # A record of one field may be empty; Python gives no fields then.
            if fields or len(self.names) == 1:
                self.rows.append((restore(record), [restore(field) for field in fields or [""]]))
        self.titles = self.rows.pop(0)[1]

    def raw_fields(self, record):
        """The fields of a record as they stand."""
        fields, start, inside, at = [], 0, False, 0
        while at <= len(record):
            byte = record[at:at + 1]
            if inside:
                if byte == '"':
                    if record[at + 1:at + 2] == '"':
                        at += 1
                    else:
                        inside = False
            elif byte == '"' and at == start:
                inside = True
            elif byte in (self.delimiter, ""):
                fields.append(record[start:at])
                start = at + 1
            at += 1
        return fields


def restore(text):
    return text.replace(LONE_RETURN, "\r")


def closed(field):
    """Whether a field's quotes are closed."""
    return not field.startswith('"') or re.match(r'"(?:[^"]|"")*"(?!")', field) is not None


def outside(field):
    """What follows the closing quote."""
    return re.sub(r'\A"(?:[^"]|"")*"', "", field)


def plain(field):
    """A field in quotes without them; what follows the closing one belongs to it."""
    behind = outside(field)
    return field[1:len(field) - len(behind) - 1].replace('""', '"') + behind


WHOLE = re.compile(r"[+-]?([0-9]*)(\.0*)?\Z")


def is_held(text, number):
    """Whether a number is the one that its text spells: of a whole number every digit counts."""
    whole = WHOLE.match(text)
    return not whole or int(whole[1] or 0) == abs(Decimal(number)) == abs(Decimal(repr(number)))


def value(text):
    """A field as a number; None when it is none."""
    plain = text.strip(" \t")
    result = float(plain) if plain and NUMBER.match(plain) else None
    return None if result is None or math.isinf(result) or not is_held(plain, result) else result


def gap(text):
    plain = text.strip(" \t")
    if not plain:
        return "is empty"
    is_number = NUMBER.match(plain) and not math.isinf(float(plain))
    return "has more digits than doubles hold; --decimal holds 34" if is_number else "is not a number"
