"""Where ten million seeded flicks stop, on Dask's distributed scheduler:

    python3 -m scroll_agents.sweep libscroll.so 10000000 4 FOLDER                    # on 4 processes of this machine
    python3 -m scroll_agents.sweep libscroll.so 1000000000 tcp://scheduler:8786 FOLDER   # on a cluster that has both paths

Flick n has the numbers 2n and 2n + 1 of the generator, so that it does not depend on the chunk it is in. The counts are
integers, so that their sum does not depend on the order. The same seed therefore gives the same histogram, to the last bit, on
any number of workers.

A worker writes the counts of a chunk to FOLDER before it returns them. What a killed worker or client leaves behind is not
computed again; a file that was not written to its end is not read.
"""

import ctypes
import hashlib
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy
from dask.distributed import Client, LocalCluster, as_completed

CHUNK, BIN, HEIGHT = 250_000, 10.0, 20_000.0
Counts = numpy.ndarray[Any, numpy.dtype[numpy.int64]]


def chunk(library: str, seed: int, first: int, count: int) -> Counts:
    """The histogram of the offsets at which the flicks first … first + count - 1 stop."""
    scroll = ctypes.CDLL(library)
    generator = numpy.random.Philox(key=seed)
    generator.advance(first * 2 // 4)  # Philox makes four numbers at a time.
    uniform = (generator.random_raw(2 * count) >> numpy.uint64(11)) * 2.0**-53
    starts, momenta = numpy.ascontiguousarray(uniform[0::2]) * HEIGHT, uniform[1::2] * 16_000 - 8_000
    ends = numpy.empty(count)

    def pointer(array: numpy.ndarray[Any, Any]) -> ctypes.c_void_p:
        return ctypes.c_void_p(array.ctypes.data)

    double = ctypes.c_double
    failed = scroll.scroll_flights(
        count, pointer(starts), pointer(momenta), double(0), double(HEIGHT), 1, double(3), double(0.998), pointer(ends), None)
    assert failed == 0, failed
    return numpy.bincount((ends / BIN).astype(numpy.int64), minlength=int(HEIGHT / BIN) + 1).astype(numpy.int64)


def stored(path: Path, count: int) -> Counts | None:
    """The counts in a file; None if there is none, or none of `count` flicks."""
    try:
        counts: Counts = numpy.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    return counts if counts.dtype == numpy.int64 and counts.sum() == count else None


def kept_chunk(folder: str, library: str, seed: int, first: int, count: int) -> Counts:
    """The counts of a chunk, from its file if there is one."""
    path = Path(folder) / f"{seed}-{first}-{count}.npy"
    counts = stored(path, count)
    if counts is None:
        counts = chunk(library, seed, first, count)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            numpy.save(file, counts)
        os.replace(file.name, path)  # A file of that name is always complete.
    return counts


def sweep(client: Client, library: str, seed: int, flicks: int, folder: str) -> Counts:
    """The histogram of all flicks."""
    library, folder = os.path.abspath(library), os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    firsts = range(0, flicks, CHUNK)
    chunks = client.map(
        lambda first: kept_chunk(folder, library, seed, first, min(CHUNK, flicks - first)), firsts, pure=False, retries=3)
    total: Counts = numpy.zeros(int(HEIGHT / BIN) + 1, numpy.int64)
    for future in as_completed(chunks):  # type: ignore[no-untyped-call]
        total += future.result()
        future.release()  # A scheduler need not hold what has been added.
    return total


def digest(counts: Counts) -> str:
    """A name of a histogram."""
    return hashlib.sha256(counts.astype("<i8").tobytes()).hexdigest()[:16]


def main() -> None:
    library, flicks, workers = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    with tempfile.TemporaryDirectory() as temporary:
        folder = sys.argv[4] if len(sys.argv) > 4 else temporary
        cluster: Any = workers
        if workers.isdigit():
            cluster = LocalCluster(n_workers=int(workers), threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
        with Client(cluster) as client:  # type: ignore[no-untyped-call]
            start = time.perf_counter()
            histogram = sweep(client, library, 1, flicks, folder)
            seconds = time.perf_counter() - start
    assert histogram.sum() == flicks
    print(f"{flicks} flicks, {workers} workers: histogram {digest(histogram)}, {histogram[0]} at the start, {histogram[-1]} at the end")
    print(f"{seconds:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
