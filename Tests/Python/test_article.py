"""The Python code of the article “Python and data frames”: each value that it shows is what its line gives."""

import ast
import importlib.util
import pathlib
import re
import unittest

ARTICLE = pathlib.Path(__file__).resolve().parents[2] / "Sources/Reckon/Reckon.docc/Python.md"


class ArticleTests(unittest.TestCase):
    def test_code_gives_the_values_that_it_shows(self):
        names, compared = {}, 0
        for block in re.findall(r"^```python\n(.*?)^```", ARTICLE.read_text(), re.S | re.M):
            for engine in re.findall(r"^import (\w+)", block, re.M):
                if importlib.util.find_spec(engine) is None:
                    self.skipTest(f"without {engine}")
            shown = {
                number: line.rpartition("  # ")[2].strip()
                for number, line in enumerate(block.splitlines(), 1)
                if "  # " in line
            }
            for statement in ast.parse(block).body:
                expected = shown.get(statement.end_lineno)
                if expected is None:
                    exec(compile(ast.Module([statement], []), "article", "exec"), names)
                else:
                    self.assertIsInstance(statement, ast.Expr, block)
                    value = eval(compile(ast.Expression(statement.value), "article", "eval"), names)
                    self.assertEqual(repr(value), expected, ast.unparse(statement))
                    compared += 1
        self.assertGreater(compared, 25)


if __name__ == "__main__":
    unittest.main()
