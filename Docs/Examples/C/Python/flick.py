"""A sheet raised by its list, a flick replayed, then ten thousand lists stepped as an environment:

    python3 flick.py .build/c/libscroll.so
"""
import ctypes, math, sys, time

scroll = ctypes.CDLL(sys.argv[1])
i32, i64, f64 = ctypes.c_int32, ctypes.c_int64, ctypes.c_double
scroll.scroll_create.argtypes = ctypes.c_void_p, ctypes.c_void_p, i64
scroll.scroll_drag.argtypes = i32, i32, f64, f64, i64
scroll.scroll_advance_many.argtypes = ctypes.c_void_p, i32, i64, ctypes.c_void_p, ctypes.c_void_p
viewport = (f64 * 23)()  # 22 doubles and two integers, as in scroll.h
scroll.scroll_default_viewport(viewport)
viewport[2:6] = 390, 844, 390, 20_000  # width, height, content_width, content_height


def flick(velocity):
    handle = scroll.scroll_create(viewport, None, 0)
    for kind, y, ms in (1, 0, 0), (2, -60, 20), (5, -velocity, 40):  # began, changed, ended with velocity
        assert scroll.scroll_drag(handle, kind, 0, y, ms * 1_000_000) >= 0
    return handle


# A screen: a sheet of 390 × 844 points that rests at a half or at 44 below the top, and the list in it. The finger on the list
# raises the sheet first.
screen, sheet = scroll.scroll_create_screen(i64(0)), (f64 * 7)(0, 0, 390, 844)  # four doubles, four integers, a pointer
detents = (f64 * 4)(1, 0.5, 2, 44)  # a fraction and an inset
ctypes.memmove(ctypes.addressof(sheet) + 32, (i32 * 4)(1, 0, 2), 16)  # vertical, not dismissible, two detents
ctypes.c_void_p.from_buffer(sheet, 48).value = ctypes.addressof(detents)
assert scroll.scroll_screen_insert_sheet(screen, 1, -1, sheet, 0, f64(3), None) == 0
assert scroll.scroll_screen_insert(screen, 2, 1, viewport, None, None) == 0 == scroll.scroll_screen_select(screen, 2)
for kind, y, ms in (1, 0, 0), (2, -600, 20):
    assert scroll.scroll_drag(screen, kind, 0, y, ms * 1_000_000) >= 0
offset, shown = [], (f64 * 16)()
for member in 1, 2:
    assert scroll.scroll_screen_read(screen, member, shown) == 0
    offset.append(shown[1])
print(f"a finger that moves up by 600 raises the sheet to {offset[0]:g} and scrolls its list by {offset[1]:g}")

lists = (i32 * 10_000)(*[flick(velocity) for velocity in range(10_000)])
offsets = (f64 * 20_000)()
start, frame = time.perf_counter(), 0
while scroll.scroll_advance_many(lists, len(lists), (frame := frame + 1) * 8_000_000 + 40_000_000, offsets, None) > 0:
    pass
seconds = time.perf_counter() - start
print(f"a flick of 2000 points per second comes to rest at {offsets[2 * 2000 + 1]:g}")
print(f"{len(lists)} lists at rest after {frame} frames, sum of offsets {math.fsum(offsets):g}")
print(f"{seconds / frame / len(lists) * 1e9:.0f} ns a step", file=sys.stderr)
