"""Columns of the package beside those of `reckon run`: the same to the last bit."""

import csv
import datetime
import io
import os
import subprocess
import unittest

import numpy as np
import pyarrow as pa

import reckon

TOOL = os.environ.get("RECKON_TOOL", "")
TEXT = (
    "total = price*qty*(1-discount); s = sin(price) + ln(qty)/sqrt(discount); "
    'vat = region == "EU" ? total*1.19 : total; wait = due - 2024-01-01 to d; label = concat(region, "/", upper(region))'
)


@unittest.skipUnless(os.path.exists(TOOL), "without the tool, which RECKON_TOOL names")
class ToolTests(unittest.TestCase):
    def test_columns_are_those_of_the_tool(self):
        chosen, rows = np.random.default_rng(3), 5_000
        columns = {
            "price": chosen.uniform(-100, 100, rows).tolist(),
            "qty": chosen.integers(1, 99, rows).tolist(),
            "discount": chosen.uniform(0, 1, rows).tolist(),
            "region": [("EU", "US", "é")[k] for k in chosen.integers(0, 3, rows)],
            "due": [datetime.date(2000, 1, 1) + datetime.timedelta(int(k)) for k in chosen.integers(0, 20_000, rows)],
        }
        table = io.StringIO()
        writer = csv.writer(table)
        writer.writerow(columns)
        writer.writerows(zip(*columns.values()))
        told = subprocess.run(
            [TOOL, "run", TEXT, "-"], input=table.getvalue().encode(), capture_output=True, check=True
        )
        head, *lines = csv.reader(io.StringIO(told.stdout.decode()))
        head = [name.split()[0] for name in head]
        made = reckon.Definitions(TEXT).columns(pa.table(columns))
        self.assertEqual(list(made), ["total", "s", "vat", "wait", "label"])
        for name, column in made.items():
            written = [line[head.index(name)] for line in lines]
            values = [text if name == "label" else float(text.split()[0]) for text in written]
            self.assertEqual(column.to_pylist(), values, name)


if __name__ == "__main__":
    unittest.main()
