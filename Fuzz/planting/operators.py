"""The faults that operators on the syntax make: another comparison, a dropped check, another sign, off by one, an empty
branch.

Each of them has the type of what it replaces, as far as the syntax tells; the compiler judges the rest.
"""

import collections
import re

from planting import swift

# `faulty` takes the place of the bytes from `start` to `end`; a statement is replaced as a whole.
Place = collections.namedtuple("Place", "operator start end faulty is_statement")

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
CONNECTIVES = {"&&": "||", "||": "&&"}
SIGNS = {"+": "-", "-": "+", "&+": "&-", "&-": "&+"}
ASSIGNMENTS = {"+=": "-=", "-=": "+=", "&+=": "&-=", "&-=": "&+="}
OTHERS = {"comparison": COMPARISONS, "connective": CONNECTIVES, "sign": SIGNS}
SMALL = re.compile(r"\d{1,3}")
# Operands that begin so are texts or lists, which have no differences.
NOT_NUMBERS = re.compile(rb"[\"\[#]|String\b|Array\b")
LITERAL_PARENTS = swift.BINARY | {
    "value_argument", "assignment", "control_transfer_statement", "property_declaration", "ternary_expression"
}
POSTFIXED = {"call_expression", "navigation_expression", "postfix_expression", "optional_chaining_expression"}


def source(data, part):
    return data[part.start : part.end].decode()


def of_expression(data, root):
    for part in root.parts():
        for operator, others in OTHERS.items():
            if part.operator not in others:
                continue
            if operator == "sign" and any(
                    NOT_NUMBERS.match(data[side.start:side.end]) for side in (part.left, part.right)):
                continue
            after = part.at + len(part.operator)
            faulty = data[part.start : part.at].decode() + others[part.operator] + data[after : part.end].decode()
            if operator == "sign" and part.right.operator:
                # a + b * c stays a - b * c, and a - (b + c) is in brackets already: the operators on the right bind
                # more tightly.
                faulty = f"{data[part.start : part.at].decode()}{others[part.operator]} ({source(data, part.right)})"
            yield Place(operator, part.start, part.end, faulty, False)
        if part.operator in {"..<", "..."} and not NOT_NUMBERS.match(data[part.right.start : part.right.end]):
            change = "+ 1" if part.operator == "..<" else "- 1"
            yield Place("off by one", part.right.start, part.right.end, f"({source(data, part.right)}) {change}", False)


def of_prefix(data, node, around):
    """`!a` and `-a` without their sign."""
    sign, operand = node.children[0], node.children[-1]
    if sign.text not in {b"!", b"-"} or operand.type in {"integer_literal", "real_literal"}:
        return
    # !a.b(c) is read as (!a.b)(c).
    end = node.end_byte
    for outer in reversed(around):
        if outer.type not in POSTFIXED or outer.start_byte != node.start_byte:
            break
        end = outer.end_byte
    yield Place("sign" if sign.text == b"-" else "negation", node.start_byte, end, data[sign.end_byte:end].decode(),
                False)


def of_conditions(data, node):
    """Checks that always hold, and of `if` those that never do."""
    for group in swift.groups_of_conditions(node):
        if len(group) != 1 or not group[0].is_named or group[0].type in {
                "availability_condition", "value_binding_pattern"
        }:
            continue
        start, end = group[0].start_byte, group[0].end_byte
        yield Place("check", start, end, "true", False)
        if node.type == "if_statement":
            yield Place("check", start, end, "false", False)


def of_literal(node, parent):
    text = node.text.decode()
    if parent.type not in LITERAL_PARENTS or not SMALL.fullmatch(text):
        return
    yield Place("off by one", node.start_byte, node.end_byte, str(int(text) + 1), False)
    if text != "0":
        yield Place("off by one", node.start_byte, node.end_byte, str(int(text) - 1), False)


def gives_a_value(around):
    """Whether what stands alone in a body around here may be its value."""
    for outer in reversed(around):
        if outer.type in {"lambda_literal", "computed_property"}:
            return True
        if outer.type in {"function_declaration", "init_declaration"}:
            return any(child.type == "->" for child in outer.children)
    return True


def of_statement(node, around):
    """Calls and assignments that are left out."""
    alone = len(around[-1].named_children) == 1
    is_call = node.type == "call_expression" or (node.type == "try_expression"
                                                 and node.children[-1].type == "call_expression")
    if node.type == "assignment":
        if any(outer.type == "init_declaration" for outer in around) or node.text.startswith(b"_ "):
            return
    elif not is_call or (alone and gives_a_value(around)) or swift.is_hint(node.children[-1]):
        return
    yield Place("statement", node.start_byte, node.end_byte, "", True)


def of_branch(node, around):
    """Branches that do nothing: of `else`, of `if` before an `else`, and of `case`."""
    outer = around[-1]
    if outer.type == "if_statement":
        if not any(child.type == "else" for child in outer.children):
            return
    elif outer.type != "switch_entry":
        return
    # An `if` or a `switch` that gives a value needs all of its branches.
    chain = [
        other for other in reversed(around) if other.type not in {"switch_entry", "if_statement", "switch_statement"}
    ]
    if chain[0].type != "statements":
        return
    last = node.named_children[-1] if node.named_children else None
    if last is None or last.type == "control_transfer_statement" or gives_a_value(around) and len(
            node.named_children) == 1 and last.type != "assignment":
        return
    if b"fallthrough" not in node.text and not any(other.type == "init_declaration" for other in around):
        yield Place("branch", node.start_byte, node.end_byte, "", True)


def places(text):
    """All places of a file, with what an operator makes of them."""
    data = text.encode()
    for node, around in swift.nodes(text):
        parent = around[-1]
        if is_matched(node, parent):
            continue
        if swift.is_joint(node) and not swift.is_joint(parent):
            if root := swift.expression(node):
                yield from of_expression(data, root)
        if node.type == "prefix_expression" and not swift.is_joint(node):
            yield from of_prefix(data, node, around)
        if node.type == "call_expression" and node.children[0].type == "bang":
            yield from of_prefix(data, node, around)
        if node.type in {"if_statement", "guard_statement"}:
            yield from of_conditions(data, node)
        if node.type == "ternary_expression":
            condition = node.children[0]
            if not swift.is_joint(parent) and condition.type not in swift.PREFIXED:
                yield Place("ternary", condition.start_byte, condition.end_byte, f"!({condition.text.decode()})", False)
        if node.type == "integer_literal":
            yield from of_literal(node, parent)
        if node.type == "assignment" and (sign := node.child_by_field_name("operator").text.decode()) in ASSIGNMENTS:
            if not NOT_NUMBERS.match(node.children[-1].text):
                at = node.child_by_field_name("operator")
                faulty = data[node.start_byte:at.start_byte].decode() + ASSIGNMENTS[sign] + data[at.end_byte:node.
                                                                                                 end_byte].decode()
                yield Place("sign", node.start_byte, node.end_byte, faulty, True)
        if parent.type == "statements":
            yield from of_statement(node, around)
        if node.type == "statements":
            yield from of_branch(node, around)


def is_matched(node, parent):
    """Whether a node is what `if case` matches with, not an expression."""
    if parent.type not in {"if_statement", "guard_statement", "while_statement"}:
        return False
    for group in swift.groups_of_conditions(parent):
        if group and group[0].type == "case":
            equals = [part for part in group if part.type == "="]
            if equals and group[0].start_byte <= node.start_byte < equals[0].start_byte:
                return True
    return False
