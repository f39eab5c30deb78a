"""Where ten million seeded flicks stop, on Dask's distributed scheduler:

    python3 -m scroll_kinetics.sweep                                                     # on all cores of this machine
    python3 -m scroll_kinetics.sweep --flicks 1000000000 --cluster tcp://scheduler:8786 --folder FOLDER --svg histogram.svg

A cluster has the package, and the folder, on every machine. Flick n has the numbers 2n and 2n + 1 of the generator, so that it does
not depend on the chunk it is in. The counts are integers, so that their sum does not depend on the order. The same seed therefore
gives the same histogram, to the last bit, on any number of workers.

A worker writes the counts of a chunk to the folder before it returns them. What a killed worker or client leaves behind is not
computed again; a file that was not written to its end is not read.
"""

import argparse
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

from ._library import UNLOCKED, checked

CHUNK, BIN, HEIGHT = 250_000, 10.0, 20_000.0
Counts = numpy.ndarray[Any, numpy.dtype[numpy.int64]]


def chunk(seed: int, first: int, count: int) -> Counts:
    """The histogram of the offsets at which the flicks first … first + count - 1 stop."""
    generator = numpy.random.Philox(key=seed)
    generator.advance(first * 2 // 4)  # Philox makes four numbers at a time.
    uniform = (generator.random_raw(2 * count) >> numpy.uint64(11)) * 2.0**-53
    starts, momenta = numpy.ascontiguousarray(uniform[0::2]) * HEIGHT, uniform[1::2] * 16_000 - 8_000
    ends = numpy.empty(count)
    checked(UNLOCKED.flights(count, starts.ctypes.data, momenta.ctypes.data, 0, HEIGHT, 1, 3, 0.998, ends.ctypes.data, None))
    return numpy.bincount((ends / BIN).astype(numpy.int64), minlength=int(HEIGHT / BIN) + 1).astype(numpy.int64)


def stored(path: Path, count: int) -> Counts | None:
    """The counts in a file; None if there is none, or none of `count` flicks."""
    try:
        counts: Counts = numpy.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    return counts if counts.dtype == numpy.int64 and counts.sum() == count else None


def kept_chunk(folder: str, seed: int, first: int, count: int) -> Counts:
    """The counts of a chunk, from its file if there is one."""
    path = Path(folder) / f"{seed}-{first}-{count}.npy"
    counts = stored(path, count)
    if counts is None:
        counts = chunk(seed, first, count)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            numpy.save(file, counts)
        os.replace(file.name, path)  # A file of that name is always complete.
    return counts


def sweep(client: Any, seed: int, flicks: int, folder: str, report: Callable[[int], None] = lambda _: None) -> Counts:
    """The histogram of all flicks, counted by the workers of a client of Dask; `report` is told how many are done."""
    from dask.distributed import as_completed

    folder = os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    firsts = range(0, flicks, CHUNK)
    chunks = client.map(lambda first: kept_chunk(folder, seed, first, min(CHUNK, flicks - first)), firsts, pure=False, retries=3)
    total: Counts = numpy.zeros(int(HEIGHT / BIN) + 1, numpy.int64)
    for future in as_completed(chunks):  # type: ignore[no-untyped-call]
        total += future.result()
        future.release()  # A scheduler need not hold what has been added.
        report(int(total.sum()))
    return total


def digest(counts: Counts) -> str:
    """A name of a histogram."""
    return hashlib.sha256(counts.astype("<i8").tobytes()).hexdigest()[:16]


def drawn(counts: Counts) -> str:
    """A picture of a histogram, as SVG: the share of the flicks that stop in each hundredth of the content."""
    groups, total = numpy.add.reduceat(counts[:-1], range(0, len(counts) - 1, 20)), counts.sum()
    shares = groups / total * 100
    shares[-1] += counts[-1] / total * 100
    width, height, left, base, top = 760, 300, 64, 250, 24
    # The content's two ends, where every flick stops that goes past them, are higher than the axis: their shares are written above.
    highest = max(float(shares[1:-1].max()) * 1.15, 1e-9)
    bars = []
    for index, share in enumerate(shares):
        tall = min(share / highest, 1) * (base - top)
        x = left + index * (width - left - 16) / len(shares)
        bars.append(f'<rect x="{x:.1f}" y="{base - tall:.1f}" width="5.6" height="{tall:.1f}"/>')
    labels = [f'<text x="{left}" y="{top - 8}">{shares[0]:.1f} % at the start</text>',
              f'<text x="{width - 16}" y="{top - 8}" text-anchor="end">{shares[-1]:.1f} % at the end</text>']
    for offset in range(0, int(HEIGHT) + 1, 5000):
        x = left + offset / HEIGHT * (width - left - 16)
        anchor = "end" if offset == HEIGHT else "middle"
        labels.append(f'<text x="{x:.0f}" y="{base + 20}" text-anchor="{anchor}">{offset}</text>')
    middle = highest / 2
    labels.append(f'<text x="{left - 8}" y="{(base + top) / 2 + 5:.0f}" text-anchor="end">{middle:.2f} %</text>')
    labels.append(f'<text x="{(left + width) / 2:.0f}" y="{height - 8}" text-anchor="middle">where flicks stop, in points</text>')
    style = "text{font:14px sans-serif;fill:#3c3c43}rect{fill:#3567a8}@media(prefers-color-scheme:dark){text{fill:#d8d8dd}rect{fill:#8fb4e6}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="Where {total} flicks stop"><style>{style}</style>{"".join(bars)}'
        f'<path d="M{left} {base}H{width - 16}" stroke="#8e8e93"/>{"".join(labels)}</svg>\n')


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m scroll_kinetics.sweep", description="Counts where seeded flicks stop, with the workers of Dask.")
    parser.add_argument("--flicks", type=int, default=10_000_000, metavar="N", help="how many flicks (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), metavar="N", help="processes here (default: one a core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a cluster, instead of processes here")
    parser.add_argument("--folder", help="keeps the counts of finished chunks, so that a later run goes on with them")
    parser.add_argument("--svg", metavar="FILE", help="writes a picture of the histogram")
    arguments = parser.parse_args()
    if arguments.flicks < 1 or arguments.workers < 1:
        parser.error("--flicks and --workers must be 1 or more")
    return arguments


def main() -> None:
    """Runs the command."""
    arguments = _arguments()
    try:
        from dask.distributed import Client, LocalCluster
    except ImportError:
        sys.exit("the sweep needs Dask: pip install 'dask[distributed]'")

    def report(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done / arguments.flicks:4.0%} of {arguments.flicks} flicks", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as temporary:
        cluster: Any = arguments.cluster or LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=arguments.workers, threads_per_worker=1, dashboard_address=None)
        with Client(cluster) as client:  # type: ignore[no-untyped-call]
            start = time.perf_counter()
            histogram = sweep(client, arguments.seed, arguments.flicks, arguments.folder or temporary, report)
            seconds = time.perf_counter() - start
    assert histogram.sum() == arguments.flicks
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{arguments.flicks} flicks: histogram {digest(histogram)}, {histogram[0]} at the start, {histogram[-1]} at the end")
    print(f"{seconds:.1f} s", file=sys.stderr)
    if arguments.svg:
        Path(arguments.svg).write_text(drawn(histogram))


if __name__ == "__main__":
    # Workers know the functions of the package, and not those of a program.
    from scroll_kinetics import sweep as package

    package.main()
