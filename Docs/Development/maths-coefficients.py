#!/usr/bin/env python3
"""Prints the constants of Sources/ScrollKinetics/Maths: minimax coefficients and split constants.

    Docs/Development/maths-coefficients.py            # needs mpmath, takes ten seconds

Each polynomial is the weighted minimax fit (Remez exchange) of the tail of a series whose leading terms the
Swift code adds exactly. The weight is the factor the polynomial is multiplied with there, so that the printed
error is absolute, in the scale of the function's reduced value.
"""

import mpmath as mp

mp.mp.prec = 240


def remez(target, weight, low, high, degree, rounds=12):
    """The polynomial p of `degree` for which max |weight·(p − target)| on [low, high] is least, and that maximum."""
    count = degree + 2
    middle, half = (low + high) / 2, (high - low) / 2
    points = [middle - half * mp.cos(mp.pi * (2 * i + 1) / (2 * count)) for i in range(count)]
    grid = [middle - half * mp.cos(mp.pi * i / 1200) for i in range(1201)]
    grid = [x for x in grid if weight(x) != 0]
    goal = [(target(x), weight(x)) for x in grid]
    for _ in range(rounds):
        rows = [[x**j for j in range(degree + 1)] + [(-1) ** i / weight(x)] for i, x in enumerate(points)]
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix([target(x) for x in points]))
        p = list(solution)[: degree + 1]
        errors = [w * (mp.polyval(p[::-1], x) - t) for x, (t, w) in zip(grid, goal)]
        extrema = []  # the largest error of each stretch of one sign
        for x, e in zip(grid, errors):
            if extrema and mp.sign(extrema[-1][1]) == mp.sign(e):
                if abs(e) > abs(extrema[-1][1]):
                    extrema[-1] = (x, e)
            else:
                extrema.append((x, e))
        while len(extrema) > count:
            extrema.pop(0 if abs(extrema[0][1]) < abs(extrema[-1][1]) else -1)
        if len(extrema) < count:
            break
        points = [x for x, _ in extrema]
    return p, max(abs(e) for e in errors)


def swift(x):
    """Returns an exact literal of a Double."""
    return float(x).hex().replace("0x0.0p+0", "0")


def show(name, target, weight, low, high, degree):
    p, _ = remez(target, weight, mp.mpf(low), mp.mpf(high), degree)
    rounded = [mp.mpf(float(c)) for c in p]
    xs = [low + (high - low) * mp.mpf(i) / 2000 for i in range(2001)]
    worst = max(abs(weight(x) * (mp.polyval(rounded[::-1], x) - target(x))) for x in xs if weight(x) != 0)
    print(f"\n{name}: degree {degree}, error 2^{mp.nstr(mp.log(worst, 2), 4)}")
    for i, c in enumerate(p):
        print(f"  c{i} = {swift(c)}  // {mp.nstr(c, 12)}")
    return rounded


def parts(name, value, bits):
    """Returns `value` as a sum of doubles, all but the last truncated to the given numbers of bits."""
    print(f"\n{name}")
    for b in bits:
        _, exponent = mp.frexp(value)
        cut = mp.ldexp(mp.floor(mp.ldexp(value, b - exponent)), exponent - b) if b < 53 else mp.mpf(float(value))
        print(f"  {swift(cut)}")
        value -= cut


POWERS = 64
half_step = mp.log(2) / (2 * POWERS) * (1 + mp.mpf(10) ** -6)
for function, degree in [("exp", 3), ("expm1", 4)]:
    p = show(
        f"{function}: exp(r) = 1 + r + r²·p(r), error relative to r",
        lambda r: sum(r**n / mp.factorial(n + 2) for n in range(30)),
        lambda r: max(abs(r), half_step / 16),  # a weight of nothing at 0 would leave a Remez point without effect
        -half_step, half_step, degree,
    )
    if function == "exp":
        print(f"  c2/c3 = {swift(p[2] / p[3])}")

print(f"\n2^(j/{POWERS}): the power, rounded, and what that lost as a share of it")
for j in range(POWERS):
    power = mp.mpf(2) ** (mp.mpf(j) / POWERS)
    rounded = mp.mpf(float(power))
    print(f"  {swift(rounded)}, {swift((power - rounded) / rounded)},")

top = ((mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)) ** 2 * (1 + mp.mpf(10) ** -9)
show(
    "log(1 + f) = 2s + s³·p(s²), error relative to 2s",
    lambda z: sum(2 * z**n / (2 * n + 3) for n in range(60)),
    lambda z: z / 2,
    mp.mpf(0), top, 7,
)

quarter = (mp.pi / 4) ** 2 * (1 + mp.mpf(10) ** -6)
show(
    "sin(r) = r + r³·p(r²), error relative to r",
    lambda z: sum((-1) ** (n + 1) * z**n / mp.factorial(2 * n + 3) for n in range(40)),
    lambda z: z,
    mp.mpf(0), quarter, 5,
)
show(
    "cos(r) = 1 − r²/2 + r⁴·p(r²)",
    lambda z: sum((-1) ** n * z**n / mp.factorial(2 * n + 4) for n in range(40)),
    lambda z: z**2,
    mp.mpf(0), quarter, 5,
)

parts("ln 2", mp.log(2), [42, 53])
parts("ln 2 / 64", mp.log(2) / POWERS, [36, 53])
parts("64 / ln 2", POWERS / mp.log(2), [53])
parts("π/2", mp.pi / 2, [33, 33, 33, 53])
parts("2/π", 2 / mp.pi, [53])
