"""A static file server for this folder, on this machine only: server.py PORT. With 0 the system chooses the port."""

import functools
import http.server
import pathlib
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def end_headers(self):
        # An isolated page has a clock of microseconds, for its own measurements. It works without.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments):
        pass


if __name__ == "__main__":
    handler = functools.partial(Handler, directory=str(pathlib.Path(__file__).parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), handler)
    print(f"http://localhost:{server.server_port}/", flush=True)
    server.serve_forever()
