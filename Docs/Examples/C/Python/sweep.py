"""Where ten million seeded flicks stop, on Dask's distributed scheduler:

    python3 sweep.py .build/c/libscroll.so 10000000 4                     # on 4 processes of this machine
    python3 sweep.py libscroll.so 1000000000 tcp://scheduler:8786         # on a cluster that has the library at that path

Flick n has the numbers 2n and 2n + 1 of the generator, so that it does not depend on the chunk it is in. The counts are
integers, so that their sum does not depend on the order. The same seed therefore gives the same histogram, to the last bit, on
any number of workers. A chunk is one call of the library.
"""
import ctypes, hashlib, os, sys, time

import numpy
from dask.distributed import Client, LocalCluster

CHUNK, BIN, HEIGHT = 250_000, 10.0, 20_000.0


def chunk(library, seed, first, count):
    """The histogram of the offsets at which the flicks first … first + count - 1 stop."""
    scroll = ctypes.CDLL(library)
    generator = numpy.random.Philox(key=seed)
    generator.advance(first * 2 // 4)  # Philox makes four numbers at a time.
    uniform = (generator.random_raw(2 * count) >> numpy.uint64(11)) * 2.0**-53
    starts, momenta = numpy.ascontiguousarray(uniform[0::2]) * HEIGHT, uniform[1::2] * 16_000 - 8_000
    ends = numpy.empty(count)

    def pointer(array):
        return array.ctypes.data_as(ctypes.c_void_p)

    double = ctypes.c_double
    failed = scroll.scroll_flights(
        count, pointer(starts), pointer(momenta), double(0), double(HEIGHT), 1, double(3), double(0.998), pointer(ends), None)
    assert failed == 0, failed
    return numpy.bincount((ends / BIN).astype(numpy.int64), minlength=int(HEIGHT / BIN) + 1)


def sweep(client, library, seed, flicks):
    library = os.path.abspath(library)
    firsts = range(0, flicks, CHUNK)
    chunks = client.map(
        lambda first: chunk(library, seed, first, min(CHUNK, flicks - first)), firsts, pure=False)
    return sum(client.gather(chunks))


if __name__ == "__main__":
    library, flicks, workers = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    if workers.isdigit():
        client = Client(LocalCluster(n_workers=int(workers), threads_per_worker=1, dashboard_address=None))
    else:
        client = Client(workers)
    with client:
        start = time.perf_counter()
        histogram = sweep(client, library, 1, flicks)
        seconds = time.perf_counter() - start
    assert histogram.sum() == flicks
    digest = hashlib.sha256(histogram.astype("<i8").tobytes()).hexdigest()[:16]
    print(f"{flicks} flicks, {workers} workers: histogram {digest}, {histogram[0]} at the start, {histogram[-1]} at the end")
    print(f"{seconds:.1f} s", file=sys.stderr)
