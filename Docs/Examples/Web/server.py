"""A static file server for the page, on this machine only: server.py PORT [--as-built]. With 0 the system chooses the port;
--check PORT only finds out whether it is free.

Builds the page again whenever it is loaded, unless it is to serve what is there, and compresses what it serves, as hosts do.
"""

import functools
import gzip
import http.server
import pathlib
import signal
import sys

from build import build, root

folder = root / ".build/page"


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path == folder:
            if "--as-built" not in sys.argv:
                build(folder)
            path /= "index.html"
        if not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().do_GET()
        body = compressed(path, path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

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
