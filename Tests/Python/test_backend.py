"""The wheel's backend, as far as it goes without building anything."""

import importlib.util
import pathlib
import re
import unittest

import reckon

PACKAGE = pathlib.Path(__file__).resolve().parents[2] / "Sources/ReckonPython"


class BackendTests(unittest.TestCase):
    def setUp(self):
        spec = importlib.util.spec_from_file_location("backend", PACKAGE / "backend.py")
        self.backend = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.backend)

    def test_a_source_distribution_is_refused_with_the_reason(self):
        with self.assertRaisesRegex(self.backend.Refused, "the engine is Swift.*install a wheel"):
            self.backend.build_sdist("dist")

    def test_metadata_have_the_version_of_the_package(self):
        self.assertEqual(self.backend.project()["version"], reckon.__version__)
        lines = self.backend.metadata().splitlines()
        self.assertIn(f"Version: {reckon.__version__}", lines)
        # Whoever installs the wheel needs nothing else.
        self.assertFalse([line for line in lines if line.startswith("Requires-Dist") and "extra ==" not in line])

    def test_every_function_of_the_library_is_one_of_the_header(self):
        from reckon._library import _FUNCTIONS

        header = (PACKAGE.parent / "ReckonC/reckon.h").read_text()
        declared = set(re.findall(r"\breckon_(\w+)\(", header))
        self.assertEqual(set(_FUNCTIONS) - declared, set())


if __name__ == "__main__":
    unittest.main()
