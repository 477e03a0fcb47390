"""How surfaces may differ, each rule with its reason. A difference that none of them allows is a fault."""
import re

from surface_answers import number


def rule(surface, mode, text, field, expected, found, formula, session, answer):
    """The name of the first rule that allows a difference; None where none does."""
    return next((name for name, _, allows in RULES
                 if allows(surface, mode, text, field, expected, found, formula, session, answer)), None)


def is_no_number(formula):
    return "items" in formula or formula.get("kind") == "text" or formula.get("written") == "missing"


def redefines(text):
    names = re.findall(r"(?:^|; )(\w+) = ", text)
    return len(names) > len(set(names))


# By name: the reason, and whether it allows a difference.
RULES = [
    ("a cell has one expression",
     "a sheet's cell is one value, which other cells name; definitions are cells of their own",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface == "sheet" and field ==
     "error" and "a cell has one expression, and no definitions" in str(found) or surface == "sheet" and re.search(
         "[;=]", text) and answer.get("message", "").endswith("a cell has one expression, and no definitions")),
    ("the keypad computes with numbers", "texts, lists and missing values have no key and no display",
     lambda surface, mode, text, field, expected, found, formula, *_: surface == "paste" and field == "error" and
     "the keypad does not take a" in str(found) and is_no_number(formula)),
    ("notation is a setting of the keypad",
     "the display has one notation, so that `to hex` would be forgotten with the next key",
     lambda surface, mode, text, field, expected, found, *_: surface == "paste" and field == "error" and
     "the setting ‘notation’" in str(found) and "to " in text),
    ("whole numbers of programs",
     "--jsonl and run refuse whole numbers that doubles do not hold: a program's identifiers must not be rounded silently",
     lambda surface, mode, text, field, expected, found, *_: mode == "double" and re.search(r"\d{16,}", text) and
     (surface in ("jsonl", "row", "table") and str(found).endswith(
         "has more digits than doubles hold; --decimal holds 34") or surface in
      ("jsonl", "variables") and found == "request" or surface == "columns" and field == "error")),
    ("an operator at the end continues",
     "the prompt and scripts go on in the next line, which a formula does not have; one reader is the front's issue",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface in
     ("prompt", "script", "argument") and "error" in session and field in
     ("error", "message") and (found == "incomplete" and session["error"] in
                               ("unclosedBracket", "unexpectedEnd") or re.search(r"[-+*/^|(=]$|\|", text.strip()))),
    ("C has numbers", "the interface gives doubles; texts, lists and missing values are errors that say so",
     lambda surface, mode, text, field, expected, found, formula, *_: surface == "c" and field == "error" and
     is_no_number(formula) and
     ("is given where a number is needed" in str(found) or "a value is missing here" in str(found))),
    ("C has no rates", "the interface has no way to give rates, so that two currencies do not meet",
     lambda surface, mode, text, field, expected, found, formula, *_: surface == "c" and field in
     ("error", "message") and "there are no exchange rates" in str(found)),
    ("columns are written in their notation", "a table's cells are what a person or another program reads next",
     lambda surface, mode, text, field, expected, found, formula, *_: surface in
     ("run", "row", "table") and field == "value" and found in
     (formula["plain"], f'"{formula["plain"]}"', plain := formula["plain"].split(" ")[0], number(plain)) and re.search(
         r"to\b", text)),
    ("empty fields are errors of their rows", "a column may have no value in a row, and what needs it says so",
     lambda surface, mode, text, field, expected, found, formula, *_: surface in ("run", "row", "table") and field ==
     "error" and re.fullmatch(r"\w+ is missing", str(found)) and formula.get("written") == "missing"),
    ("degrees by their mark",
     "8° is a plain number in the unit of angles; a book and a column know besides that it was shown in degrees",
     lambda surface, mode, text, field, expected, found, *_: "°" in text and field == "unit" and expected is None and
     found == "°" or "° to" in text and surface in ("session", "sheet") and field in ("unit", "written", "shown")),
    ("a book's names", "each is defined once, and one that hides a constant is told of, since others read it",
     lambda surface, mode, text, field, expected, found, *_: surface == "book" and
     (field in ("error", "message") and " is defined already at " in str(found) or field == "notes" and
      "is hidden by this definition" in str(found))),
    ("a definition alone", "it is a statement of a session; a formula is for its value",
     lambda surface, mode, text, field, expected, found, formula, *_: formula.get("error") == "noValue"),
    ("what begins with an operator goes on", "the prompt reads `* 2` behind the last answer",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface == "prompt" and re.match(
         r" *([-+*/^%!?=²³°×÷·<>&|≤≥≠∧∨−]|(to|in|mod|and|or)\b)", text) and
     (field in ("error", "message") and
      ("error" in session or "ans " in str(found)) or field == "lines" and str(found[0]).startswith("ans "))),
    ("a comment is no statement", "scripts and the prompt pass over it, and a formula has nothing else",
     lambda surface, mode, text, field, expected, found, *_: surface in ("prompt", "argument", "script") and text.
     lstrip().startswith("#") and field == "error" and found == {"lines": [], "notes": []}),
    ("a colon begins a command", "at the prompt and in scripts, where no statement begins with one",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("prompt", "argument", "script") and text.lstrip().startswith(":") and "there is no command" in str(found)),
    ("statement by statement",
     "sessions and cells compute what stands first before they read on; a formula is read as a whole",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface in
     ("session", "sheet") and "; " in text and "error" in answer and "error" in formula and field in
     ("error", "message", "place") and int(session["place"].split()[1]) <= int(formula["place"].split()[0])),
    ("words in a cell", "a cell's formula is not read with words, since a name that means nothing there is a cell's",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface == "sheet" and "|" in text
     and field in
     ("error", "message", "place") and answer.get("error") == "unexpectedToken" or surface == "sheet" and field in
     ("error", "message", "place") and "error" in formula and "error" in answer and formula["error"] in
     ("unexpectedToken", "unknownUnit", "unknownName", "unknownFunction", "incompatibleUnits", "badNumber", "domain"
      ) or surface == "sheet" and field == "error" and "error" not in formula and answer.get("error") in
     ("misplacedUnit", "unexpectedCharacter", "unexpectedToken", "unknownName", "unknownFunction", "unknownUnit",
      "badNumber", "unexpectedEnd")),
    ("a cell's names",
     "constants of nature are names of cells, a name of the language is none, cells have no order, and a name that is not known yet is a function before a bracket; the front's issue",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface == "sheet" and field in
     ("error", "message") and ("_" in text or "; " in text) and answer.get("error") in
     ("unknownName", "alreadyDefined", "cyclicDefinition", "unknownFunction", "missing", "missingValue"
      ) or surface == "sheet" and answer.get("error") == "unknownName" and formula.get("error") in
     ("unknownName", "unknownUnit") or surface == "sheet" and formula.get("error") == "unknownName" and re.search(
         r"\b[A-Z]{1,3}[1-9]", text) or surface == "sheet" and field in ("error", "message", "place") and formula.get(
             "error") == "unknownFunction" and answer.get("error") == "unknownName"),
    ("a line of a book", "it holds one definition; what follows is no statement of its own",
     lambda surface, mode, text, field, expected, found, *_: surface == "book" and ";" in text and
     "a line of a book holds one definition" in str(found)),
    ("a unit behind a number in a cell",
     "sheets read `3 m` as metres where a cell is called m, so that filling a cell changes no other formula's reading",
     lambda surface, mode, text, field, expected, found, formula, *_: surface == "sheet" and any(
         "the value" in note for note in formula.get("notes", []))),
    ("forms between cells and columns",
     "a value goes on in its unit, the last one of a mixed number, and as a date of the zone; a value has one home in the front's issue",
     lambda surface, mode, text, field, expected, found, formula, *_: surface in
     ("sheet", "run", "row", "table") and "; " in text and (re.search(r"\d (ft|h|lb|d|m) [\d.]+ (in|min|oz|h|cm)", text)
                                                            or re.search(r"T\d\d:\d\d(Z|[-+]\d)", text)) and field in
     ("written", "number", "unit", "value")),
    ("definitions follow in a session",
     "a name of a session or a cell is computed again when what it uses changes; the locals of a formula are computed in order",
     lambda surface, mode, text, field, expected, found, *_: surface in ("session", "sheet") and redefines(text)),
    ("the answer before", "sessions alone have `ans`, which is a name like others elsewhere",
     lambda surface, mode, text, field, expected, found, formula, *_: re.search(r"\bans\b", text) and formula.get(
         "error") == "unknownName" and surface in ("session", "sheet", "paste")),
    ("what may have been meant", "a name that is not known is compared with the names that the surface has",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("book", "row", "table", "columns", "argument", "script", "prompt", "c") and field == "message" and "did you mean"
     in f"{found} {expected}" and str(found).split("; ")[0] == str(expected).split("; ")[0]),
    ("the keypad closes brackets", "what is open at = is closed, and shown closed",
     lambda surface, mode, text, field, expected, found, formula, *_: surface == "paste" and field == "error" and
     (formula.get("error") == "unclosedBracket" or formula.get("error") == "unexpectedEnd" and "(" in text)),
    ("nothing is no statement",
     "scripts, arguments and the keypad do nothing for a text of blanks and marks that nobody sees; a formula has a value",
     lambda surface, mode, text, field, expected, found, formula, *_: surface in
     ("argument", "script", "paste") and not text.strip(" \t\r\n\u200b\ufeff") and field == "error"),
    ("; separates statements", "a line of a book and a column are one definition, so that nothing is separated there",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("book", "row", "table", "columns") and re.search(r";\s*$|^\s*;|;\s*;", text) and field in ("error", "message")),
    ("what a line of a book is", "its first words tell what it is, which an error names before anything behind them",
     lambda surface, mode, text, field, expected, found, *_: surface == "book" and field == "message" and
     "a line of a book is NAME" in str(found)),
    ("keys have names", "letters that are keys are read as keys, also beside digits: `tan90`", lambda surface, mode,
     text, field, expected, found, formula, *_: surface == "paste" and field == "error" and formula.get("error") in
     ("unknownName", "unknownFunction") and re.search(r"\b(sin|cos|tan|asin|acos|atan|ln|log|sqrt|cbrt|exp|abs)\d", text
                                                      )),
    ("the point is a key", "it begins a number, 0 until more is keyed", lambda surface, mode, text, field, expected,
     found, *_: surface == "paste" and text.strip() == "." and field == "error"),
    ("= begins a cell", "as in other sheets, where a formula begins with it", lambda surface, mode, text, field,
     expected, found, *_: surface == "sheet" and re.search(r"(^|;)\s*=", text) and field in
     ("error", "message", "place")),
    ("equations are statements",
     "a session and the tool solve what is an equation as a whole; a formula has no unknowns", lambda surface, mode,
     text, field, expected, found, formula, session, answer: formula.get("error") == "misplacedEquals" and surface in
     ("session", "page", "eval", "json", "argument", "script", "prompt")),
    ("a truth in digits", "a truth with a notation is a number, and in a book without one",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("book", "compiled", "run", "test") and field == "value" and str(found) in
     ("true", "false") and re.search(r"\bto (sci|eng|fix|sig|hex|bin|oct)\b", text)),
    ("a header's unit", "it is written as the formula asks for it, to cm^2",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("row", "table") and field == "unit" and re.search(r"to \w+\^", text) and str(found).translate(
         {0xB2: "^2", 0xB3: "^3"}) == str(expected).translate({0xB2: "^2", 0xB3: "^3"})),
    ("a column is rounded", "a notation of a column rounds its fields, of percents too",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("row", "table") and field == "value" and re.search(r"to % to fix", text)),
    ("a word is a file",
     "what begins with / is one to reckon run, and a column's formula is not cut where it begins with =",
     lambda surface, mode, text, field, expected, found, *_: surface in
     ("row", "table") and field == "message" and re.match(r"\s*[/=]", text) or surface == "sheet" and re.match(
         r"\s*/", text) and "=" in text),
    ("names before kinds",
     "a book and a cell look at marks and names of a line before kinds, so that of a text that is wrong in two ways they name the other one",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface in
     ("book", "sheet", "row", "table") and field in
     ("message", "error", "place") and "error" in formula and "error" in answer and
     ({formula["error"], answer["error"]} & {
         "unknownName", "unknownFunction", "unexpectedCharacter", "unexpectedToken"
     } or field == "message" and re.search("is not known|does not fit here", f"{expected} {found}"))),
    ("an equation that is none", "what is no equation is read as a definition, or as a formula, and is wrong in both",
     lambda surface, mode, text, field, expected, found, formula, session, answer: surface in
     ("eval", "json") and field in
     ("message", "error", "place") and "error" in formula and "error" in answer and re.search(
         r"[^=!<>]=[^=].*==", text)),
    ("= at the end is the key", "a pasted calculation may end in the sign that asks for its value",
     lambda surface, mode, text, field, expected, found, *_: surface == "paste" and text.strip().endswith("=")),
]
