#!/usr/bin/env python3
"""Judges matrices: exact ones against Python's whole numbers and fractions, doubles against NumPy where it is
installed.

Usage: matrices.py [--count 10000] [--large 20] [--seed 59] [--reckon .build/release/reckon]

Requests go to `reckon eval --jsonl`. Exact results must be the values themselves. A result in doubles must be that of a
matrix that differs by at most 10 n ulp, in relation to its norm; one in decimals the same with 1e-33. Exits with 1 when
one is not.
"""
import argparse, json, math, random, subprocess, sys
from fractions import Fraction

options = argparse.ArgumentParser()
options.add_argument("--count", type=int, default=10000)
options.add_argument("--large", type=int, default=20)
options.add_argument("--seed", type=int, default=59)
options.add_argument("--reckon", default=".build/release/reckon")
options = options.parse_args()
rng = random.Random(options.seed)
sys.set_int_max_str_digits(0)
try: import numpy as np
except ImportError: np = None

wrong = 0


def fail(request, found, expected):
    global wrong
    wrong += 1
    if wrong <= 20: print(f"  {str(request)[:400]}\n    found {str(found)[:400]}\n    expected {str(expected)[:400]}")


def answers(requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([options.reckon, "eval", "--jsonl"], input=lines, capture_output=True, text=True)
    found = run.stdout.splitlines()
    if len(found) != len(requests):
        print(f"the tool gave {len(found)} answers to {len(requests)} requests\n{run.stderr[-2000:]}")
        sys.exit(1)
    return [json.loads(line) for line in found]


def written(rows):
    """The text of a matrix; semicolons make one of at least two rows and columns."""
    if len(rows) > 1 and len(rows[0]) > 1: return "[" + "; ".join(", ".join(map(str, row)) for row in rows) + "]"
    return "[" + ", ".join("[" + ", ".join(map(str, row)) + "]" for row in rows) + "]"


def times(a, b): return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def reduced(rows, unknowns):
    """The echelon form of fractions, the columns of its pivots, and the determinant of a square matrix."""
    rows = [[Fraction(x) for x in row] for row in rows]
    pivots, determinant = [], Fraction(1)
    for column in range(unknowns):
        found = next((i for i in range(len(pivots), len(rows)) if rows[i][column]), None)
        if found is None:
            determinant = Fraction(0)
            continue
        here = len(pivots)
        if found != here:
            rows[here], rows[found] = rows[found], rows[here]
            determinant = -determinant
        determinant *= rows[here][column]
        rows[here] = [x / rows[here][column] for x in rows[here]]
        for i in range(len(rows)):
            if i != here and rows[i][column]: rows[i] = [x - rows[i][column] * y for x, y in zip(rows[i], rows[here])]
        pivots.append(column)
    return rows, pivots, determinant


def matrix(rows, columns, most): return [[rng.randint(-most, most) for _ in range(columns)] for _ in range(rows)]


# MARK: Exact numbers

def exact_case():
    """A request and its value, or the kind of its error. Values of fractions are whole numbers, by a factor."""
    n = rng.randint(1, 12)
    most = rng.choice([3, 9, 100, 10 ** 6, 10 ** 20])
    a = matrix(n, n, most)
    if rng.random() < 0.15 and n > 1:
        a[-1] = [x - 2 * y for x, y in zip(a[0], a[1])] if n > 2 else [3 * x for x in a[0]]
    b = matrix(n, 1, most)
    divisor = rng.choice([1, 1, 7, 30])
    text = written(a) if divisor == 1 else f"({written(a)}/{divisor})"
    column = "[" + ", ".join(str(x[0]) for x in b) + "]"
    kind = rng.choice(
        ["det", "solve", "inverse", "rank", "product", "power", "lsq", "parts", "transpose", "eigenvalues"])
    rows, pivots, determinant = reduced([x + y for x, y in zip(a, b)], n)
    if kind == "det": return f"det({text}) * {divisor ** n}", int(determinant)
    if kind == "rank": return f"matrixrank({text})", len(pivots)
    if kind == "solve":
        if not determinant: return f"solve({text}, {column})", "unsolved"
        return f"solve({text}, {column}) * {determinant} / {divisor}", [int(row[n] * determinant) for row in rows]
    if kind == "inverse":
        if not determinant: return f"{text}^-1", "unsolved"
        identity = [[int(i == j) for j in range(n)] for i in range(n)]
        rows = reduced([x + y for x, y in zip(a, identity)], n)[0]
        return f"inverse({text}) * {determinant} / {divisor}", [[int(x * determinant) for x in row[n:]] for row in rows]
    if kind == "product":
        c = matrix(n, rng.randint(1, 5), most)
        return f"{text} * {written(c)} * {divisor}", times(a, c)
    if kind == "power":
        e = rng.randint(0, 6)
        value = [[int(i == j) for j in range(n)] for i in range(n)]
        for _ in range(e): value = times(value, a)
        return f"{text}^{e} * {divisor ** e}", value
    if kind == "lsq":
        m = n + rng.randint(0, 4)
        a, b = matrix(m, n, most), matrix(m, 1, most)
        at = [list(x) for x in zip(*a)]
        rows, pivots, determinant = reduced([x + y for x, y in zip(times(at, a), times(at, b))], n)
        text, column = written(a), "[" + ", ".join(str(x[0]) for x in b) + "]"
        if not determinant: return f"lsq({text}, {column})", "unsolved"
        return f"lsq({text}, {column}) * {determinant}", [int(row[n] * determinant) for row in rows]
    if kind == "parts":
        i, j = rng.randint(1, n), rng.randint(1, n)
        form, value = rng.choice([(f"[%s[{i}, {j}]]", [a[i - 1][j - 1]]), (f"%s[{i}]", a[i - 1]),
                                  (f"%s[.., {j}]", [row[j - 1] for row in a]), (f"%s[-{i}]", a[-i]),
                                  (f"diag(%s)", [a[k][k] for k in range(n)]),
                                  (f"[trace(%s)]", [sum(a[k][k] for k in range(n))]), ])
        return f"{form % text} * {divisor}", value
    if kind == "transpose":
        return f"({text}' + {text}) * {divisor}", [[x + y
                                                    for x, y in zip(row, column)]
                                                   for row, column in zip(a, zip(*a))]
    # A similar matrix has the eigenvalues of a triangular one.
    n = min(n, 6)
    values = sorted(rng.randint(-9, 9) for _ in range(n))
    a = [[values[i] if i == j else rng.randint(-3, 3) if j > i else 0 for j in range(n)] for i in range(n)]
    for _ in range(n):
        i, j = rng.randrange(n), rng.randrange(n)
        if i != j:
            a[i] = [x + y for x, y in zip(a[i], a[j])]
            for row in a: row[j] -= row[i]
    # A defective matrix has eigenvalues that rounding makes complex.
    return f"eigenvalues({written(a)})", (values, "unsolved" if len(set(values)) < n else None)


def judge_exact(count):
    done = 0
    while done < count:
        cases = [exact_case() for _ in range(min(1000, count - done))]
        for (text, value), answer in zip(cases, answers([{"expr": text, "mode": "exact"} for text, _ in cases])):
            error = answer.get("error", {}).get("kind")
            if isinstance(value, tuple):
                value, allowed = value
                if allowed and error == allowed: continue
            found = error if isinstance(value, str) else answer.get("value")
            if found != value or "inexact" in answer: fail(text, answer, value)
        done += len(cases)


def judge_hilbert():
    requests, values = [], []
    for n in range(1, 21):
        h = "[" + ", ".join("[" + ", ".join(f"1/{i + j + 1}" for j in range(n)) + "]" for i in range(n)) + "]"
        c = math.prod(math.factorial(k) for k in range(n))
        requests.append({"expr": f"1/det({h})", "mode": "exact"})
        values.append(math.prod(math.factorial(k) for k in range(2 * n)) // c ** 4)
        requests.append({"expr": f"{h}^-1", "mode": "exact"})
        values.append([[(-1)**(i + j) * (i + j + 1) * math.comb(n + i, n - j - 1) * math.comb(n + j, n - i - 1) *
                        math.comb(i + j, i)**2 for j in range(n)] for i in range(n)])
    for request, value, answer in zip(requests, values, answers(requests)):
        if answer.get("value") != value: fail(request, answer, value)


# MARK: Doubles

def norm(a): return np.abs(a).sum(axis=1).max()


def double_case(n):
    kind = rng.choice(
        ["solve", "solve", "inverse", "det", "product", "lsq", "symmetric", "eigenvalues", "norm", "rank"])
    size = 10.0 ** rng.choice([0, 0, 0, 3, -3, 100, -100])
    a = np.array([[rng.gauss(0, 1) for _ in range(n)] for _ in range(n)]) * size
    if kind in ("solve", "inverse") and rng.random() < 0.2:
        a *= np.array([10.0**rng.randint(-3, 3) for _ in range(n)])[:, None]
    b = np.array([rng.gauss(0, 1) for _ in range(n)])
    if kind == "lsq":
        a = np.vstack([a, np.array([[rng.gauss(0, 1) for _ in range(n)] for _ in range(rng.randint(1, n + 2))]) * size])
    if kind == "lsq": b = np.array([rng.gauss(0, 1) for _ in range(len(a))])
    if kind == "symmetric": a = a + a.T
    if kind == "eigenvalues":
        q = np.array([[rng.gauss(0, 1) for _ in range(n)] for _ in range(n)])
        a = q @ np.diag([rng.gauss(0, 1) for _ in range(n)]) @ np.linalg.inv(q) * size
    if kind == "rank":
        r = rng.randint(1, n)
        a = np.array([[rng.randint(-9, 9)
                       for _ in range(r)]
                      for _ in range(n)]) @ np.array([[rng.randint(-9, 9) for _ in range(n)] for _ in range(r)])
        a = a.astype(float)
    text = {
        "solve": "solve(A, b)", "inverse": "A^-1", "det": "det(A)", "product": "A*A", "lsq": "lsq(A, b)",
        "symmetric": "eigenvalues(A)", "eigenvalues": "eigenvalues(A)", "norm": "norm(A)", "rank": "matrixrank(A)"
    }[kind]
    return kind, a, b, {"expr": text, "vars": {"A": a.tolist(), "b": b.tolist()}, "mode": "double"}


def fractions(a): return [[Fraction(x) for x in row] for row in a.tolist()]


def check_double(kind, a, b, request, answer):
    n, eps = len(a), np.finfo(float).eps
    bound = 10 * n * eps
    if "value" not in answer:
        # Only what is singular, or whose true eigenvalues may be complex, has no value.
        if kind in ("solve", "inverse") and 1 / np.linalg.cond(a, 1) < 30 * eps: return
        if kind == "eigenvalues" and np.abs(np.linalg.eigvals(a).imag).max() > 0: return
        if kind == "det" and answer["error"]["kind"] == "overflow" and np.linalg.slogdet(
                a / np.abs(a).max())[1] + n * math.log(np.abs(a).max()) > 709:
            return
        if kind == "lsq" and np.linalg.matrix_rank(a) < a.shape[1]: return
        return fail(request, answer, "a value")
    found = np.array(answer["value"], dtype=np.longdouble)
    wide = a.astype(np.longdouble)
    if kind == "solve":
        error = np.abs(wide @ found - b).max() / (norm(wide) * np.abs(found).max() + np.abs(b).max())
    elif kind == "inverse":
        error = norm(wide @ found - np.eye(n)) / (norm(wide) * norm(found))
    elif kind == "product":
        error = (np.abs(wide @ wide - found) / np.maximum(np.abs(wide) @ np.abs(wide), np.finfo(float).tiny)).max()
    elif kind == "det":
        if n > 12: return
        scale = float(np.abs(a).max())
        true = reduced(fractions(a), n)[2]
        if abs(true) < Fraction(1, 10 ** 290): return
        error = float(abs(Fraction(answer["value"]) - true) /
                      (Fraction(scale)**n)) / np.prod(np.linalg.norm(a / scale, axis=1)) / n
    elif kind == "lsq":
        rest = wide @ found - b
        error = np.abs(wide.T @ rest).max() / (norm(wide) * (norm(wide) * np.abs(found).max() + np.abs(b).max())) / 10
    elif kind == "symmetric":
        error = np.abs(np.linalg.eigvalsh(a) - np.array(answer["value"])).max() / np.linalg.norm(a, 2)
    elif kind == "eigenvalues":
        error = max(np.linalg.svd(a - x * np.eye(n), compute_uv=False)[-1]
                    for x in answer["value"]) / np.linalg.norm(a, 2)
    elif kind == "norm":
        error = abs(answer["value"] / float(np.linalg.norm(wide)) - 1)
    else: error = 0 if answer["value"] == np.linalg.matrix_rank(a) else 1
    if not error <= bound: fail((kind, n, request), f"{float(error):.3g}", f"at most {bound:.3g}")


def judge_doubles(count, sizes):
    done = 0
    while done < count:
        cases = [double_case(rng.choice(sizes)) for _ in range(min(500, count - done))]
        for case, answer in zip(cases, answers([case[3] for case in cases])): check_double(*case, answer)
        done += len(cases)


def judge_decimals(count):
    cases = []
    for _ in range(count):
        n = rng.randint(1, 12)
        cases.append((matrix(n, n, 10 ** 9), [rng.randint(-10 ** 9, 10 ** 9) for _ in range(n)]))
    requests = [{"expr": f"solve({written(a)}, {b})", "mode": "decimal"} for a, b in cases]
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([options.reckon, "eval", "--jsonl"], input=lines, capture_output=True, text=True)
    for (a, b), request, line in zip(cases, requests, run.stdout.splitlines()):
        found = json.loads(line, parse_float=Fraction, parse_int=Fraction).get("value")
        if found is None: fail(request, line, "a value"); continue
        error = max(abs(sum(x * y for x, y in zip(row, found)) - right) for row, right in zip(a, b))
        size = max(sum(map(abs, row)) for row in a) * max(map(abs, found)) + max(map(abs, b))
        if error > size * len(a) * Fraction(1, 10 ** 32): fail(request, line, "a small residual")


# MARK: Messages and units

def judge_messages():
    hilbert = lambda n: [[1 / (i + j + 1) for j in range(n)] for i in range(n)]
    matrices, units = {"vars": {"A": [[2, 1], [1, 3]], "b": [3, 5]}}, {"units": {"A": "Ω matrix", "b": "V list"}}
    cases = [({"expr": "solve(A, b)", "vars": {"A": hilbert(14),
                                               "b": [1] * 14}}, "unsolved", "condition number of about 10^1"),
             ({"expr": "inverse(A)", "vars": {"A": [[1, 2], [2, 4]]}}, "unsolved", "singular"),
             ({"expr": "[1, 2; 3]"}, "differentLengths", ""),
             ({"expr": "[1, 2; 3, 4] * [1, 2, 3]"}, "wrongKind", "2×2 matrix"),
             ({"expr": "det([1, 2, 3])"}, "misplacedKind", "[1, 2; 3, 4]"),
             ({"expr": "det([1, 2, 3; 4, 5, 6])"}, "wrongKind", "square"),
             ({"expr": "[1 m, 2 s; 3, 4]"}, "incompatibleUnits", ""),
             ({"expr": "[1 m, 2 m; 3 s, 4 s]"}, "incompatibleUnits", ""),
             ({"expr": "zeros(10^5, 10^5)"}, "limitExceeded", ""), ({"expr": "identity(10^9)"}, "limitExceeded", ""),
             ({"expr": "identity(0)"}, "domain", ""), ({"expr": "zeros(2, 1.5)"}, "domain", ""),
             ({"expr": "[1, 2; 3, 4] + 1"}, "incompatibleUnits", ""),
             ({"expr": "1 / [1, 2; 3, 4]"}, "misplacedKind", "solve(A, b)"),
             ({"expr": "sin([1, 2; 3, 4])"}, "misplacedKind", "a matrix"),
             ({"expr": "[1, 2; 3, 4]^0.5"}, "noBoundedInteger", ""),
             ({"expr": "[1, 2; 3, 4][3, 1]"}, "wrongKind", "row 3"),
             ({"expr": "[1, 2; 3, 4][1, 0]"}, "wrongKind", "column 0"),
             ({"expr": "lsq([1, 2, 3; 4, 5, 6], [1, 2])"}, "wrongKind", "2×3"),
             ({"expr": "x * 2", "vars": {"x": [[1, 2], [3]]}}, "differentLengths", ""),
             ({"expr": "cross([1, 2], [3, 4, 5])"}, "wrongKind", "three"),
             ({"expr": "det(A)", "vars": {"A": [[1e200, 0], [0, 1e200]]}}, "overflow", ""),
             ({"expr": "[1, 2; 3, 4] < 2"}, "misplacedKind", ""),
             ({"expr": "solve(A, b)", **matrices, **units}, [0.8, 1.4], "A"),
             ({"expr": "det(A)", **matrices, "units": {"A": "Ω matrix"}}, "misplacedKind", "size"),
             ({"expr": "A * solve(A, b)", **matrices, **units, "mode": "exact"}, [3, 5], "V"),
             ({"expr": "trace(A)", **matrices, "units": {"A": "km matrix"}}, 5, "km"),
             ({"expr": "det([1 m, 20 cm; 3 m, 4 m])"}, 3.4, "m²"),
             ({"expr": "inverse([2 s, 0 s; 0 s, 4 s])"}, [[0.5, 0], [0, 0.25]], "1/s"),
             ({"expr": "[1 m, 2 m; 3 m, 4 m] * [5 N, 6 N]"}, [17, 39], "N·m"),
             ({"expr": "dot([1 N, 2 N], [3 m, 4 m])"}, 11, "J"),
             ({"expr": "cross([1 m, 0 m, 0 m], [0 N, 2 N, 0 N])"}, [0, 0, 2], None),
             ({"expr": "[1 km, 2 km; 3 km, 4 km] to m"}, [[1000, 2000], [3000, 4000]], "m"),
             ({"expr": "[1, 2] * [3, 4]"}, [3, 8], None), ({"expr": "2.*3 + 2./4"}, 6.5, None),
             ({"expr": "[1; 2; 3]"}, [1, 2, 3], None),
             ({"expr": "A'", "vars": {"A": [[1, 2, 3], [4, 5, 6]]}}, [[1, 4], [2, 5], [3, 6]], None),
             ({"expr": "[1, 2] * [3, 4]'"}, "wrongKind", ""), ]
    for (request, expected, text), answer in zip(cases, answers([case[0] for case in cases])):
        error = answer.get("error", {})
        found = error.get("kind") if isinstance(expected, str) else answer.get("value")
        unit = answer.get("unit") or next(
            (item.get("unit") for item in answer.get("items", []) if isinstance(item, dict)), None)
        fits = text in error.get("message", "") if isinstance(expected,
                                                              str) else text is None or unit is None or unit == text
        if found != expected or not fits: fail(request, answer, (expected, text))


small = options.count // 2
judge_messages()
judge_hilbert()
judge_exact(options.count - small)
judge_decimals(max(10, options.count // 50))
if np is None: print("missing: numpy (pip install numpy)")
else:
    judge_doubles(small, list(range(1, 13)))
    judge_doubles(options.large, [200])
print(f"{options.count} matrices, {wrong} wrong")
sys.exit(1 if wrong else 0)
