"""A static file server for the page, on this machine only: server.py PORT [--as-built]. With 0 the system chooses the port;
--check PORT only finds out whether it is free.

Builds the page again whenever it is loaded, unless it is to serve what is there, and compresses what it serves, as hosts do. The guides
that the page links to are served beside it, as text with their links.
"""

import functools
import gzip
import html
import http.server
import pathlib
import re
import signal
import sys

from build import GUIDES, build, root

folder = root / ".build/page"


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.is_relative_to(folder / GUIDES):
            return self.guide((root / path.relative_to(folder / GUIDES)).resolve())
        if path == folder:
            if "--as-built" not in sys.argv:
                build(folder, GUIDES)
            path /= "index.html"
        if not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().do_GET()
        self.reply(compressed(path, path.stat().st_mtime_ns), self.guess_type(str(path)), [("Content-Encoding", "gzip")])

    def reply(self, body, kind, headers=()):
        self.send_response(200)
        for name, value in [("Content-Type", kind), ("Content-Length", str(len(body))), *headers]:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def guide(self, file):
        """A guide as text with its links, or a file that it links to."""
        if not file.is_file() or not (file == root / "README.md" or file.is_relative_to(root / "Docs")):
            return self.send_error(404)
        if file.suffix != ".md":
            return self.reply(file.read_bytes(), self.guess_type(str(file)))
        text = re.sub(r"\[([^\]]*)\]\(([^)\s]*)\)", r'<a href="\2">\1</a>', html.escape(file.read_text()))
        title = f"<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><title>{file.stem}</title>"
        style = "<style>:root { color-scheme: light dark } pre { max-width: 80ch; margin: 32px auto; white-space: pre-wrap }</style>"
        self.reply(f"{title}{style}<pre>{text}</pre>".encode(), "text/html")

    def end_headers(self):
        # An isolated page has a clock of microseconds, for its own measurements. It works without.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments):
        pass


@functools.lru_cache(maxsize=16)
def compressed(path, changed):
    return gzip.compress(path.read_bytes(), 9)


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, address):
        # A browser that closes a connection is no fault.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, address)


def server(port):
    """Returns a server on a port; ends the program with a sentence if there is no such port, or another program has it."""
    reason = "must be a number from 0 to 65535"
    try:
        return Server(("127.0.0.1", int(port)), functools.partial(Handler, directory=str(folder)))
    except OSError as error:
        reason = error.strerror
    except (ValueError, OverflowError):
        pass
    sys.exit(f"serve: port {port}: {reason}; name another one: Docs/Examples/Web/serve 8001")


if __name__ == "__main__":
    # Ctrl-C ends it without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.argv[1] == "--check":
        server(sys.argv[2]).server_close()
        sys.exit()
    listening = server(sys.argv[1])
    print(f"http://localhost:{listening.server_port}/    Ctrl-C ends", flush=True)
    listening.serve_forever()
