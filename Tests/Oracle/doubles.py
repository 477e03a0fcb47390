#!/usr/bin/env python3
"""Writes Tests/ReckonNumbersTests/Resources/doubles-oracle.tsv: decimal texts with the doubles nearest to them, and
doubles with the shortest digits that read back as them, by Python's float() and repr().

Run from the project's folder: python3 Tests/Oracle/doubles.py
Each line: `read`, a text, the bit pattern of its double; or `write`, a bit pattern, the digits and the exponent of the
first one. The same lines every time.

With --table, it prints the literals of Sources/ReckonNumbers/Decimal/PowersOfFive+Table.swift instead.
"""
import random
import struct
import sys
from decimal import Decimal, getcontext

getcontext().prec = 2000
getcontext().Emin, getcontext().Emax = -10000, 10000
random.seed(20261121)


def leading(n):
    """The first 128 bits of 5^n, rounded up."""
    if n >= 0:
        power, shift = 5**n, (5**n).bit_length() - 128
        return power << -shift if shift <= 0 else -(-power >> shift)
    power = 5**-n
    quotient = (1 << power.bit_length() + 128) // power
    return (quotient >> quotient.bit_length() - 128) + 1


def table():
    values = ["0x%016X_%016X" % divmod(leading(n), 2**64) for n in range(-385, 385)]
    for start in range(0, len(values), 3):
        print("    " + ", ".join(values[start:start + 3]) + ",")


def pattern(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def double(bits):
    return struct.unpack("<d", struct.pack("<Q", bits))[0]


def halfway(bits):
    """The number halfway between a double and the next one, exactly."""
    exponent, fraction = bits >> 52, bits & (1 << 52) - 1
    significand = (fraction | (1 << 52 if exponent else 0)) * 2 + 1
    return Decimal(significand) * Decimal(2) ** (max(exponent, 1) - 1076)


def texts():
    # Paxson 1991, “A program for testing IEEE decimal–binary conversion”, tables 3 and 4: least distances from a
    # halfway point.
    for text in """5e-324 69e267 999e-026 7861e-034 75569e-254 928609e-261 9210917e080 84863171e114 653777767e273 5232604057e-298
        27235667517e-109 653532977297e-123 3142213164987e-294 46202199371337e-072 231010996856685e-073 9324754620109615e212
        78459735791271921e049 272104041512242479e200 6802601037806061975e198 20505426358836677347e-221 836168422905420598437e-234
        4891559871276714924261e222 9e-265 85e-037 623e100 3571e263 81661e153 920657e-023 4603285e-024 87575437e-309 245540327e122
        6138508175e120 83356057653e193 619534293513e124 2335141086879e218 36167929443327e-159 609610927149051e-255 3743626360493413e-165
        94080055902682397e-242 899810892172646163e283 7120190517612959703e120 25188282901709339043e-252 308984926168550152811e-052
        6372891218502368041059e064""".split():
        yield text
    # Known to have been read wrongly: by PHP and Java (2.2250738585072011e-308 and ...12e-308), in Gay's and Lemire's
    # lists, and at the ends.
    for text in """2.2250738585072011e-308 2.2250738585072012e-308 2.2250738585072014e-308 6.631236846766476e-316 3.2379086165851934e-319
        7.4109846876186982e-323 4.9406564584124654e-324 2.4703282292062327e-324 2.4703282292062328e-324 1.7976931348623157e308
        1.7976931348623158e308 1.7976931348623159e308 1e308 1e309 1e-323 1e-324 1e-400 1e400 0e999999999999 1e-999999999999
        9007199254740991 9007199254740992 9007199254740993 9007199254740994 9007199254740995 9007199254740993.00000000000000000000001
        1.00000000000000011102230246251565404236316680908203125 1.00000000000000011102230246251565404236316680908203124
        1.00000000000000011102230246251565404236316680908203126 0.500000000000000166533453693773481063544750213623046875
        3.518437208883201171875e13 62.5364939768271845828 8.10109172351e-10 1.50000000000000011102230246251565 30078505129381147446200
        1777820000000000000001 0.000000000000000000000000000000000000000000000000000000000000123 1448997445238699 6250000000000000e-16
        1.1754941406275178592461758986628081843312458647327962400313859427181746759860647699724722770042717456817626953125e-38
        358416272e-33 1e23 8.5e22 9.5e-6 123456789012345678 1234567890123456789 12345678901234567890 123456789012345678901 0.1 0.3 2.675
        89255e-22 104308485241983990666713401708072175773165034278682682111762292935809424441455700481826887505487e-999
        7.0420557077594588669468784357561207962098443483187940792729600000e+59 5e-20 2251799813685248.25 4503599627370497.5""".split(
    ):
        yield text
    # Halfway between doubles, with what is a little below and above it, in up to 800 digits.
    patterns = [
        0, 1, 2, 0xFFFFFFFFFFFFE, 0xFFFFFFFFFFFFF, 1 << 52, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFE, 0x3FF0000000000000,
        0x433 << 52
    ]
    patterns += [random.getrandbits(52) for _ in range(4)] + [random.randrange(0x7FF << 52) for _ in range(40)]
    patterns += [random.randrange(0x3E0 << 52, 0x440 << 52) for _ in range(40)]
    for bits in patterns:
        middle = halfway(bits)
        yield str(middle)
        digits = "".join(map(str, middle.as_tuple().digits)).rstrip("0")
        exponent = middle.adjusted() - len(digits) + 1
        yield "%se%d" % (digits, exponent)
        yield "%s%s1e%d" % (digits, "0" * (798 - len(digits)), exponent - 799 + len(digits))
        yield "%d9e%d" % (int(digits) - 1, exponent - 1)
        for count in (17, 18, 19, 20, 21, 25):
            yield "%se%d" % (digits[:count], exponent + max(0, len(digits) - count))
            yield "%de%d" % (int(digits[:count]) + 1, exponent + max(0, len(digits) - count))
    for _ in range(600):
        digits = "".join(random.choice("0123456789") for _ in range(random.randint(1, 40)))
        point = random.randint(0, len(digits))
        yield "%s%s.%s%s" % (random.choice(["", "-", "+"]), digits[:point], digits[point:],
                             random.choice(["", "e%d" % random.randint(-345, 310), "E+%d" % random.randint(0, 30)]))
    for exponent in range(-345, 311):
        yield "1e%d" % exponent
        yield "%de%d" % (random.getrandbits(63), exponent - 18)


def doubles():
    yield from range(1, 64)
    yield from [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFE, 0xFFFFFFFFFFFFF, 1 << 52, (1 << 52) + 1]
    for exponent in range(1, 0x7FF):
        yield from [(exponent << 52) - 1, exponent << 52, (exponent << 52) + 1]
    for exponent in range(-323, 309):
        bits = int(pattern(float("1e%d" % exponent)), 16)
        yield from [max(bits - 1, 1), bits, bits + 1]
    for _ in range(1000):
        yield random.randrange(1, 0x7FF << 52)
        yield int(pattern(random.randrange(10**6) / 10 ** random.randint(0, 12) + 1), 16)


if "--table" in sys.argv:
    table()
else:
    with open("Tests/ReckonNumbersTests/Resources/doubles-oracle.tsv", "w") as file:
        for text in texts():
            file.write("read\t%s\t%s\n" % (text, pattern(float(text))))
        for bits in doubles():
            shortest = Decimal(repr(double(bits)))
            digits = "".join(map(str, shortest.as_tuple().digits)).rstrip("0")
            file.write("write\t%016x\t%s\t%d\n" % (bits, digits, shortest.adjusted()))
