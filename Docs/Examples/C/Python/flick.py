"""A flick replayed, then ten thousand lists stepped as an environment:    python3 flick.py .build/c/libscroll.so"""
import ctypes, math, sys, time

scroll = ctypes.CDLL(sys.argv[1])
i32, i64, f64 = ctypes.c_int32, ctypes.c_int64, ctypes.c_double
scroll.scroll_create.argtypes = ctypes.c_void_p, ctypes.c_void_p, i64
scroll.scroll_drag.argtypes = i32, i32, f64, f64, i64
scroll.scroll_advance_many.argtypes = ctypes.c_void_p, i32, i64, ctypes.c_void_p, ctypes.c_void_p
viewport = (f64 * 20)()  # 19 doubles and two integers, as in scroll.h
scroll.scroll_default_viewport(viewport)
viewport[2:6] = 390, 844, 390, 20_000  # width, height, content_width, content_height


def flick(velocity):
    handle = scroll.scroll_create(viewport, None, 0)
    for kind, y, ms in (1, 0, 0), (2, -60, 20), (5, -velocity, 40):  # began, changed, ended with velocity
        assert scroll.scroll_drag(handle, kind, 0, y, ms * 1_000_000) >= 0
    return handle


lists = (i32 * 10_000)(*[flick(velocity) for velocity in range(10_000)])
offsets = (f64 * 20_000)()
start, frame = time.perf_counter(), 0
while scroll.scroll_advance_many(lists, len(lists), (frame := frame + 1) * 8_000_000 + 40_000_000, offsets, None) > 0:
    pass
seconds = time.perf_counter() - start
print(f"a flick of 2000 points per second comes to rest at {offsets[2 * 2000 + 1]:g}")
print(f"{len(lists)} lists at rest after {frame} frames, sum of offsets {math.fsum(offsets):g}")
print(f"{seconds / frame / len(lists) * 1e9:.0f} ns a step", file=sys.stderr)
