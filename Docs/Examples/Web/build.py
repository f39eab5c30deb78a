"""Writes the page as a static folder that any host can serve: build.py [--source URL] [--address URL] [--minify] [FOLDER], by
default .build/page. Needs list.wasm and scroll.wasm there.

With `--source URL`, the address of a repository's files, the page links to guides and source; without, it names them. With
`--address URL`, its own, previews of links find its picture. With `--minify`, esbuild and wasm-opt, which must be installed, make
the script and the modules smaller. The folder has, by relative paths, index.html with the styles in it, the modules, and the modules of
js/ in one script. The Swift of a stage is the beginning of the first block of the guides that has the words in `data-swift`.
"""

import argparse
import gzip
import html
import pathlib
import re
import signal
import subprocess

# Where server.py has the guides.
GUIDES = "guides"
here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]

IMPORT = re.compile(r'(?m)^import (?:\* as (\w+)|(\{[^}]*\})) from "\./(\w+)\.js"\n')
EXPORT = re.compile(r"(?m)^export (?:async )?(?:function\*?|class|const) (\w+)")


def script(minify):
    """The modules of js/ in one script, in the order of their use."""
    if minify:
        bundle = ["esbuild", here / "js/main.js", "--bundle", "--minify", "--format=iife", "--target=es2022"]
        return subprocess.run(bundle, capture_output=True, text=True, check=True).stdout
    parts, done = [], {}

    # Each as a function that returns what it exports, after all that it needs.
    def add(name):
        if name in done:
            assert done[name], f"{name}.js needs itself"
            return
        done[name] = False
        text = (here / "js" / f"{name}.js").read_text()
        for *_, other in IMPORT.findall(text):
            add(other)
        exported = ",".join(EXPORT.findall(text))
        text = IMPORT.sub(lambda found: f"const {found[1] or found[2].replace(' as ', ':')} = ${found[3]}\n", text)
        text = re.sub(r"(?m)^export ", "", text)
        # Comments that fill lines, and indentation: a host compresses the rest.
        text = re.sub(r"(?m)^ *//.*\n|^ +|^\n", "", text)
        parts.append(f"const ${name}=(()=>{{\n{text}return{{{exported}}}}})()\n")
        done[name] = True

    add("main")
    return '"use strict";\n' + "".join(parts)


def style(links):
    text = "".join((here / path).read_text() for path in re.findall(r'href="([^"]*\.css)"', links))
    text = re.sub(r"/\*.*?\*/|^ +|\n", "", text, flags=re.S | re.M)
    return f"<style>{text}</style>\n"


# The Swift of a stage has about ten lines.
LONGEST = 12


def snippet(words):
    """The first Swift block of the guides that has the words, and the page that it stands on. Of a long block, its first paragraphs."""
    guides = [page for page in sorted((root / "Docs").rglob("*.md")) if not {"Development", ".build"} & {*page.parts}]
    for guide in [root / "README.md", *guides]:
        text = guide.read_text()
        for code in re.findall(r"(?ms)^```swift[^\n]*\n(.*?)^```", text):
            if words in code:
                while code.count("\n") > LONGEST and "\n\n" in code:
                    code = code[: code.rindex("\n\n") + 1]
                return code, guide.relative_to(root), re.search(r"(?m)^# (.*)$", text)[1]
    raise SystemExit(f"build.py: no guide has the words of data-swift, {words}")


def code(words, source):
    text, place, title = snippet(words)
    written = f'<pre tabindex="0"><code>{html.escape(text, quote=False)}</code></pre>'
    return f'<button type="button" class="copy">Copy</button>\n{written}\n<p class="note">From {link(place, title, source)}</p>'


def link(place, label, source):
    label = html.escape(label, quote=False)
    return f'<a href="{html.escape(source.rstrip("/"))}/{place}">{label}</a>' if source else f"{label}, <code>{place}</code>"


def page(source, address):
    text = (here / "index.html").read_text()
    if address:
        place = html.escape(address.rstrip("/"))
        text = text.replace('content="preview.webp">', f'content="{place}/preview.webp">\n<meta property="og:url" content="{place}/">')
    text = re.sub(r'( *<link rel="stylesheet"[^>]*>\n)+', lambda found: style(found[0]), text)
    text = text.replace('<script type="module" src="js/main.js">', '<script defer src="page.js">')
    text = re.sub(r'<div data-swift="([^"]*)"></div>', lambda found: code(found[1], source), text)
    text = re.sub(r'<a data-source="([^"]*)">([^<]*)</a>', lambda found: link(found[1], found[2], source), text)
    return re.sub(r"(?m)^ +(?=<)", "", text)


def optimise(module):
    features = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals", "--enable-nontrapping-float-to-int"]
    # The linker puts nothing below 1,024.
    subprocess.run(["wasm-opt", "--low-memory-unused", "--flatten", "--rereloop", "-Oz", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge", *features, module, "-o", module], check=True)


def build(folder, source=None, address=None, minify=False):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(page(source, address))
    (folder / "page.js").write_text(script(minify))
    for file in [*(here / "static").iterdir(), root / "Docs/Conformance/recorded-flick.json"]:
        (folder / file.name).write_bytes(file.read_bytes())


def compressed(folder):
    """The compressed size of each file."""
    return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in sorted(folder.iterdir())}


if __name__ == "__main__":
    # Ctrl-C ends it without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options = argparse.ArgumentParser()
    options.add_argument("--source")
    options.add_argument("--address")
    options.add_argument("--minify", action="store_true")
    options.add_argument("folder", nargs="?", type=pathlib.Path, default=root / ".build/page")
    given = options.parse_args()
    folder = given.folder
    build(folder, given.source, given.address, given.minify)
    if given.minify:
        for module in ("list.wasm", "scroll.wasm"):
            optimise(folder / module)
    sizes = compressed(folder)
    print(", ".join(f"{name} {size}" for name, size in sizes.items()), "bytes compressed; all", sum(sizes.values()))
