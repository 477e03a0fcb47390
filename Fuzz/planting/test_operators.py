"""What operators make of a line of Swift, and which lines they leave alone: `python3 -m unittest -q
planting.test_operators` in Fuzz."""

import unittest

from planting import building, operators
from planting.faults import Fault

CASES = [
    ("let a = b < c", ["comparison: b <= c"]),
    ("let a = b & 7 != 0", ["comparison: b & 7 == 0", "off by one: 8", "off by one: 6", "off by one: 1"]),
    ("let a = b && !c.d(e) || f", ["connective: b && !c.d(e) && f", "connective: b || !c.d(e)", "negation: c.d(e)"]),
    ("let a = -b &+ c", ["sign: -b &- c"]), ("let a = b + c * d - e", ["sign: b + c * d + e", "sign: b - (c * d)"]),
    ("let a = try b() - c", ["sign: b() + c"]), ('let a = b + "c"', []),
    ("guard a, let b = c, d else { return }", ["check: true", "check: true"]),
    ("guard case 3...5 = a else { return }", []), ("if a { b = c }", ["check: true", "check: false", "statement: "]),
    ("for a in b..<c { d(a) }", ["off by one: (c) + 1", "statement: "]),
    ("for a in b...c { d(a) }", ["off by one: (c) - 1", "statement: "]), ("a += b", ["sign: a -= b", "statement: "]),
    ("let a = b ? c : d", ["ternary: !(b)"]), ("let a = b.c(3)", ["off by one: 4", "off by one: 2"]),
    ("switch a { case 1: b(); c = d\ndefault: break }", ["branch: ", "statement: ", "statement: "]),
    ("if a { b = c } else { d = e }", [
        "check: true", "check: false", "branch: ", "statement: ", "branch: ", "statement: "
    ]), ("precondition(a < b)", []), ("a.reserveCapacity(b + 1)", []), ("let a = b(capacity: c + 1)", []),
    ("#if hasFeature(Embedded)\na = b < c\n#endif", []),
]


class OperatorTests(unittest.TestCase):
    def test_lines(self):
        for line, expected in CASES:
            with self.subTest(line=line):
                places = operators.places(f"func f() {{\n{line}\n}}\n")
                self.assertEqual(sorted(f"{place.operator}: {place.faulty}" for place in places), sorted(expected))

    def test_what_is_no_body_is_left_alone(self):
        for text in [
                "let a = 1 + 2\n", "enum A: Int { case b = 3 }\n", "struct A { static let b = [1 + 2] }\n",
                "func f(a: Int = 1 + 2) {}\n", "@inlinable func f() -> Bool { 1 < 2 }\n",
                'func f() -> String { "\\(a + 1)" }\n', "func f( {\n  a = 1 < 2\n"
        ]:
            with self.subTest(text=text):
                self.assertEqual(list(operators.places(text)), [])

    def test_a_value_is_no_statement(self):
        self.assertEqual(list(operators.places("func f() -> Int {\n  g()\n}\n")), [])
        self.assertEqual(
            list(
                operators.places(
                    "let a = b { g() }\nfunc f() -> Int {\n  let c = switch d { case .e: g(); default: h() }\n  return c\n}\n"
                )), [])

    def test_faults_are_switched_and_their_lines_known(self):
        text = "func f() {\n  a(b <\n    c)\n  d()\n}\n"
        faults = [Fault(1, "A", "one", "A.swift", text.index("b <"), "b <\n    c", "b <=\n    c"),
                  Fault(2, "A", "two", "A.swift", text.index("d()"), "d()", "", is_statement=True)]
        planted, lines = building.planted(text, faults)
        self.assertIn("(plantedFault == 1 ? (b <=\n    c) : (b <\n    c))", planted)
        self.assertIn("if plantedFault == 2 {  } else { d() }", planted)
        # The import adds a line, and the first fault holds its line break twice.
        self.assertEqual([(first, last) for _, first, last in lines], [(3, 5), (6, 6)])

    def test_an_error_takes_out_the_faults_of_its_line_or_the_nearest(self):
        one, two = Fault(1, "A", "one", "A.swift", 0, "a", "b"), Fault(2, "A", "two", "A.swift", 9, "c", "d")
        files = {"A.swift": ("", [(one, 3, 5), (two, 9, 9)])}
        for line, expected in [(4, {1}), (9, {2}), (20, {2}), (1, {1})]:
            error = f"{building.COPY}/A.swift:{line}:7: error: cannot convert value\n"
            self.assertEqual(set(building.refused(error, files)), expected)
        self.assertEqual(building.refused(f"{building.COPY}/B.swift:1:1: error: no\n", files), {})


if __name__ == "__main__":
    unittest.main()
