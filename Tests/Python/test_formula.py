"""Formulas over single values."""

import datetime
import decimal
import fractions
import math
import pickle
import threading
import unittest

import reckon


class FormulaTests(unittest.TestCase):
    def test_inputs_are_given_by_position_by_name_or_in_a_mapping(self):
        f = reckon.Formula("price * qty * (1 - discount)")
        self.assertEqual(f(20, 3, 0.5), 30.0)
        self.assertEqual(f(price=20, qty=3, discount=0.5), 30.0)
        self.assertEqual(f({"price": 20, "qty": 3, "discount": 0.5, "customer": "more than the inputs"}), 30.0)
        self.assertEqual(f(20, discount=0.5, qty=3), 30.0)

    def test_wrong_inputs_are_type_errors_that_name_them(self):
        f = reckon.Formula("price * qty")
        for call, said in (
            (lambda: f(1), "2 inputs, price, qty, and got 1"),
            (lambda: f(price=1), "qty has no value"),
            (lambda: f(1, 2, 3), "got 3"),
            (lambda: f(price=1, qty=2, rate=3), "rate is not an input"),
            (lambda: f(1, price=1, qty=2), "price is given by position and by name"),
            (lambda: f(1, object()), "takes no object"),
        ):
            with self.assertRaisesRegex(TypeError, said):
                call()

    def test_what_a_formula_is_can_be_asked(self):
        f = reckon.Formula("distance / time to km/h", units={"distance": "km", "time": "min"})
        self.assertEqual(f.names, ("distance", "time"))
        self.assertEqual((f.unit, f.kind, f.numbers), ("km/h", "quantity", "double"))
        self.assertEqual(f.units, {"distance": "km", "time": "min"})
        self.assertEqual(f(distance=1, time=1), 60.0)
        self.assertEqual(reckon.Formula("a > 1").kind, "truth")
        self.assertEqual(reckon.Formula("upper(name)").kind, "text")
        self.assertIsNone(reckon.Formula("a + 1").unit)
        self.assertEqual(reckon.Formula("1/2x").source, "1/2x")
        self.assertIn("2*x", " ".join(reckon.Formula("1/2x").notes).replace(" ", "").replace("·", "*"))

    def test_variables_fix_the_order_of_the_inputs(self):
        f = reckon.Formula("a - b", variables=["b", "a"])
        self.assertEqual(f.names, ("b", "a"))
        self.assertEqual(f(1, 10), 9.0)

    def test_kinds_of_values_are_those_of_python(self):
        self.assertIs(reckon.Formula("a > 1")(2), True)
        self.assertIs(reckon.Formula("a > 1")(1), False)
        self.assertEqual(reckon.Formula('region == "EU" ? 1.19 : 1')("EU"), 1.19)
        self.assertEqual(reckon.Formula("sum(prices)", units={"prices": "list"})([1, 2.5, 3]), 6.5)
        self.assertEqual(reckon.Formula("A*x", units={"A": "matrix", "x": "list"})([[1, 2], [3, 4]], [5, 6]), [17, 39])
        self.assertEqual(
            reckon.Formula("A'", units={"A": "matrix"}, numbers="exact")([[1, 2, 3], [4, 5, 6]]),
            [[1, 4], [2, 5], [3, 6]])
        self.assertEqual(reckon.Formula("z^2 + 1", units={"z": "complex"})(3 + 4j), -6 + 24j)
        self.assertEqual(reckon.evaluate("(3 + 4i)*2"), 6 + 8j)
        self.assertEqual(reckon.evaluate("(3 + 4i) Ω"), reckon.Quantity(3 + 4j, "Ω"))
        self.assertEqual(reckon.Formula("upper(name)")("ä"), "Ä")
        due = reckon.Formula("due + 1 month", units={"due": "date"})
        self.assertEqual(due(datetime.date(2024, 1, 31)), datetime.datetime(2024, 2, 29))
        self.assertEqual(due(datetime.datetime(2024, 1, 1, 12, 30)), datetime.datetime(2024, 2, 1, 12, 30))
        self.assertEqual(reckon.Formula("x ?? 5")(None), 5.0)
        self.assertIsNone(reckon.Formula("x > 1 ? x : missing")(0))
        self.assertEqual(reckon.Formula("x > 1 ? x : missing")(2), 2.0)
        self.assertEqual(reckon.Formula("price * qty")([1, 2, 3], [4, 5, None]), [4.0, 10.0, None])

    def test_words_behind_numbers_are_units_and_other_names_inputs(self):
        self.assertEqual(reckon.Formula("a + b*c").names, ("a", "b", "c"))
        self.assertEqual(reckon.Formula("x*m + 2 h/(1 min)").names, ("x", "m"))
        self.assertEqual(reckon.Formula("x*m + 2 h/(1 min)")(2, 3), 126.0)
        self.assertEqual(reckon.Formula("k = 2; sum(i, 1, n, i*k)").names, ("n",))

    def test_a_formula_takes_kinds_from_values_where_its_text_leaves_them_open(self):
        later = reckon.Formula("due + 1 month")
        self.assertEqual((later.names, later.kind, later.unit), (("due",), "unknown", None))
        self.assertEqual(later(datetime.date(2024, 1, 31)), datetime.datetime(2024, 2, 29))
        self.assertEqual(
            pickle.loads(pickle.dumps(later))(due=datetime.date(2024, 1, 31)), datetime.datetime(2024, 2, 29)
        )
        with self.assertRaises(reckon.FormulaError):
            later(5)
        with self.assertRaises(reckon.FormulaError):
            later.image
        self.assertEqual(reckon.Formula("length to cm")(reckon.Quantity(2, "m")), 200.0)
        with self.assertRaises(reckon.FormulaError):
            reckon.Formula("1 km + 2 s")

    def test_quantities_are_converted_to_the_unit_of_their_input(self):
        f = reckon.Formula("length * 2", units={"length": "m"})
        self.assertEqual(f(reckon.Quantity(50, "cm")), 1.0)
        self.assertEqual(f(length=reckon.Quantity(3, "m")), 6.0)
        with self.assertRaises(reckon.FormulaError):
            f(reckon.Quantity(1, "s"))
        with self.assertRaisesRegex(TypeError, "plain number"):
            reckon.Formula("a*2")(reckon.Quantity(1, "s"))

    def test_decimals_and_fractions_in_the_modes_that_hold_them(self):
        self.assertEqual(
            reckon.Formula("a + b", numbers="decimal")(decimal.Decimal("0.1"), decimal.Decimal("0.2")),
            decimal.Decimal("0.3"),
        )
        self.assertEqual(reckon.Formula("a / b", numbers="exact")(1, 3), fractions.Fraction(1, 3))
        self.assertEqual(reckon.Formula("a + 1", numbers="exact")(fractions.Fraction(1, 3)), fractions.Fraction(4, 3))
        self.assertEqual(reckon.Formula("a + 1", numbers="exact")(2**70), fractions.Fraction(2**70 + 1))
        self.assertEqual(reckon.Formula("a - 1", numbers="decimal")(10**30), decimal.Decimal(10**30 - 1))
        self.assertEqual(reckon.Formula("a + 1")(decimal.Decimal("0.5")), 1.5)
        root = reckon.Formula("sqrt(a)", numbers="exact")(2)
        self.assertIsInstance(root, reckon.Real)
        self.assertEqual((float(root), root.formula), (math.sqrt(2), "sqrt(2)"))

    def test_errors_have_a_range_a_kind_a_hint_and_a_caret(self):
        with self.assertRaises(reckon.FormulaError) as raised:
            reckon.Formula("größe + siin(x)")
        error = raised.exception
        self.assertEqual(error.kind, "unknownFunction")
        self.assertEqual(error.source[slice(*error.range)], "siin")
        self.assertEqual((error.hint, error.suggestion), ("did you mean sin?", "sin"))
        self.assertEqual(str(error).splitlines()[-2:], ["  größe + siin(x)", "          ^^^^"])
        self.assertEqual(error.stage, "meaning")
        copy = pickle.loads(pickle.dumps(error))
        self.assertEqual((str(copy), copy.range, copy.kind), (str(error), error.range, error.kind))

    def test_a_failing_operation_is_an_error_or_flows_on(self):
        f = reckon.Formula("1 / x")
        with self.assertRaises(reckon.FormulaError) as raised:
            f(0)
        self.assertEqual(raised.exception.kind, "divisionByZero")
        self.assertEqual(f(0, failures="ieee"), math.inf)

    def test_a_deadline_ends_an_evaluation(self):
        endless = reckon.Formula("sum(k, 1, n, sin(k))")
        with self.assertRaises(reckon.FormulaError) as raised:
            endless(n=900_000_000, timeout=0.05)
        self.assertIn(raised.exception.kind, ("deadlinePassed", "stepLimit"))

    def test_a_formula_pickles_by_its_stored_program(self):
        f = reckon.Formula("price * qty", units={"price": "EUR"})
        copy = pickle.loads(pickle.dumps(f))
        self.assertEqual((copy(20, 3), copy.names, copy.unit, copy.source), (60.0, f.names, "EUR", f.source))
        self.assertEqual(reckon.Formula.from_image(f.image)(2, 3), 6.0)
        with self.assertRaises(reckon.FormulaError) as raised:
            reckon.Formula.from_image(b"nonsense")
        self.assertEqual(raised.exception.kind, "badImage")

    def test_scopes_give_values_functions_and_definitions(self):
        scope = reckon.Scope(
            values={"rate": 0.25, "region": "EU", "length": reckon.Quantity(3, "m")},
            definitions="gross(net) = net * (1 + rate)",
            functions={"clip": lambda x, most: min(x, most)},
        )
        self.assertEqual(reckon.Formula("clip(gross(price), 100)", scope=scope)(price=60), 75.0)
        self.assertEqual(reckon.Formula("clip(gross(price), 100)", scope=scope)(price=200), 100.0)
        self.assertEqual(reckon.evaluate("length to cm", scope=scope), reckon.Quantity(300.0, "cm"))
        self.assertEqual(reckon.evaluate("region", scope=scope), "EU")
        with self.assertRaises(reckon.FormulaError) as raised:
            reckon.Formula("half = x/2; half", scope=reckon.Scope(uses=["units"]))
        self.assertEqual(raised.exception.kind, "notPermitted")

    def test_a_function_of_the_host_that_raises_is_an_error_of_the_formula(self):
        f = reckon.Formula("bad(x)", scope=reckon.Scope(functions={"bad": lambda x: 1 / 0}))
        with self.assertRaises(reckon.FormulaError):
            f(1)

    def test_derivatives_have_the_same_inputs(self):
        d = reckon.Formula("a*x^3").derivative("x")
        self.assertEqual((d.names, d(2, 3)), (("a", "x"), 54.0))

    def test_native_code_is_made_on_demand(self):
        f = reckon.Formula("a + b*c")
        self.assertEqual(f.prepare(), f.native)
        self.assertEqual(f(1, 2, 3), 7.0)
        self.assertFalse(reckon.Formula("upper(name)").prepare())

    def test_eight_threads_use_one_formula(self):
        f, wrong = reckon.Formula("x * y + 1"), []

        def work(seed):
            for k in range(2_000):
                if f(k, seed) != k * seed + 1:
                    wrong.append((k, seed))

        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])


class EvaluateTests(unittest.TestCase):
    def test_texts_are_read_as_people_type_them(self):
        self.assertEqual(reckon.evaluate("5 ft 3 in to cm"), reckon.Quantity(160.02, "cm"))
        self.assertEqual(reckon.evaluate("1/3 + 1/6", numbers="exact"), fractions.Fraction(1, 2))
        self.assertEqual(str(reckon.evaluate("0.1 + 0.2", numbers="decimal")), "0.3")
        self.assertEqual(reckon.evaluate("[1, missing, 3]"), [1.0, None, 3.0])
        self.assertIs(reckon.evaluate("2 > 1"), True)
        self.assertEqual(reckon.evaluate("2024-02-28 + 2 d"), datetime.datetime(2024, 3, 1))
        self.assertEqual(reckon.evaluate("12:30 + 45 min"), datetime.time(13, 15))
        self.assertEqual(reckon.evaluate("10%"), 0.1)
        self.assertEqual(reckon.evaluate("a + b", {"a": 1, "b": decimal.Decimal("0.5")}), 1.5)

    def test_currencies_need_rates(self):
        scope = reckon.Scope(rates={"USD": "1.25", "KRW": 1500}, rates_day="2026-11-27")
        self.assertEqual(reckon.evaluate("100 USD to EUR", scope=scope), reckon.Quantity(80.0, "EUR"))
        with self.assertRaises(reckon.FormulaError) as raised:
            reckon.evaluate("100 USD to EUR")
        self.assertEqual(raised.exception.kind, "missingRate")


class SessionTests(unittest.TestCase):
    def test_definitions_follow_what_they_use(self):
        session = reckon.Session()
        session.run("price = 20; total = 3 * price")
        session["price"] = 25
        self.assertEqual(session["total"], 75.0)
        self.assertEqual(session.names, ["price", "total"])
        session.undo()
        self.assertEqual(session["total"], 60.0)
        self.assertTrue(session.redo())
        self.assertEqual(session.run("ans + total"), 135.0)
        del session["price"]
        with self.assertRaises(reckon.FormulaError):
            session["total"]
        with self.assertRaises(KeyError):
            session["nothing"]

    def test_outcomes_say_what_each_statement_is(self):
        outcomes = reckon.Session().outcomes("f(x) = x^2; y = f(3); y + 1 km/km")
        self.assertEqual([each.definition for each in outcomes], ["f(x)", "y", None])
        self.assertEqual([each.value for each in outcomes], [None, 9.0, 10.0])

    def test_a_formula_sees_the_definitions(self):
        session = reckon.Session()
        session.run("rate = 0.5; net(x) = x * rate")
        self.assertEqual(session.formula("net(price) + 1")(price=10), 6.0)

    def test_a_function_cannot_use_the_session_that_calls_it(self):
        found = []

        def again(x):
            try:
                session.run("1")
            except RuntimeError as error:
                found.append(str(error))
            return x

        session = reckon.Session(reckon.Scope(functions={"again": again}))
        self.assertEqual(session.run("again(2)"), 2.0)
        self.assertIn("cannot use that session", found[0])

    def test_threads_share_a_session(self):
        session = reckon.Session()
        session.run("n = 0")
        threads = [threading.Thread(target=lambda: [session.run("n = n + 1") for _ in range(50)]) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(session["n"], 200.0)


class SheetTests(unittest.TestCase):
    def test_cells_are_up_to_date_after_every_edit(self):
        sheet = reckon.Sheet({"A1": 20, "A2": "3 * A1", "total": "sum(A1:A2)"})
        self.assertEqual(sheet.value("total"), 80.0)
        self.assertEqual(sheet.edit({"A1": "30"}), ["A1", "A2", "total"])
        self.assertEqual((sheet.value("total"), sheet["A1"], len(sheet), "A2" in sheet), (120.0, "30", 3, True))
        self.assertEqual(sheet.dependencies("total"), ["A1", "A2"])
        self.assertEqual(sheet.dependents("A1"), ["A2", "total"])
        self.assertEqual(sheet.undo(), ["A1", "A2", "total"])
        self.assertEqual(sheet.value("total"), 80.0)
        self.assertIsNone(sheet.value("B7"))
        del sheet["A1"]
        self.assertNotIn("A1", sheet)

    def test_a_cell_has_its_error_and_takes_others_with_it(self):
        sheet = reckon.Sheet({"a": "1/0", "b": "a + 1", "c": "2 +", "x": "y", "y": "x"})
        for name, kind in (
            ("a", "divisionByZero"),
            ("b", "divisionByZero"),
            ("c", "unexpectedEnd"),
            ("x", "cyclicDefinition"),
        ):
            with self.assertRaises(reckon.FormulaError) as raised:
                sheet.value(name)
            self.assertEqual(raised.exception.kind, kind)
        with self.assertRaises(reckon.FormulaError):
            sheet["sin"] = "1"
        with self.assertRaises(TypeError):
            sheet["a"] = object()


class BookTests(unittest.TestCase):
    def test_books_that_come_with_reckon(self):
        finance = reckon.book("finance")
        # 60/(1 + r) + 60/(1 + r)^2 = 100 where 1/(1 + r) = (sqrt(3600 + 24000) - 60)/120.
        self.assertAlmostEqual(finance.irr([-100, 60, 60]), 120 / (math.sqrt(27600) - 60) - 1, places=12)
        self.assertAlmostEqual(finance.futureValue(100, 0.1, 2), 121, places=12)
        self.assertAlmostEqual(finance.futureValue(amount=100, n=2, r=0.1), 121, places=12)
        self.assertIn("irr", dir(finance))
        with self.assertRaises(AttributeError):
            finance.nothing
        with self.assertRaisesRegex(reckon.FormulaError, "finance"):
            reckon.book("financ")

    def test_definitions_have_signatures_help_and_examples(self):
        import inspect

        value = reckon.book("finance").futureValue
        self.assertEqual(str(inspect.signature(value)), "(amount, r, n)")
        self.assertIn("Value of an amount after n periods", value.__doc__)
        self.assertIn("> futureValue(100, 10%, 2) = 121", value.examples[0])
        with self.assertRaises(TypeError):
            value(1, 2)
        with self.assertRaises(reckon.FormulaError):
            value(100, -1.5, 2)

    def test_a_book_of_ones_own(self):
        book = reckon.Book(
            "parameter price: EUR where price >= 0 EUR\nparameter rate = 0.2\nnet = price * (1 - rate)\nhalf = 1/2\n"
        )
        self.assertEqual(book.net(price=100), reckon.Quantity(80.0, "EUR"))
        self.assertEqual(book.net(price=reckon.Quantity(100, "EUR"), rate=0.5), reckon.Quantity(50.0, "EUR"))
        self.assertEqual(book.half, 0.5)
        self.assertEqual(
            [book.definition(name).kind for name in book], ["parameter", "parameter", "formula", "constant"]
        )
        self.assertEqual((book.price.unit, book.rate.default, book.price.condition), ("EUR", "0.2", "price >= 0 EUR"))
        with self.assertRaises(reckon.FormulaError) as raised:
            book.net(price=-1)
        self.assertEqual(raised.exception.kind, "outOfRange")
        copy = pickle.loads(pickle.dumps(book))
        self.assertEqual(copy.net(price=100), reckon.Quantity(80.0, "EUR"))
        with self.assertRaises(reckon.FormulaError):
            reckon.Book("a = b\n")

    def test_books_import_files_beside_them(self):
        import pathlib
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            (place / "rates.reckon").write_text("rate = 0.25\n")
            (place / "prices.reckon").write_text(
                'import "rates.reckon"\nimport "reckon:calendar"\ngross(net) = net * (1 + rate)\n'
            )
            self.assertEqual(reckon.book(place / "prices.reckon").gross(100), 125.0)
            # Those that come with Reckon by their names alone, unless a file has the name.
            (place / "sheet.reckon").write_text('import "excel"\nimport "shares"\nnet(x) = roundShown(x * half, 0)\n')
            (place / "shares").write_text("half = 0.5\n")
            self.assertEqual(reckon.book(place / "sheet.reckon").net(5), 3)
            (place / "bad.reckon").write_text('import "nowhere.reckon"\na = 1\n')
            with self.assertRaises(reckon.FormulaError) as raised:
                reckon.book(place / "bad.reckon")
            self.assertEqual(raised.exception.kind, "unreadableImport")

    def test_formulas_use_books(self):
        scope = reckon.Scope(books=[reckon.book("finance")])
        self.assertAlmostEqual(reckon.Formula("futureValue(amount, 10%, 2)", scope=scope)(amount=100), 121, places=12)


if __name__ == "__main__":
    unittest.main()
