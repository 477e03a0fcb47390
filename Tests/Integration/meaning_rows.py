"""The expressions of the article on meanings: each in Reckon's spelling, and in those of other engines."""
import re
from dataclasses import dataclass, field

STARS = ("python", "pandas", "numexpr", "duckdb", "javascript")
ENGINES = ("reckon", "gnumeric", "muparser", "exprtk") + STARS


@dataclass
class Row:
    theme: str
    base: str
    texts: dict = field(default_factory=dict)
    note: str = ""


ROWS = []
theme = ""


def row(base, note="", only=None, **own):
    """An expression that engines spell alike but for signs; `own` has spellings of single ones, None where there is
    none."""
    texts = {}
    for name in only or ENGINES:
        text = base
        if name in STARS: text = text.replace("^", "**")
        if name == "gnumeric": text = text.replace("==", "=").replace("!=", "<>")
        if name == "duckdb": text = text.replace("==", "=")
        if name == "numexpr":
            text = re.sub(r"(?<![\w.])(\d+)(?![\w.])", r"\1.0", text) if "//" not in text and "%" not in text else text
        texts[name] = text
    texts.update(own)
    if "exprtk" not in own and "muparser" in own: texts["exprtk"] = own["muparser"]
    ROWS.append(Row(theme, base, {name: texts.get(name) for name in ENGINES}, note))


def call(base, note="", **own):
    """A function, whose name differs: only the spellings that are given, and Reckon's."""
    # ExprTk has the names of muParser, and words for operators.
    if "exprtk" not in own and own.get("muparser"):
        own["exprtk"] = own["muparser"].replace("&&", "and").replace("||", "or").replace("rint(", "round(").replace(
            "ln(", "log(")
    ROWS.append(Row(theme, base, {name: own.get(name) for name in ENGINES} | {"reckon": own.get("reckon", base)}, note))


theme = "Signs and powers"
row("-2^2", note="Excel: 4")
row("(-2)^2")
row("2^-1")
row("2^3^2", note="Excel: 64")
row("(2^3)^2")
row("-2^-2", note="Excel: 0.25")
row("2^-3^2", note="Excel: 0.015625")
row("-2^3")
row("0^0", note="Excel: error")
row("0^-1")
row("(-8)^(1/3)")
row("(-1)^0.5")
row("4^0.5")
row("--3")
row("- -3")
row("+-3")
row("2 - -3")
row("2--3", note="`--` begins a comment of SQL")
row("2*-3")
row("2/-4")
row("-(2+3)^2", note="Excel: 25")
row("2^0.5^2", note="Excel: 2")

theme = "Precedence and groups"
row("1+2*3")
row("10-4-3")
row("100/10/5")
row("2*3/4")
row("12/2*3")
row("2*3^2")
row("6/2*(1+2)")
row("1-2^2")
row("-1^2*3")
row("2+3*4^2/8-1")
row("10-2*3")
row("8/4/2*3")
row("2*-3^2")

theme = "Quotients and remainders"
row("7/2")
row("-7/2")
row("1/3")
row("1/0")
row("-1/0")
row("0/0")
row("7//2", gnumeric=None, muparser=None, javascript=None)
row("-7//2", gnumeric=None, muparser=None, javascript=None)
row("7//-2", gnumeric=None, muparser=None, javascript=None)
row("7.5//2", gnumeric=None, muparser=None, javascript=None)
row("7//0", gnumeric=None, muparser=None, javascript=None)
for a, b in [("7", "3"), ("-7", "3"), ("7", "-3"), ("-7", "-3"), ("5.5", "2"), ("-5.5", "2"), ("7", "0"),
             ("0.3", "0.1"), ("1e17", "3")]:
    sign = f"{a} % {b}"
    call(f"mod({a}, {b})",
         python=sign,
         pandas=sign,
         numexpr=sign,
         duckdb=sign,
         javascript=sign,
         exprtk=sign,
         gnumeric=f"MOD({a},{b})")
call("rem(-7, 3)", python="math.fmod(-7, 3)", duckdb="fmod(-7, 3)", javascript="-7 % 3")

theme = "Comparisons, truths and chains"
row("1 < 2")
row("1 < 2 < 3")
row("3 > 2 > 1")
row("1 < 3 < 2")
row("1 == 1")
row("1 == 2 == 0")
row("0.1 + 0.2 == 0.3")
row("1 != 2")
row("1 < 2 == 1")
row("-0.0 == 0.0", gnumeric="-0 = 0")
row("2 > 1 + 0", gnumeric="2 > 1 + 0")
row("true", muparser=None, exprtk="true", gnumeric="TRUE", python="True", pandas="True", numexpr="True")
row("true + true",
    muparser=None,
    exprtk="true + true",
    gnumeric="TRUE+TRUE",
    python="True + True",
    pandas="True + True",
    numexpr=None)
row("true == 1",
    muparser=None,
    exprtk="true == 1",
    gnumeric="TRUE=1",
    python="True == 1",
    pandas="True == 1",
    numexpr=None,
    duckdb="true = 1")
row("(1 < 2) + 1")
row("(1 < 2) * 5")
row("not 0", gnumeric="NOT(0)", muparser=None, exprtk="not(0)", javascript="!0", numexpr=None)
row("not 2", gnumeric="NOT(2)", muparser=None, exprtk="not(2)", javascript="!2", numexpr=None)
call("1 and 2", python="1 and 2", javascript="1 && 2", muparser="1 && 2", gnumeric="AND(1,2)", duckdb="1 and 2")
call("0 or 3", python="0 or 3", javascript="0 || 3", muparser="0 || 3", gnumeric="OR(0,3)", duckdb="0 or 3")
call("0.5 and 1",
     python="0.5 and 1",
     javascript="0.5 && 1",
     muparser="0.5 && 1",
     gnumeric="AND(0.5,1)",
     duckdb="0.5 and 1")
call("1 or 0 and 0", python="1 or 0 and 0", javascript="1 || 0 && 0", muparser="1 || 0 && 0", duckdb="1 or 0 and 0")
call("if(2, 1, 0)",
     python="1 if 2 else 0",
     javascript="2 ? 1 : 0",
     muparser="2 ? 1 : 0",
     gnumeric="IF(2,1,0)",
     duckdb="CASE WHEN 2 THEN 1 ELSE 0 END")
call("if(1 > 2, 1/0, 5)",
     python="1/0 if 1 > 2 else 5",
     javascript="1 > 2 ? 1/0 : 5",
     muparser="1 > 2 ? 1/0 : 5",
     gnumeric="IF(1>2,1/0,5)",
     duckdb="CASE WHEN 1 > 2 THEN 1/0 ELSE 5 END")
call("iferror(1/0, 5)", gnumeric="IFERROR(1/0,5)")
call("iserror(ln(0))", gnumeric="ISERROR(LN(0))")

theme = "Percent"
call("10%", gnumeric="10%")
call("200 + 10%", gnumeric="200+10%", note="Excel: 200.1")
call("200 * 10%", gnumeric="200*10%")
call("50%^2", gnumeric="50%^2")
call("-50%", gnumeric="-50%")
call("10%%", gnumeric="10%%")

theme = "Rounding"
for value in ["0.5", "1.5", "2.5", "-0.5", "-1.5", "-2.5", "2.4999999999999996", "1e16"]:
    call(f"round({value})",
         python=f"round({value})",
         gnumeric=f"ROUND({value},0)",
         javascript=f"Math.round({value})",
         duckdb=f"round({value})",
         numexpr=f"round({value})",
         muparser=f"rint({value})")
for value in ["1.005", "2.675", "0.285", "-1.005"]:
    call(f"round({value}, 2)", python=f"round({value}, 2)", gnumeric=f"ROUND({value},2)", duckdb=f"round({value}, 2)")
for value in ["2.7", "-2.7"]:
    call(f"trunc({value})",
         python=f"int({value})",
         gnumeric=f"TRUNC({value})",
         javascript=f"Math.trunc({value})",
         duckdb=f"trunc({value})",
         numexpr=f"trunc({value})",
         exprtk=f"trunc({value})")
    call(f"floor({value})",
         python=f"math.floor({value})",
         gnumeric=f"INT({value})",
         javascript=f"Math.floor({value})",
         duckdb=f"floor({value})",
         numexpr=f"floor({value})",
         exprtk=f"floor({value})")

theme = "Functions and their domains"
call("log(100)",
     python="math.log(100)",
     gnumeric="LOG(100)",
     javascript="Math.log(100)",
     duckdb="log(100)",
     numexpr="log(100)",
     muparser="log(100)",
     pandas="log(100)")
call("ln(0)",
     python="math.log(0)",
     gnumeric="LN(0)",
     javascript="Math.log(0)",
     duckdb="ln(0)",
     numexpr="log(0.0)",
     muparser="ln(0)")
call("sqrt(-1)",
     python="math.sqrt(-1)",
     gnumeric="SQRT(-1)",
     javascript="Math.sqrt(-1)",
     duckdb="sqrt(-1)",
     numexpr="sqrt(-1.0)",
     muparser="sqrt(-1)")
call("sin(30)",
     python="math.sin(30)",
     gnumeric="SIN(30)",
     javascript="Math.sin(30)",
     duckdb="sin(30)",
     numexpr="sin(30.0)",
     muparser="sin(30)",
     note="degrees here")
call("tan(90)",
     python="math.tan(90)",
     gnumeric="TAN(90)",
     javascript="Math.tan(90)",
     duckdb="tan(90)",
     numexpr="tan(90.0)",
     muparser="tan(90)",
     note="degrees here")
call("asin(2)",
     python="math.asin(2)",
     gnumeric="ASIN(2)",
     javascript="Math.asin(2)",
     duckdb="asin(2)",
     numexpr="arcsin(2.0)",
     muparser="asin(2)")
call("atan2(1, -1)",
     python="math.atan2(1, -1)",
     gnumeric="ATAN2(-1,1)",
     javascript="Math.atan2(1, -1)",
     duckdb="atan2(1, -1)",
     numexpr="arctan2(1.0, -1.0)",
     muparser="atan2(1, -1)",
     note="degrees here; spreadsheets take x first")
call("exp(1000)",
     python="math.exp(1000)",
     gnumeric="EXP(1000)",
     javascript="Math.exp(1000)",
     duckdb="exp(1000)",
     numexpr="exp(1000.0)",
     muparser="exp(1000)")
call("fact(3)", python="math.factorial(3)", gnumeric="FACT(3)", duckdb="factorial(3)")
call("fact(2.5)", python="math.factorial(2.5)", gnumeric="FACT(2.5)")
call("min(1, nan)", python="min(1, float('nan'))", javascript="Math.min(1, NaN)", duckdb="least(1, 'nan'::double)")
call("max(3)", python=None, gnumeric="MAX(3)", javascript="Math.max(3)", muparser="max(3)", duckdb="greatest(3)")
call("sum(0.1, 0.2, 0.3)", python="sum([0.1, 0.2, 0.3])", gnumeric="SUM(0.1,0.2,0.3)", muparser="sum(0.1, 0.2, 0.3)")
call("avg(1, 2, 4)", gnumeric="AVERAGE(1,2,4)", muparser="avg(1, 2, 4)")

theme = "Large and small numbers"
row("0.1 + 0.2")
row("0.1 * 3")
row("1e308 * 10")
row("1e-400", numexpr=None)
row("2^53 + 1")
row("9007199254740993", numexpr=None)
row("2^64")
row("10^20")
row("10^22 / 10^22")
row("1e16 + 1")
row("123456789 * 987654321")
row("100000000000000000000 + 1", numexpr=None)
row("3 * 1.1")
row("1.1 - 1")
row("4.35 * 100")

theme = "Texts"
call('"a" == "A"',
     exprtk="'a' == 'A'",
     gnumeric='"a"="A"',
     python="'a' == 'A'",
     pandas="'a' == 'A'",
     javascript="'a' == 'A'",
     duckdb="'a' = 'A'")
call('"a" < "B"',
     exprtk="'a' < 'B'",
     gnumeric='"a"<"B"',
     python="'a' < 'B'",
     javascript="'a' < 'B'",
     duckdb="'a' < 'B'")
call('concat("a", 1)', gnumeric='"a"&1', javascript="'a' + 1", duckdb="'a' || 1")
call('concat("a", "b")', gnumeric='"a"&"b"', python="'a' + 'b'", javascript="'a' + 'b'", duckdb="'a' || 'b'")
call('"5" + 1', gnumeric='"5"+1', python="'5' + 1", javascript="'5' + 1", duckdb="'5' + 1")
call('"5" * 2', gnumeric='"5"*2', python="'5' * 2", javascript="'5' * 2", duckdb="'5' * 2")
call('"x" + 1', gnumeric='"x"+1', python="'x' + 1", javascript="'x' + 1", duckdb="'x' + 1")
call('1 == "1"', gnumeric='1="1"', python="1 == '1'", javascript="1 == '1'", duckdb="1 = '1'")
call('length("abc")', gnumeric='LEN("abc")', python="len('abc')", javascript="'abc'.length", duckdb="length('abc')")
call('"" == 0', gnumeric='""=0', python="'' == 0", javascript="'' == 0", duckdb="'' = 0")

theme = "Bits"
row("6 & 3", gnumeric="BITAND(6,3)", muparser=None, numexpr="6 & 3", pandas="6 & 3")
row("6 | 3", gnumeric="BITOR(6,3)", muparser=None, numexpr="6 | 3", pandas="6 | 3")
call("bitxor(6, 3)", gnumeric="BITXOR(6,3)", python="6 ^ 3", numexpr="6 ^ 3", javascript="6 ^ 3", duckdb="xor(6, 3)")
row("1 << 10", gnumeric="BITLSHIFT(1,10)", muparser=None, pandas=None, numexpr="1 << 10")
row("1 << 40", gnumeric="BITLSHIFT(1,40)", muparser=None, pandas=None, numexpr="1 << 40")
row("-8 >> 1", gnumeric=None, muparser=None, pandas=None, numexpr="-8 >> 1")
row("~5", gnumeric=None, muparser=None, numexpr="~5", pandas="~5", python="~5")
row("1 + 2 << 1", gnumeric=None, muparser=None, pandas=None, numexpr="1 + 2 << 1")
row("1 | 2 == 2", gnumeric=None, muparser=None, numexpr="1 | 2 == 2", pandas="1 | 2 == 2")
