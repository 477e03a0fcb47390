/// Elementary functions of our own, each for one number and for eight lanes, bit for bit the same on every system.
///
/// Each function has one definition, generic over ``Lanes``. Both forms therefore do the same operations in the same
/// order, and give the same bits for every input (any NaN counts as equal to any other). Swift contracts no
/// multiply-add, and nothing here calls the C library but for what IEEE 754 or C define bit by bit (`fmod`). Outside
/// its fast range a function has a slower definition for all lanes, or takes them one by one, as angles do that are
/// reduced in whole numbers.
///
/// Error bounds are in ULP, measured on millions of random numbers for each range against 64-bit significands. The
/// points that the tests hold, the adversarial ones among them, are mpmath's; `Tests/Oracle/elementary.py` and
/// `kernels.py` write them.
@usableFromInline package enum Elementary {}
