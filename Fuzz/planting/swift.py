"""The syntax of a Swift file, as far as operators need it: which parts may have faults, and expressions of operators by
Swift's precedence.

tree-sitter-swift does not always group operators as Swift does (`a & 1 != 0`, `-a &+ b`), so that runs of them are read
flat and grouped here.
"""

import dataclasses
import re
import sys

try:
    import tree_sitter
    import tree_sitter_swift
except ImportError as error:
    sys.exit(f"{error.name} is missing (pip install tree-sitter tree-sitter-swift)")

PARSER = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))

LEVELS = [
    ["||"], ["&&"], ["<", "<=", ">", ">=", "==", "!=", "===", "!=="], ["??"], ["..<", "..."],
    ["+", "-", "|", "^", "&+", "&-"], ["*", "/", "%", "&", "&*"], ["<<", ">>", "&<<", "&>>"]]
LEVEL = {operator: level for level, row in enumerate(LEVELS) for operator in row}
BINARY = {
    "additive_expression", "multiplicative_expression", "comparison_expression", "equality_expression",
    "conjunction_expression", "disjunction_expression", "range_expression", "nil_coalescing_expression",
    "bitwise_operation", "infix_expression"
}
PREFIXED = {"prefix_expression", "try_expression", "await_expression"}
# What only stops a program that is wrong already, and what only says how much room to take or gives it back: no test
# could tell.
HINTS = re.compile(r"^(precondition\w*|assert\w*|fatalError|[\w.]*([cC]apacity|\.deallocate|\.deinitialize))\b")
HINT_LABELS = re.compile(r"\b\w*[cC]apacity\w*\s*:")
INLINED = re.compile(r"@(inlinable|_alwaysEmitIntoClient|_transparent|inline\(__always\)|usableFromInline)\b")
BODIES = {"function_body", "computed_property"}
NO_PLACES = {
    "attribute", "modifiers", "pattern", "switch_pattern", "enum_entry", "line_string_literal",
    "multi_line_string_literal", "parameter", "directive", "diagnostic", "availability_condition", "macro_invocation",
    "regex_literal"
}


@dataclasses.dataclass
class Expression:
    """An operand (`operator` empty), or two expressions beside an operator."""

    start: int
    end: int
    operator: str = ""
    left: "Expression | None" = None
    right: "Expression | None" = None
    # Where the operator stands.
    at: int = 0

    def parts(self):
        if not self.operator:
            return
        yield self
        yield from self.left.parts()
        yield from self.right.parts()


class NotGrouped(Exception):
    """An expression with operators that are not known here."""


def is_joint(node):
    """Whether a node stands for several operands, or only seems to be a prefix of them."""
    if node.type in BINARY:
        return True
    return node.type in PREFIXED and is_joint(node.children[-1])


def flattened(node, items):
    """Adds the operands of a node and the operators between them, in the order of the text."""
    if node.type in BINARY:
        if len(node.children) != 3:
            raise NotGrouped
        flattened(node.children[0], items)
        items.append((node.children[1].text.decode(), node.children[1].start_byte))
        flattened(node.children[2], items)
    elif node.type == "prefix_expression" and is_joint(node):
        first = len(items)
        flattened(node.children[-1], items)
        items[first].start = node.start_byte
    elif node.type in {"try_expression", "await_expression"}:
        # They cover all that follows, and what takes the place of that stands behind them.
        if items:
            raise NotGrouped
        flattened(node.children[-1], items)
    elif node.type in {
            "ternary_expression", "as_expression", "check_expression", "assignment", "comment", "multiline_comment"
    }:
        raise NotGrouped
    else:
        items.append(Expression(node.start_byte, node.end_byte))


def grouped(items):
    """The expression of operands with operators between them."""
    operands, operators = items[::2], items[1::2]

    def read(position, least):
        left = operands[position]
        while position < len(operators):
            operator, at = operators[position]
            if operator not in LEVEL:
                raise NotGrouped
            if LEVEL[operator] < least:
                break
            # Of the operators here only ?? groups from the right; there the text of either grouping is the same.
            right, position_after = read(position + 1, LEVEL[operator] + 1)
            left = Expression(left.start, right.end, operator, left, right, at)
            position = position_after
        return left, position

    return read(0, 0)[0]


def expression(node):
    """The expression of a joint node; nothing when its operators are not known, or are many."""
    items = []
    try:
        flattened(node, items)
        return grouped(items) if len(items) < 17 else None
    except NotGrouped:
        return None


def conditional_lines(text):
    """The numbers of lines between #if and #endif."""
    depth, lines = 0, set()
    for number, line in enumerate(text.split("\n")):
        word = line.strip()
        if word.startswith("#if"):
            depth += 1
        if depth:
            lines.add(number)
        if word.startswith("#endif"):
            depth -= 1
    return lines


def groups_of_conditions(node):
    """The parts of a condition between commas, each a list of nodes."""
    groups = [[]]
    for child in node.children[1:]:
        if child.type in {"{", "else", "statements"}:
            break
        if child.type == ",":
            groups.append([])
        else:
            groups[-1].append(child)
    return groups


def is_hint(node):
    """Whether a call or an argument is one of those that no test could tell from others."""
    head = node.text[:80].decode(errors="replace")
    if node.type == "call_expression":
        return bool(HINTS.match(head))
    return node.type == "value_argument" and bool(HINT_LABELS.match(head))


def nodes(text):
    """The nodes of a file in which faults may lie, each with the nodes around it; nothing where the file is not
    understood."""
    tree = PARSER.parse(text.encode())
    if tree.root_node.has_error:
        return
    hidden = conditional_lines(text)
    open_ = [(tree.root_node, ())]
    while open_:
        node, around = open_.pop()
        if node.type in NO_PLACES or is_hint(node):
            continue
        if any(child.type == "modifiers" and INLINED.search(child.text.decode()) for child in node.children):
            continue
        lines = range(node.start_point[0], node.end_point[0] + 1)
        is_visible = not hidden or hidden.isdisjoint(lines)
        if is_visible and any(outer.type in BODIES for outer in around):
            yield node, around
        if is_visible or node.child_count:
            open_ += [(child, (*around, node)) for child in reversed(node.children)]
