"""What ends long evaluations, and what columns are called and show."""

import datetime
import os
import signal
import threading
import time
import unittest

import numpy
import reckon

try:
    import pandas
    import polars
    import pyarrow
except ImportError:
    pandas = polars = pyarrow = None

# Some microseconds for each row.
SLOW = "sum(k, 1, 2000, sin(k*x))"


def rows(count=2_000_000):
    return numpy.linspace(0, 1, count)


def ended_by(call):
    """What a call raises, and for how many seconds it computed, in all threads together: a busy machine adds none."""
    start = time.process_time()
    try:
        call()
    except BaseException as error:
        return error, time.process_time() - start
    return None, time.process_time() - start


class Ends(unittest.TestCase):
    def calls(self, **options):
        formula = reckon.Formula(SLOW)
        yield lambda: formula(rows(), **options)
        yield lambda: formula(rows(), threads=2, **options)
        yield lambda: formula(rows().astype("int64"), **options)
        yield lambda: formula.columns({"x": rows()}, **options)
        if pyarrow is not None:
            yield lambda: formula.columns(pyarrow.table({"x": rows()}), **options)
            yield lambda: formula.columns(polars.DataFrame({"x": rows()}), threads=2, **options)
            yield lambda: formula.columns(pandas.DataFrame({"x": rows()}), **options)

    def test_a_timeout_ends_arrays_and_tables(self):
        for call in self.calls(timeout=0.1):
            error, computed = ended_by(call)
            self.assertIsInstance(error, reckon.FormulaError)
            self.assertEqual(error.kind, "deadlinePassed")
            self.assertLess(computed, 2)

    def test_an_interrupt_ends_arrays_and_tables_soon(self):
        before = signal.getsignal(signal.SIGINT)
        for call in self.calls():
            timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
            timer.start()
            error, computed = ended_by(call)
            timer.join()
            self.assertIsInstance(error, KeyboardInterrupt)
            self.assertLess(computed, 2)
            self.assertIs(signal.getsignal(signal.SIGINT), before)

    def test_a_handler_that_does_not_raise_lets_it_go_on(self):
        noted = []
        before = signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
        try:
            threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
            result = reckon.Formula(SLOW)(rows(3_000))
        finally:
            time.sleep(0.1)
            signal.signal(signal.SIGINT, before)
        self.assertEqual((len(result), noted), (3_000, [signal.SIGINT]))

    def test_other_threads_have_timeouts_and_no_interrupts(self):
        found = []
        thread = threading.Thread(
            target=lambda: found.append(ended_by(lambda: reckon.Formula(SLOW)(rows(), timeout=0.05))[0])
        )
        thread.start()
        thread.join()
        self.assertEqual(found[0].kind, "deadlinePassed")

    def test_enough_time_changes_nothing(self):
        values = reckon.Formula("x*2")(rows(10_000), timeout=100)
        numpy.testing.assert_array_equal(values, rows(10_000) * 2)
        with self.assertRaises(ValueError):
            reckon.Formula("x*2")(rows(10_000), timeout=-1)


@unittest.skipIf(pyarrow is None, "pyarrow is missing")
class Names(unittest.TestCase):
    def test_a_column_of_any_kind_hides_a_constant_of_its_name(self):
        days = [datetime.date(2024, 1, 31), None]
        for name in ("e", "pi", "φ"):
            texts = pyarrow.table({name: ["DE", "FR"], "x": [1.0, 2.0]})
            found = reckon.Formula(f'{name} == "DE" ? x*2 : x').columns(texts)
            self.assertEqual(found.to_pylist(), [2.0, 2.0])
            dates = pyarrow.table({name: days})
            found = reckon.Formula(f"{name} + 1 month").columns(dates)
            self.assertEqual(found.to_pylist(), [datetime.date(2024, 2, 29), None])
            found = reckon.Formula(f'{name} == "DE" ? x*2 : x').columns(polars.from_arrow(texts))
            self.assertEqual(found.to_list(), [2.0, 2.0])
            found = reckon.Formula(f'{name} == "DE" ? x*2 : x').columns(texts.to_pandas())
            self.assertEqual(found.tolist(), [2.0, 2.0])
            self.assertEqual(reckon.Formula(f"year({name})").columns({name: numpy.array(days[:1], "M8[D]")}), [2024])
        with self.assertRaises(reckon.FormulaError):
            reckon.Formula('2 == "DE"')

    def test_units_of_names_that_are_no_inputs_are_refused(self):
        with self.assertRaisesRegex(reckon.FormulaError, "'prise'.*did you mean price"):
            reckon.Formula("price * qty", units={"prise": "EUR"})

    def test_a_zone_is_the_clock_of_dates(self):
        moment = datetime.datetime(2024, 7, 1, 12, tzinfo=datetime.timezone.utc)
        winter = datetime.datetime(2024, 1, 1, 12, tzinfo=datetime.timezone.utc)
        table = pyarrow.table({"sent": pyarrow.array([moment, winter], pyarrow.timestamp("us", "UTC"))})
        self.assertEqual(reckon.Formula("hour(sent)").columns(table).to_pylist(), [12.0, 12.0])
        self.assertEqual(
            reckon.Formula("hour(sent)", time_zone="Europe/Berlin").columns(table).to_pylist(), [14.0, 13.0])
        scope = reckon.Scope(time_zone="Asia/Seoul")
        self.assertEqual(reckon.Formula("day(sent + 4 h)", scope=scope).columns(table).to_pylist(), [2.0, 2.0])
        with self.assertRaisesRegex(reckon.FormulaError, "Nowhere"):
            reckon.Formula("hour(sent)", time_zone="Nowhere/City")


if __name__ == "__main__":
    unittest.main()
