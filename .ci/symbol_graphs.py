"""The symbol graphs of both modules, for the programs here that read them."""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
# In the order of their dependency: comments of ScrollKinetics link to symbols of ScrollGeometry.
MODULES = ["ScrollGeometry", "ScrollKinetics"]


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def build():
    run("swift", "build")


def extract(module, folder):
    """Writes the symbol graphs of the public symbols of a module, which is built, to a folder."""
    triple = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    run(
        "swift", "symbolgraph-extract", "-module-name", module, "-I", ".build/debug/Modules", "-target", triple,
        "-output-dir", folder, "-minimum-access-level", "public")
