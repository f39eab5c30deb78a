#!/usr/bin/env python3
"""Writes the true values against which the tests measure the errors of exp, expm1, log, log1p, sin and cos.

    Docs/Development/maths-table.py                   # writes all tables; needs mpmath and numpy, takes a quarter of a minute
    Docs/Development/maths-table.py --show exp        # prints a table as it stands, argument and value as hexadecimal bit patterns

A table is a list of pairs (argument, correctly rounded value), each number the 64 bits of a double, least
significant byte first. It holds, in this order,

- the special cases,
- 10,000 seeded arguments, from the range that scrolling curves use and from beyond it,
- the 1,000 arguments hardest to round among two million seeded candidates: those whose true value lies closest
  to the middle between two doubles, where the slightest error tips the rounding.

All values that are written are computed by mpmath. numpy's extended precision only selects the candidates, so the search needs a
processor whose long double has a significand of 64 bits (x86).
"""

import math
import pathlib
import random
import struct
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/ScrollKineticsTests/Resources/Maths"
SEED = 20250101
SEEDED, CANDIDATES, PREFILTERED, HARDEST = 10_000, 2_000_000, 10_000, 1_000

LEAST_NORMAL, LEAST, MOST = 2.0**-1022, 2.0**-1074, sys.float_info.max
NAN, INF = math.nan, math.inf


def around(*values):
    """Each value, with its neighbours."""
    return [y for x in values for y in (math.nextafter(x, -INF), x, math.nextafter(x, INF))]


def mirrored(values):
    return [sign * x for x in values for sign in (1.0, -1.0)]


TINY = [0.0, LEAST, LEAST_NORMAL, 2.0**-54, 2.0**-53, 2.0**-27, 2.0**-26]

# The arguments of the special cases, and the ranges from which seeded arguments are drawn in turn.
SPECIAL = {
    "exp": mirrored(TINY + [1.0, 64.0, MOST, INF, 0.5 * math.log(2)]) + [NAN]
    + around(-708.3964185322641, 709.782712893384, -745.1332191019411, *[(k + 0.5) * math.log(2) for k in range(-5, 5)]),
    "log": mirrored([0.0]) + [LEAST, 3 * LEAST, LEAST_NORMAL, 2.0, 0.5, 10.0, MOST, INF, -INF, -1.0, -LEAST, NAN]
    + around(1.0, math.sqrt(0.5), math.sqrt(2), math.sqrt(8), LEAST_NORMAL),
    "log1p": mirrored(TINY) + [1.0, -1.0, math.nextafter(-1.0, 0.0), -2.0, MOST, -MOST, INF, -INF, NAN]
    + around(math.sqrt(0.5) - 1, math.sqrt(2) - 1, 2.0**53),
    "sin": mirrored(TINY + [INF] + around(*[k * math.pi / 4 for k in range(1, 9)], 2.0**19 * math.pi)) + [NAN],
}
SPECIAL["expm1"], SPECIAL["cos"] = SPECIAL["exp"], SPECIAL["sin"]


def magnitudes(low, high):
    """Draws a number of either sign, with exponents of 2 from `low` to `high` equally likely."""
    return lambda r: r.choice((1.0, -1.0)) * 2.0 ** r.uniform(low, high)


EXPONENTIAL = [lambda r: r.uniform(-8, 2), lambda r: r.uniform(-8, 2), lambda r: r.uniform(-1, 1),
               lambda r: r.uniform(-709, 710), magnitudes(-56, 6)]
CIRCULAR = [lambda r: r.uniform(-50, 50), lambda r: r.uniform(-50, 50), lambda r: r.uniform(-1, 1),
            lambda r: r.uniform(-1.6e6, 1.6e6), lambda r: r.randrange(1, 2**20) * (math.pi / 2), magnitudes(-28, 20)]
DRAWERS = {
    "exp": EXPONENTIAL,
    "expm1": EXPONENTIAL,
    "log": [lambda r: r.uniform(0, 8), lambda r: r.uniform(0.5, 2), lambda r: 1 + magnitudes(-52, -1)(r),
            lambda r: 2.0 ** r.uniform(-1022, 1024), lambda r: r.randrange(1, 2**52) * LEAST],
    "log1p": [lambda r: r.uniform(-1, 8), lambda r: r.uniform(-0.5, 1), magnitudes(-56, 0), lambda r: 2.0 ** r.uniform(0, 1024),
              lambda r: -1 + 2.0 ** r.uniform(-53, -1)],
    "sin": CIRCULAR,
    "cos": CIRCULAR,
}

# The ranges of the search for arguments that are hard to round.
HARD_RANGE = {"exp": (-8, 2), "expm1": (-8, 2), "log": (0.001, 20), "log1p": (-0.99, 8), "sin": (-50, 50), "cos": (-50, 50)}


def rounded(value):
    """The double nearest to an mpmath value, and the distance to the nearest midpoint between doubles in ulps."""
    import mpmath as mp

    if not mp.isfinite(value) or value == 0:
        return float(value), 0.5
    exponent = max(mp.frexp(value)[1] - 53, -1074)
    ulps = mp.ldexp(value, -exponent)
    rest = ulps - mp.floor(ulps)
    assert rest != 0.5
    nearest = int(mp.floor(ulps)) + (1 if rest > 0.5 else 0)
    distance = abs(rest - 0.5)
    if nearest.bit_length() + exponent > 1024:
        return math.copysign(INF, nearest), distance
    return math.ldexp(nearest, exponent), distance


def true_value(name, x):
    """Returns the correctly rounded value of the function at `x`, and how close the exact value is to a midpoint."""
    import mpmath as mp

    if math.isnan(x) or (name == "log" and x < 0) or (name == "log1p" and x < -1):
        return NAN, 0.5
    if x == 0:
        return {"exp": 1.0, "cos": 1.0, "log": -INF}.get(name, x), 0.5
    if math.isinf(x):
        return {"exp": max(x, 0.0), "expm1": max(x, -1.0), "log": x, "log1p": x}.get(name, NAN), 0.5
    if (name, x) == ("log1p", -1.0):
        return -INF, 0.5
    if (name, x) == ("log", 1.0):
        return 0.0, 0.5
    # Values that differ from 1, −1 or x by less than a hundredth of the working precision need more precision.
    mp.mp.prec = 240 if abs(x) > 2.0**-60 else 1300
    if name == "expm1" and x < -60:
        return -1.0, 0.5
    if name in ("exp", "expm1") and x > 710:
        return INF, 0.5
    value, distance = rounded(getattr(mp, name)(mp.mpf(x)))
    if name == "exp" and value < LEAST_NORMAL:
        value = 0.0  # the library has no subnormal exponentials
    return value, distance


def hardest(name, r):
    """The arguments hardest to round among seeded candidates, and the distance of the last of them in ulps."""
    import numpy as np

    assert np.finfo(np.longdouble).nmant >= 63, "the search needs a long double of 64 bits"
    low, high = HARD_RANGE[name]
    xs = np.array([low + (high - low) * r.random() for _ in range(CANDIDATES)])
    ys = np.abs(getattr(np, name)(xs.astype(np.longdouble)))
    steps = ys / np.spacing(ys.astype(np.float64)).astype(np.longdouble)
    distances = np.abs(steps - np.floor(steps) - np.longdouble(0.5))
    promising = xs[np.argsort(distances, kind="stable")[:PREFILTERED]]
    ranked = sorted((true_value(name, float(x))[1], float(x)) for x in promising)[:HARDEST]
    return [x for _, x in ranked], ranked[0][0], ranked[-1][0]


def bits(x):
    return 0x7FF8000000000000 if math.isnan(x) else struct.unpack("<Q", struct.pack("<d", x))[0]


def write(name):
    r = random.Random(f"{SEED} {name}")
    drawers = DRAWERS[name]
    seeded = [drawers[i % len(drawers)](r) for i in range(SEEDED)]
    hard, closest, last = hardest(name, r)
    pairs = [(bits(x), bits(true_value(name, x)[0])) for x in SPECIAL[name] + seeded + hard]
    (FOLDER / f"{name}.table").write_bytes(b"".join(struct.pack("<QQ", *pair) for pair in pairs))
    print(f"{name}: {len(pairs)} values, the hardest within {float(closest):.2e} … {float(last):.2e} ulp of a midpoint")


def show(name):
    for x, y in struct.iter_unpack("<QQ", (FOLDER / f"{name}.table").read_bytes()):
        print(f"{x:016x} {y:016x}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--show"]:
        show(sys.argv[2])
    else:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for table in DRAWERS:
            write(table)
