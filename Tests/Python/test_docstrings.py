"""The examples in the package's docstrings."""

import doctest
import importlib
import importlib.util
import unittest

# The modules of engines need those.
MODULES = {
    "reckon": None,
    "reckon._arrays": "numpy",
    "reckon._books": None,
    "reckon._definitions": "numpy",
    "reckon._errors": None,
    "reckon._formula": "numpy",
    "reckon._quantity": None,
    "reckon._scope": None,
    "reckon._session": None,
    "reckon._sheet": None,
    "reckon._values": None,
    "reckon.duckdb": "duckdb",
    "reckon.pandas": "pandas",
    "reckon.polars": "polars",
}


class DocstringTests(unittest.TestCase):
    def test_examples_give_what_they_say(self):
        tried = 0
        for name, engine in MODULES.items():
            with self.subTest(name):
                if engine is not None and importlib.util.find_spec(engine) is None:
                    continue
                result = doctest.testmod(importlib.import_module(name))
                self.assertEqual(result.failed, 0)
                tried += result.attempted
        self.assertGreater(tried, 40)


if __name__ == "__main__":
    unittest.main()
