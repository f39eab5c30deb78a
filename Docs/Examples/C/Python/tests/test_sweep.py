"""The sweep, with Dask and without: python3 -m unittest tests.test_sweep"""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import numpy

from scroll_kinetics.sweep import CHUNK, chunk, digest, drawn, kept_chunk, sweep


class SweepTests(unittest.TestCase):
    FLICKS = 12 * CHUNK

    def run_command(self, *arguments: str, without_dask: bool = False) -> subprocess.CompletedProcess[str]:
        code = "import sys; sys.modules['dask'] = None; " if without_dask else "import sys; "
        code += f"sys.argv = ['sweep', *{arguments}]; from scroll_kinetics.sweep import main; main()"
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ, COLUMNS="80"))

    def test_help(self) -> None:
        run = self.run_command("--help")
        self.assertIn("--flicks N", run.stdout)
        self.assertLessEqual(max(map(len, run.stdout.splitlines())), 80)

    def test_without_dask_it_says_what_is_missing(self) -> None:
        run = self.run_command("--flicks", "1000", without_dask=True)
        self.assertEqual((run.returncode, run.stderr), (1, "the sweep needs Dask: pip install 'dask[distributed]'\n"))

    def test_the_picture(self) -> None:
        """A bar for each hundredth of the content."""
        picture = ElementTree.fromstring(drawn(chunk(1, 0, 10_000)))
        self.assertEqual(len(picture.findall("{*}rect")), 100)

    @unittest.skipUnless(find_spec("distributed"), "needs Dask")
    def test_a_killed_worker_loses_nothing(self) -> None:
        """The counts are those of one process, though a worker is killed while chunks are computed."""
        alone = numpy.sum([chunk(1, first, CHUNK) for first in range(0, self.FLICKS, CHUNK)], 0)
        from dask.distributed import Client, LocalCluster

        with tempfile.TemporaryDirectory() as folder:
            cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
            with cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
                process = next(iter(client.run(os.getpid).values()))

                left: list[int] = []

                def kill() -> None:
                    while len(list(Path(folder).glob("*.npy"))) < 3:
                        time.sleep(0.01)
                    left.append(12 - len(list(Path(folder).glob("*.npy"))))
                    os.kill(process, signal.SIGKILL)

                killer = threading.Thread(target=kill)
                killer.start()
                counts = sweep(client, 1, self.FLICKS, folder)
                killer.join()
                self.assertGreater(left[0], 2)
                self.assertEqual(digest(counts), digest(alone))
            # What is there is read; a file that is damaged is computed again.
            path = min(Path(folder).glob("*.npy"))
            seed, first, count = map(int, path.stem.split("-"))
            kept = kept_chunk(folder, seed, first, count)
            path.write_bytes(path.read_bytes()[:100])
            numpy.testing.assert_array_equal(kept_chunk(folder, seed, first, count), kept)


if __name__ == "__main__":
    unittest.main()
