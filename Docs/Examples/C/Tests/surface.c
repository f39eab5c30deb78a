// Calls every function of scroll.h: surface HASH NESTED_HASH PAGE_HASH replays three recorded motions and compares their bits, checks what
// the header promises, and then makes a hundred thousand random calls, most of them wrong.
#include "scroll.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(condition) \
  do { \
    if (!(condition)) { \
      printf("surface.c:%d: not so: %s\n", __LINE__, #condition); \
      failures++; \
    } \
  } while (0)

// MARK: - Allocations

// The shared library's calls come here, except under the sanitizer, which has its own function.
static long allocations;

#if !__has_feature(address_sanitizer)
int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations++;
  *result = aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  return *result ? 0 : 12;
}
#endif

// MARK: - Objects

static const int64_t ms = 1000000;
static const scroll_animation uikit = {.duration = 0.3, .kind = SCROLL_EASED};
static const scroll_animation wheel = {.damping_ratio = 1, .response = 0.2, .kind = SCROLL_SPRING};

// A phone of 390 × 844 points at three pixels per point, without safe areas.
static scroll_viewport phone(double content) {
  scroll_viewport viewport;
  EXPECT(scroll_default_viewport(&viewport) == 0);
  viewport.width = 390, viewport.height = 844;
  viewport.content_width = 390, viewport.content_height = content;
  viewport.scale = 3, viewport.inset_adjustment = SCROLL_ADJUST_NEVER;
  return viewport;
}

static int32_t list(double content) {
  scroll_viewport viewport = phone(content);
  int32_t handle = scroll_create(&viewport, NULL, 0);
  EXPECT(handle > 0);
  return handle;
}

static void flick(int32_t object, int64_t start, double y, double velocity) {
  EXPECT(scroll_drag(object, SCROLL_DRAG_BEGAN, 0, 0, start) >= 0);
  EXPECT(scroll_drag(object, SCROLL_DRAG_CHANGED, 0, y, start + 20 * ms) >= 0);
  EXPECT(scroll_drag(object, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, velocity, start + 40 * ms) >= 0);
}

static bool message_is(int32_t error, const char *text) {
  if (strcmp(scroll_message(error), text) == 0) return true;
  printf("%s\n", scroll_message(error));
  return false;
}

// MARK: - The same bits as Swift

typedef struct { uint64_t hash; } fingerprint;

static void combine(fingerprint *print, double number) {
  uint64_t bits;
  memcpy(&bits, &number, 8);
  for (int i = 0; i < 8; i++) print->hash = (print->hash ^ (bits >> 8 * i & 0xff)) * 0x100000001b3;
}

typedef struct {
  int64_t time;
  void (*call)(int32_t object, int64_t time, double x, double y);
  double x, y;
} step;

static void down(int32_t h, int64_t t, double x, double y) { scroll_touch(h, SCROLL_DOWN, 0, x, y, t); }
static void moved(int32_t h, int64_t t, double x, double y) { scroll_touch(h, SCROLL_MOVED, 0, x, y, t); }
static void up(int32_t h, int64_t t, double x, double y) { scroll_touch(h, SCROLL_UP, 0, x, y, t); }
static void notch(int32_t h, int64_t t, double x, double y) { scroll_wheel(h, x, y, 0, 0, &wheel, t); }
static void page_up(int32_t h, int64_t t, double x, double y) {
  scroll_key(h, SCROLL_PAGE_UP, 40, 40, SCROLL_OVERLAP, &uikit, t);
}
static void animate(int32_t h, int64_t t, double x, double y) { scroll_to(h, x, y, &uikit, t); }
static void jump(int32_t h, int64_t t, double x, double y) { scroll_to(h, x, y, NULL, t); }
static void to_top(int32_t h, int64_t t, double x, double y) { scroll_to_top(h, t); }
static void began(int32_t h, int64_t t, double x, double y) { scroll_drag(h, SCROLL_DRAG_BEGAN, x, y, t); }
static void changed(int32_t h, int64_t t, double x, double y) { scroll_drag(h, SCROLL_DRAG_CHANGED, x, y, t); }
static void ended(int32_t h, int64_t t, double x, double y) {
  scroll_drag(h, SCROLL_DRAG_ENDED_WITH_VELOCITY, x, y, t);
}

// Replays steps with a frame every 8 ms, and returns the FNV-1a hash of all offsets and velocities: of a list, or of a screen the
// vertical ones of members 1 and 0.
static uint64_t replay(int32_t object, const step *steps, int count, int seconds, bool is_screen) {
  fingerprint print = {0xcbf29ce484222325};
  const scroll_state *state = scroll_state_of(object);
  for (int frame = 0, next = 0; frame <= seconds * 125; frame++) {
    int64_t now = frame * 8 * ms;
    for (; next < count && steps[next].time <= now; next++)
      steps[next].call(object, steps[next].time, steps[next].x, steps[next].y);
    scroll_state members[2];
    long before = allocations;
    EXPECT(scroll_advance(object, now) >= 0);
    EXPECT(allocations == before);
    if (is_screen)
      for (int32_t i = 0; i < 2; i++) EXPECT(scroll_screen_read(object, i, &members[i]) == 0);
    if (is_screen) {
      combine(&print, members[1].offset_y), combine(&print, members[0].offset_y);
      combine(&print, members[1].velocity_y), combine(&print, members[0].velocity_y);
    } else {
      combine(&print, state->offset_x), combine(&print, state->offset_y);
      combine(&print, state->velocity_x), combine(&print, state->velocity_y);
    }
  }
  return print.hash;
}

static const step recorded[] = {
  {676178624, down, 200, 549}, {784394375, moved, 200, 548.6666666666666}, {801102500, moved, 200, 538.6666666666666},
  {817745666, moved, 200, 522.6666666666666}, {834403291, moved, 200, 501.66666666666663},
  {851061250, moved, 200, 466.66666666666663}, {867713250, moved, 200, 406.3333333333333},
  {884400666, moved, 200, 329.66666666666663}, {901074875, moved, 200, 220.33333333333331}, {933408792, up, 0, 0},
  {4000000000, notch, 0, 120}, {4050000000, notch, 0, 120}, {5000000000, page_up, 0, 0}, {6000000000, animate, 0, 5150},
  {6700000000, jump, 0, 2000.25}, {7500000000, to_top, 0, 0},
};

static const step nested[] = {
  {100000000, began, 0, 0}, {162500000, changed, 0, -90}, {193750000, ended, 0, -1500},
  {2600000000, began, 0, 0}, {2662500000, changed, 0, 600}, {2693750000, ended, 0, 400},
  {4000000000, began, 0, 0}, {4062500000, changed, 0, -130}, {4093750000, ended, 0, -900},
  {6000000000, began, 0, 0}, {6062500000, changed, 0, 80}, {6093750000, ended, 0, 3000},
};

static void same_bits(const char *flick_hash, const char *nested_hash) {
  int32_t object = list(6000);
  uint64_t hash = replay(object, recorded, sizeof recorded / sizeof *recorded, 10, false);
  printf("the recorded flick: %016llx\n", (unsigned long long)hash);
  EXPECT(hash == strtoull(flick_hash, NULL, 16));
  EXPECT(scroll_destroy(object) == 0);

  // A list in a sheet that moves first towards the end.
  scroll_viewport outer = phone(948), inner = phone(5000);
  inner.height = 740;
  scroll_rules rules;
  EXPECT(scroll_default_rules(&rules) == 0);
  int32_t screen = scroll_create_screen(0);
  EXPECT(screen > 0 && scroll_set_rules(screen, &rules) == 0);
  EXPECT(scroll_screen_insert(screen, 0, -1, &outer, NULL, NULL) == 0);
  EXPECT(scroll_screen_insert(screen, 1, 0, &inner, NULL, NULL) == 0);
  EXPECT(scroll_screen_select(screen, 1) == 0);
  hash = replay(screen, nested, sizeof nested / sizeof *nested, 8, true);
  printf("the nested lists: %016llx\n", (unsigned long long)hash);
  EXPECT(hash == strtoull(nested_hash, NULL, 16));
  EXPECT(scroll_destroy(screen) == 0);
}

// MARK: - What the header promises

static void handles(void) {
  int32_t first = list(5000);
  EXPECT(scroll_destroy(first) == 0);
  EXPECT(scroll_destroy(first) == SCROLL_ERROR_HANDLE);
  int32_t second = list(5000);
  EXPECT(second != first);
  EXPECT(scroll_advance(first, 0) == SCROLL_ERROR_HANDLE);
  EXPECT(scroll_state_of(first) == NULL);
  EXPECT(scroll_advance(0, 0) == SCROLL_ERROR_HANDLE && scroll_advance(-1, 0) == SCROLL_ERROR_HANDLE);
  EXPECT(scroll_advance(INT32_MAX, 0) == SCROLL_ERROR_HANDLE && scroll_advance(INT32_MIN, 0) == SCROLL_ERROR_HANDLE);
  EXPECT(message_is(SCROLL_ERROR_HANDLE, "no object has this handle"));
  // No handle comes twice, even where a slot is used more often than a handle can say.
  int32_t before = second;
  for (int i = 0; i < 20000; i++) {
    EXPECT(scroll_destroy(before) == 0);
    int32_t next = list(100);
    EXPECT(scroll_state_of(before) == NULL && next != before && next != first);
    before = next;
  }
  EXPECT(scroll_destroy(before) == 0);
}

static void errors(void) {
  int32_t object = list(5000);
  int32_t twin = scroll_snapshot(object);
  EXPECT(scroll_touch(object, SCROLL_DOWN, 0, 10, NAN, 0) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "touchDown.y must be finite, but is nan"));
  EXPECT(scroll_touch(object, SCROLL_DOWN, 64, 10, 10, 0) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "touchDown.finger must be a whole number from 0 to 63, but is 64"));
  EXPECT(scroll_touch(object, 4, 0, 10, 10, 0) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_wheel(object, 0, 1, 0, 0, &(scroll_animation){.duration = -1, .kind = SCROLL_EASED}, 0) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "animation.duration must be finite and not negative, but is -1"));
  EXPECT(scroll_wheel(object, 0, 1, 0, 0, &(scroll_animation){.duration = 1, .kind = 9}, 0) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_wheel(object, 0, 1, 0, 0, (const scroll_animation *)((const char *)&wheel + 1), 0) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_create(NULL, NULL, 0) == SCROLL_ERROR_POINTER);
  scroll_viewport viewport = phone(5000);
  viewport.content_height = -0.125;
  EXPECT(scroll_create(&viewport, NULL, 0) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "contentSize.height must be finite and not negative, but is -0.125"));
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 0) == SCROLL_ERROR_VALUE);
  viewport = phone(5000);
  viewport.flags = 1 << 20;
  EXPECT(scroll_create(&viewport, NULL, 0) == SCROLL_ERROR_CHOICE);
  viewport = phone(5000);
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_POINT, 2, 0, NULL, 0) == SCROLL_ERROR_VALUE);
  scroll_physics physics;
  EXPECT(scroll_default_physics(&physics) == 0 && scroll_default_physics(NULL) == SCROLL_ERROR_POINTER);
  EXPECT(physics.deceleration_rate == 0.998 && physics.slop == 10 && physics.release_timeout == 0.1);
  physics.preset = 9;
  EXPECT(scroll_set_physics(object, &physics) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_preset_physics(8, &physics) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_preset_physics(SCROLL_PRESET_ANDROID, &physics) == 0 && physics.slop == 8);
  EXPECT(scroll_set_physics(object, &physics) == 0 && scroll_get_physics(object, &physics) == 0);
  EXPECT(physics.preset == SCROLL_PRESET_ANDROID);
  double stretch[2] = {1, 1};
  EXPECT(scroll_stretch(object, stretch) == 0 && stretch[0] == 0 && stretch[1] == 0);
  EXPECT(scroll_stretch(object, NULL) == SCROLL_ERROR_POINTER);
  // A finger whose latest sample is early: UIKit's blend would give 1050.
  int32_t android = scroll_create(&viewport, &physics, 0);
  scroll_touch(android, SCROLL_DOWN, 0, 100, 700, 0);
  for (int step = 1; step <= 9; step++)
    EXPECT(scroll_touch(android, SCROLL_MOVED, 0, 100, 700 - 10 * step, step < 9 ? 10000000 * step : 85000000) >= 0);
  EXPECT(scroll_touch(android, SCROLL_UP, 0, 100, 610, 92000000) > 0);
  EXPECT(scroll_state_of(android)->phase == SCROLL_DECELERATING);
  EXPECT(fabs(scroll_state_of(android)->velocity_y - 1115.232916895) < 1e-6);
  EXPECT(scroll_advance(android, 5000000000) >= 0 && scroll_stretch(android, stretch) == 0);
  EXPECT(scroll_to(android, 0, 0, NULL, 5000000000) >= 0 && scroll_drag(android, SCROLL_DRAG_BEGAN, 0, 0, 5000000000) >= 0);
  EXPECT(scroll_drag(android, SCROLL_DRAG_CHANGED, 0, 40, 5000000000) >= 0);
  EXPECT(scroll_stretch(android, stretch) == 0 && stretch[1] == -40 && scroll_state_of(android)->offset_y == 0);
  EXPECT(scroll_drag(android, SCROLL_DRAG_ENDED, 0, 0, 5000000000) >= 0 && scroll_stretch(android, stretch) == 1);
  // The content rests already, its stretch later, and no earlier than it says.
  int64_t rest = 0, end = 0;
  EXPECT(scroll_rest(android, &rest) == 0 && rest == 5000000000 && scroll_stretch_rest(android, &end) == 0 && end > rest);
  EXPECT(scroll_advance(android, end - ms) == 0 && scroll_stretch(android, stretch) == 1 && stretch[1] < -0.4);
  EXPECT(scroll_advance(android, end) == 0 && scroll_stretch(android, stretch) == 0 && stretch[1] == 0);
  EXPECT(scroll_stretch_rest(android, NULL) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_destroy(android) == 0);
  EXPECT(scroll_default_physics(&physics) == 0 && scroll_set_physics(object, &physics) == 0);
  physics.deceleration_rate = 1;
  EXPECT(scroll_set_physics(object, &physics) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "decelerationRate must be more than 0 and less than 1, but is 1"));
  scroll_snap snap;
  EXPECT(scroll_default_snap(&snap) == 0);
  snap.points = SCROLL_ITEMS, snap.count = 1, snap.items = (const double[]){5, 4, -1, 0};
  EXPECT(scroll_set_snap(object, SCROLL_Y, &snap) == SCROLL_ERROR_VALUE);
  snap.count = -1;
  EXPECT(scroll_set_snap(object, SCROLL_Y, &snap) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_set_snap(object, 2, NULL) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_set_detents(object, SCROLL_Y, (const double[]){0, INFINITY}, 2) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_set_rules(object, NULL) == SCROLL_ERROR_KIND);
  EXPECT(scroll_flights(1, &(double){0}, &(double){NAN}, 0, 100, 1, 1, 0.998, NULL, NULL) == SCROLL_ERROR_VALUE);
  for (int32_t error = -20; error <= 20; error++) EXPECT(strlen(scroll_message(error)) > 0);
  // Nothing has changed.
  EXPECT(scroll_equals(object, twin) == 1);
  EXPECT(scroll_destroy(twin) == 0 && scroll_destroy(object) == 0);
}

// The parts of each platform's feel make it; changed, they make one of the host's, which other physics keep.
static void feels(void) {
  scroll_viewport viewport = phone(5000);
  scroll_physics physics;
  scroll_feel feel = {.rate = 0.998}, other;
  int32_t screen = scroll_create_screen(0);
  EXPECT(scroll_screen_insert(screen, 3, -1, &viewport, NULL, NULL) == 0);
  EXPECT(scroll_set_feel(screen, &feel) == SCROLL_ERROR_INDEX && scroll_screen_select(screen, 3) >= 0);
  for (int32_t preset = SCROLL_PRESET_UIKIT; preset <= SCROLL_PRESET_GODOT; preset++) {
    EXPECT(scroll_preset_physics(preset, &physics) == 0 && scroll_preset_feel(preset, &feel) == 0);
    int32_t whole = scroll_create(&viewport, &physics, 0), object;
    physics.preset = SCROLL_PRESET_OWN;
    EXPECT((object = scroll_create(&viewport, &physics, 0)) > 0);
    EXPECT(scroll_equals(object, whole) == (preset == SCROLL_PRESET_UIKIT));
    EXPECT(scroll_set_feel(object, &feel) == 0 && scroll_equals(object, whole) == 1);
    EXPECT(scroll_set_physics(object, &physics) == 0 && scroll_equals(object, whole) == 1);
    EXPECT(scroll_get_physics(object, &physics) == 0 && physics.preset == preset);
    EXPECT(scroll_set_feel(screen, &feel) == 0 && scroll_get_feel(screen, &other) == 0 && memcmp(&feel, &other, sizeof feel) == 0);
    EXPECT(scroll_destroy(whole) == 0 && scroll_destroy(object) == 0);
  }
  EXPECT(scroll_preset_feel(SCROLL_PRESET_OWN, &feel) == SCROLL_ERROR_CHOICE);
  // 1000 points per second at 500 per second squared.
  feel.reference = 500, feel.limit = SCROLL_LIMIT_SPRING, feel.pull_back = 8, feel.greatest_overscroll = 90;
  int32_t own = list(5000);
  EXPECT(scroll_set_feel(own, &feel) == 0 && scroll_get_feel(own, &other) == 0 && other.pull_back == 8);
  EXPECT(scroll_get_physics(own, &physics) == 0 && physics.preset == SCROLL_PRESET_OWN);
  physics.slop = 3;
  EXPECT(scroll_set_physics(own, &physics) == 0 && scroll_get_feel(own, &other) == 0 && other.greatest_overscroll == 90);
  EXPECT(scroll_fling(own, 0, 1000, 0) >= 0 && scroll_state_of(own)->target_y == 1000);
  // Each number and each choice is checked, and a feel of which one is refused changes nothing.
  struct { int32_t flight, limit; double *number, bad; } refused[] = {
    {0, 0, &feel.rate, 1}, {1, 0, &feel.decay, 0}, {1, 0, &feel.reach, -1}, {1, 0, &feel.resting_speed, 0}, {2, 0, &feel.exponent, 1},
    {2, 0, &feel.reference, INFINITY}, {2, 0, &feel.pull_back, 0}, {2, 0, &feel.band, -1}, {2, 2, &feel.greatest_overscroll, 0},
    {2, 1, &feel.stretch_frequency, NAN}, {2, 1, &feel.stretch_damping_ratio, 0}, {2, 0, &feel.least_speed, -1},
    {2, 0, &feel.greatest_speed, 0},
  };
  feel = (scroll_feel){.rate = 0.99, .decay = 3, .resting_speed = 5, .exponent = 3, .reference = 900, .pull_back = 9,
    .greatest_overscroll = 80, .stretch_frequency = 20, .stretch_damping_ratio = 0.9, .greatest_speed = INFINITY};
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    double right = *refused[i].number;
    feel.flight = refused[i].flight, feel.limit = refused[i].limit;
    int32_t twin = scroll_snapshot(own);
    *refused[i].number = refused[i].bad;
    EXPECT(scroll_set_feel(own, &feel) == SCROLL_ERROR_VALUE && scroll_equals(own, twin) == 1);
    *refused[i].number = right;
    EXPECT(scroll_set_feel(own, &feel) == 0 && scroll_equals(own, twin) == 0);
    scroll_destroy(twin);
    feel.least_speed = (double)i;
  }
  for (int32_t *each = &feel.flight; each <= &feel.velocity; each++) {
    int32_t right = *each;
    *each = 3;
    EXPECT(scroll_set_feel(own, &feel) == SCROLL_ERROR_CHOICE);
    *each = right;
  }
  EXPECT(scroll_set_feel(own, NULL) == SCROLL_ERROR_POINTER && scroll_set_feel(0, &feel) == SCROLL_ERROR_HANDLE);

  // A notch, a line and a page, in the viewport of 390 × 844, and moved by them.
  scroll_distances android, gtk;
  EXPECT(scroll_preset_distances(own, SCROLL_PRESET_ANDROID, &android) == 0 && scroll_preset_distances(screen, SCROLL_PRESET_GTK, &gtk) == 0);
  EXPECT(android.notch_x == 64 && android.notch_y == 64 && android.line_x == 195 && android.line_y == 422);
  EXPECT(android.page_x == 390 && android.page_y == 844 && fabs(gtk.page_y - 759.6) < 1e-9 && fabs(gtk.line_x - 39) < 1e-9);
  EXPECT(fabs(gtk.notch_x - pow(390, 2.0 / 3)) < 1e-9 && fabs(gtk.notch_y - pow(844, 2.0 / 3)) < 1e-9);
  EXPECT(scroll_preset_distances(own, 8, &gtk) == SCROLL_ERROR_CHOICE && scroll_preset_distances(own, 0, NULL) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_to(own, 0, 100, NULL, ms) >= 0);
  EXPECT(scroll_key(own, SCROLL_PAGE_DOWN, android.line_y, android.page_y, SCROLL_POINTS, NULL, ms) >= 0);
  EXPECT(scroll_state_of(own)->offset_y == 944);
  EXPECT(scroll_key(own, SCROLL_LINE_UP, android.line_y, android.page_y, SCROLL_POINTS, NULL, ms) >= 0);
  EXPECT(scroll_state_of(own)->offset_y == 522);
  EXPECT(scroll_destroy(own) == 0 && scroll_destroy(screen) == 0);
}

// Fingers that the platform knows by 64 bits.
static void fingers_by_identifier(void) {
  int32_t object = list(5000);
  const scroll_state *state = scroll_state_of(object);
  int64_t one = 1234567, two = INT64_MIN;
  EXPECT(scroll_finger(object, SCROLL_MOVED, one) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_touch(object, SCROLL_MOVED, scroll_finger(object, SCROLL_MOVED, one), 0, 0, 0) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_finger(object, SCROLL_DOWN, two) == 0 && scroll_finger(object, SCROLL_DOWN, one) == 1);
  EXPECT(scroll_finger(object, SCROLL_UP, two) == 0 && scroll_finger(object, SCROLL_MOVED, one) == 1);
  EXPECT(scroll_finger(object, SCROLL_CANCELLED, one) == 1 && scroll_finger(object, SCROLL_UP, one) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_finger(object, 4, one) == SCROLL_ERROR_CHOICE && scroll_finger(0, SCROLL_DOWN, one) == SCROLL_ERROR_HANDLE);
  for (int64_t k = 0; k < 64; k++) EXPECT(scroll_finger(object, SCROLL_DOWN, k << 40) == k);
  EXPECT(scroll_finger(object, SCROLL_DOWN, one) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_finger(object, SCROLL_UP, (int64_t)7 << 40) == 7 && scroll_finger(object, SCROLL_DOWN, one) == 7);
  EXPECT(scroll_touch(object, SCROLL_DOWN, scroll_finger(object, SCROLL_DOWN, one), 195, 600, 0) == 0);
  EXPECT(scroll_touch(object, SCROLL_MOVED, scroll_finger(object, SCROLL_MOVED, one), 195, 560, 16 * ms) >= 0);
  EXPECT(state->phase == SCROLL_DRAGGING && state->offset_y == 30);
  scroll_destroy(object);
  // In a screen without a selected member, a touch is for the member under it.
  int32_t screen = scroll_create_screen(0);
  scroll_viewport viewport;
  scroll_default_viewport(&viewport);
  viewport.y = 100, viewport.width = 390, viewport.height = 700, viewport.content_width = 390, viewport.content_height = 5000;
  EXPECT(scroll_screen_insert(screen, 3, -1, &viewport, NULL, NULL) == 0);
  EXPECT(scroll_touch(screen, SCROLL_DOWN, 0, 195, 50, 0) == 0 && scroll_touch(screen, SCROLL_MOVED, 0, 195, 10, ms) == 0);
  EXPECT(scroll_touch(screen, SCROLL_DOWN, 1, 195, 600, 0) == 0);
  EXPECT(scroll_touch(screen, SCROLL_MOVED, 1, 195, 560, ms) & SCROLL_DID_SCROLL);
  scroll_destroy(screen);
}

static void events_and_snapshots(void) {
  int32_t object = list(5000);
  const scroll_state *state = scroll_state_of(object);
  EXPECT(scroll_touch(object, SCROLL_DOWN, 0, 195, 600, 0) == 0 && state->phase == SCROLL_TRACKING);
  int32_t bits = scroll_touch(object, SCROLL_MOVED, 0, 195, 560, 16 * ms);
  EXPECT(bits == (SCROLL_WILL_BEGIN_DRAGGING | SCROLL_DID_SCROLL) && state->phase == SCROLL_DRAGGING);
  EXPECT(state->order == 0x21);
  EXPECT(state->offset_y == 30);
  scroll_release release;
  EXPECT(scroll_propose(object, 20 * ms, &release) == 1 && release.velocity_y > 0);
  EXPECT(state->phase == SCROLL_DRAGGING);
  int32_t branch = scroll_snapshot(object);
  EXPECT(scroll_choose_target(object, SCROLL_Y, 1234, 0.4, 0) == 0);
  bits = scroll_touch(object, SCROLL_UP, 0, 0, 0, 20 * ms);
  EXPECT(bits & SCROLL_DID_END_DRAGGING_WILL_DECELERATE && state->target_y == 1234);
  int64_t rest, crossing;
  EXPECT(scroll_rest(object, &rest) == 0 && rest <= 420 * ms + 1);
  EXPECT(scroll_reaching(object, SCROLL_Y, 1000, &crossing) == 1 && crossing > 20 * ms && crossing < rest);
  EXPECT(scroll_reaching(object, SCROLL_Y, 1300, &crossing) == 0);
  double place[2];
  EXPECT(scroll_offset_at(object, rest, place) == 0 && place[1] == 1234);
  EXPECT(scroll_advance(object, rest) >= 0 && state->phase == SCROLL_IDLE && state->offset_y == 1234);
  EXPECT(scroll_take_events(object) & SCROLL_DID_END_DECELERATING && scroll_take_events(object) == 0);
  // The branch has no target of the host's.
  EXPECT(scroll_touch(branch, SCROLL_UP, 0, 0, 0, 20 * ms) >= 0);
  EXPECT(scroll_state_of(branch)->target_y == release.target_y);
  long before = allocations;
  EXPECT(scroll_restore(object, branch) == 0 && scroll_equals(object, branch) == 1);
  EXPECT(allocations == before);
  EXPECT(state->phase == SCROLL_DECELERATING && state->target_y == release.target_y);
  // On another time line the flight has the same bits.
  EXPECT(scroll_rest(object, &rest) == 0);
  int32_t moved = scroll_snapshot(object);
  EXPECT(scroll_shift_time(moved, -502000 * ms) == 0 && scroll_state_of(moved)->now == state->now - 502000 * ms);
  EXPECT(scroll_equals(object, moved) == 0);
  EXPECT(scroll_rest(moved, &crossing) == 0 && crossing == rest - 502000 * ms);
  EXPECT(scroll_advance(moved, crossing - 100 * ms) >= 0 && scroll_offset_at(object, rest - 100 * ms, place) == 0);
  EXPECT(fabs(scroll_state_of(moved)->offset_y - place[1]) < 0.5);
  scroll_state there = *scroll_state_of(moved);
  EXPECT(scroll_shift_time(moved, INT64_MAX) == 0 && scroll_shift_time(moved, INT64_MIN) == 0);
  EXPECT(scroll_restore(moved, object) == 0 && scroll_equals(object, moved) == 1);
  EXPECT(scroll_advance(moved, rest - 100 * ms) >= 0 && scroll_state_of(moved)->offset_y == there.offset_y);
  EXPECT(scroll_destroy(moved) == 0 && scroll_shift_time(moved, 0) == SCROLL_ERROR_HANDLE);
  // A flick with the velocity for a place stops there.
  EXPECT(scroll_stop(object, 30 * ms) >= 0);
  double velocity[2];
  EXPECT(scroll_finger_velocity(object, 0, 2000, velocity) == 0);
  EXPECT(scroll_drag(object, SCROLL_DRAG_BEGAN, 0, 0, 40 * ms) >= 0);
  EXPECT(scroll_drag(object, SCROLL_DRAG_ENDED_WITH_VELOCITY, velocity[0], velocity[1], 50 * ms) >= 0);
  EXPECT(fabs(state->target_y - 2000) < 0.5);
  double rect[4];
  EXPECT(scroll_visible_until(object, INT64_MAX, rect) == 0 && fabs(rect[1] + rect[3] - 2844) < 0.5);
  EXPECT(scroll_destroy(branch) == 0 && scroll_destroy(object) == 0);
}

static void places(void) {
  int32_t object = list(8440);
  const scroll_state *state = scroll_state_of(object);
  scroll_snap pages;
  EXPECT(scroll_default_snap(&pages) == 0 && scroll_set_snap(object, SCROLL_Y, &pages) == 0);
  flick(object, 0, -60, -300);
  EXPECT(state->target_y == 844);
  EXPECT(scroll_advance(object, INT64_MAX) >= 0 && state->offset_y == 844 && state->phase == SCROLL_IDLE);
  EXPECT(scroll_destroy(object) == 0);

  object = list(8440);
  state = scroll_state_of(object);
  scroll_snap items = pages;
  items.points = SCROLL_ITEMS, items.reach = SCROLL_REACH_MOMENTUM, items.count = 3;
  items.items = (const double[]){0, 100, -1, 0, 100, 1000, -1, 1, 1000, 9000, -1, 0};
  EXPECT(scroll_set_snap(object, SCROLL_Y, &items) == 0);
  flick(object, 0, -60, -3000);
  EXPECT(state->target_y == 100);
  EXPECT(scroll_advance(object, 10000 * ms) >= 0 && state->offset_y == 100);
  EXPECT(scroll_set_snap(object, SCROLL_Y, NULL) == 0);
  EXPECT(scroll_set_detents(object, SCROLL_Y, (const double[]){500, 0}, 2) == 0);
  flick(object, 11000 * ms, -60, -300);
  EXPECT(state->target_y == 500);
  EXPECT(scroll_destroy(object) == 0);
}

// A host that gives its viewport back in every frame, with the offset rounded to whole pixels, changes no bit.
static void unchanged_viewports(void) {
  int32_t plain = list(5000), given = list(5000);
  flick(plain, 0, -60, -3000), flick(given, 0, -60, -3000);
  for (int k = 5; k < 400; k++) {
    scroll_viewport viewport;
    EXPECT(scroll_get_viewport(given, &viewport) == 0);
    viewport.offset_y = floor(viewport.offset_y * viewport.scale + 0.5) / viewport.scale;
    EXPECT(scroll_update(given, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, k * 10 * ms) == scroll_advance(plain, k * 10 * ms));
    EXPECT(scroll_equals(plain, given) == 1);
  }
  EXPECT(scroll_state_of(given)->phase == SCROLL_IDLE && scroll_state_of(given)->offset_y > 1000);
  scroll_viewport viewport;
  EXPECT(scroll_get_viewport(given, &viewport) == 0 && (viewport.offset_y += 1) > 0);
  EXPECT(scroll_update(given, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 4000 * ms) == SCROLL_DID_SCROLL);
  EXPECT(scroll_destroy(plain) == 0 && scroll_destroy(given) == 0);
}

static void changes(void) {
  int32_t object = list(5000);
  const scroll_state *state = scroll_state_of(object);
  EXPECT(scroll_to(object, 0, 1000, NULL, 0) == SCROLL_DID_SCROLL && state->offset_y == 1000);
  EXPECT(scroll_apply(object, SCROLL_Y, 0, 0, 300, 0, 0) == SCROLL_DID_SCROLL && state->offset_y == 1300);
  EXPECT(state->max_y == 5300 - 844);
  scroll_viewport viewport;
  EXPECT(scroll_get_viewport(object, &viewport) == 0);
  EXPECT(viewport.offset_y == 1300 && viewport.flags & SCROLL_SETS_OFFSET && viewport.content_height == 5300);
  EXPECT(viewport.zoom == 1 && viewport.zoom_minimum == 1 && viewport.zoom_maximum == 1);
  EXPECT(viewport.flags & SCROLL_SETS_ZOOM && viewport.flags & SCROLL_BOUNCES_ZOOM);
  viewport.flags |= SCROLL_FOLLOWS_END_X | SCROLL_FOLLOWS_END_Y;
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 0) < 0);
  viewport.flags &= ~(SCROLL_FOLLOWS_END_X | SCROLL_FOLLOWS_END_Y);
  viewport.content_height = 1000, viewport.flags &= ~SCROLL_SETS_OFFSET;
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, &uikit, 0) >= 0);
  EXPECT(state->phase == SCROLL_ANIMATING && state->target_y == 156);
  EXPECT(scroll_reveal(object, 0, 0, 10, 10, NULL, 400 * ms) >= 0 && state->offset_y == 0);
  scroll_physics physics = {0}, read = {0};
  EXPECT(scroll_get_physics(object, &physics) == 0);
  physics.integration = SCROLL_DISPLAY_LINK, physics.release_timeout = INFINITY, physics.turns_one_page_per_swipe = 1;
  EXPECT(scroll_set_physics(object, &physics) == 0);
  EXPECT(scroll_get_physics(object, &read) == 0 && memcmp(&physics, &read, sizeof read) == 0);
  EXPECT(scroll_delta(object, SCROLL_BEGAN, 0, 10, 500 * ms) >= 0);
  EXPECT(scroll_delta(object, SCROLL_ENDED, 0, 0, 510 * ms) >= 0);
  EXPECT(scroll_retarget(object, 0, 20, 510 * ms) >= 0);
  EXPECT(scroll_autoscroll(object, 0, 400, 0, 515 * ms) >= 0);
  EXPECT(state->phase == SCROLL_ANIMATING && scroll_autoscroll(object, 0, 0, 0, 515 * ms) >= 0);
  EXPECT(scroll_fling(object, 0, 200, 515 * ms) >= 0 && state->phase == SCROLL_DECELERATING);
  EXPECT(scroll_stop(object, 515 * ms) >= 0 && state->phase == SCROLL_IDLE);
  EXPECT(scroll_edge_scroll(object, 1, 10, 9, 516 * ms) >= 0 && state->phase == SCROLL_ANIMATING);
  EXPECT(scroll_edge_scroll(object, 0, 0, 0, 517 * ms) >= 0 && state->phase != SCROLL_ANIMATING);
  EXPECT(scroll_cancel(object, 520 * ms) >= 0);
  EXPECT(scroll_destroy(object) == 0);
}

// A photo of 320 × 460 points of 1000 × 1000 at zoom 1, which can be zoomed up to 4: the figures of PHYSICS §11.
static int32_t photo(void) {
  scroll_viewport viewport = phone(1000);
  viewport.width = 320, viewport.height = 460, viewport.content_width = 1000, viewport.zoom_maximum = 4;
  return scroll_create(&viewport, NULL, 0);
}

static bool shows(const scroll_state *state, double zoom, double x, double y) {
  if (state->zoom == zoom && state->offset_x == x && state->offset_y == y) return true;
  printf("zoom %g, offset %g, %g\n", state->zoom, state->offset_x, state->offset_y);
  return false;
}

static void zoom(void) {
  int32_t object = photo();
  const scroll_state *state = scroll_state_of(object);
  EXPECT(scroll_zoom(object, 2, NULL, NULL, 0) == (SCROLL_DID_ZOOM | SCROLL_DID_SCROLL) && shows(state, 2, 160, 230));
  EXPECT(state->max_x == 2000 - 320 && state->order == 0x2b);
  EXPECT(scroll_zoom(object, 1, (const double[]){0, 0}, NULL, 0) >= 0 && shows(state, 1, 80, 115));
  EXPECT(scroll_zoom_to(object, 100, 100, 80, 230, NULL, 0) >= 0 && shows(state, 2, 120, 200));
  EXPECT(scroll_magnify(object, 0.5, 40, 30, 0) >= 0 && shows(state, 1, 40, 85));
  EXPECT(fabs(scroll_magnification(400) - 7.38905609893065) < 1e-14 && scroll_magnification(NAN) == 1);
  EXPECT(scroll_to(object, 0, 0, NULL, 0) >= 0);
  EXPECT(scroll_pinch(object, SCROLL_PINCH_BEGAN, 1, 100, 100, ms) == SCROLL_WILL_BEGIN_ZOOMING);
  EXPECT(scroll_pinch(object, SCROLL_PINCH_CHANGED, 2, 50, 80, 2 * ms) >= 0 && shows(state, 2, 150, 120));
  EXPECT(scroll_pinch(object, SCROLL_PINCH_CHANGED, 8, 50, 80, 3 * ms) >= 0 && fabs(state->zoom - 5.1154) < 5e-5);
  EXPECT(state->phase == SCROLL_DRAGGING);
  EXPECT(scroll_pinch(object, SCROLL_PINCH_CANCELLED, 8, 50, 80, 4 * ms) & SCROLL_WILL_BEGIN_DECELERATING);
  EXPECT(state->target_zoom == 4);
  int64_t rest;
  double scale, half[2];
  EXPECT(scroll_rest(object, &rest) == 0 && scroll_zoom_at(object, rest, &scale) == 0 && scale == 4);
  EXPECT(scroll_zoom_at(object, rest / 2, &scale) == 0 && scroll_offset_at(object, rest / 2, half) == 0);
  EXPECT(scroll_advance(object, rest / 2) >= 0 && shows(state, scale, half[0], half[1]));
  EXPECT(state->max_y == 1000 * scale - 460);
  EXPECT(scroll_advance(object, rest) & SCROLL_DID_END_ZOOMING && state->zoom == 4 && state->phase == SCROLL_IDLE);
  // Where a double tap zooms to, from 4: a fit is past the minimum, the photo covers the window at 1.
  EXPECT(scroll_next_zoom(object, SCROLL_ZOOM_FITTING, 2, &scale) == 0 && scale == 1);
  EXPECT(scroll_next_zoom(object, SCROLL_ZOOM_FITTING | SCROLL_ZOOM_MAXIMUM, 0, &scale) == 0 && scale == 1);
  EXPECT(scroll_next_zoom(object, 0, 0, &scale) == 0 && scale == 4);
  // An update keeps the zoom, unless it sets it.
  scroll_viewport viewport;
  EXPECT(scroll_get_viewport(object, &viewport) == 0 && viewport.zoom == 4 && viewport.content_width == 1000);
  viewport.zoom = 2, viewport.height = 400, viewport.flags &= ~(SCROLL_SETS_ZOOM | SCROLL_SETS_OFFSET);
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, rest) >= 0 && state->zoom == 4);
  viewport.flags |= SCROLL_SETS_ZOOM;
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, rest) >= 0 && state->zoom == 2);
  // With other limits it is as many times the smallest.
  viewport.zoom_minimum = 1.5, viewport.zoom_maximum = 6, viewport.flags &= ~SCROLL_SETS_ZOOM;
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_ZOOM, 0, 0, NULL, rest) >= 0 && state->zoom == 3);
  EXPECT(scroll_destroy(object) == 0);

  // Two fingers, each of them with its own number.
  object = photo(), state = scroll_state_of(object);
  for (int32_t finger = 0; finger < 2; finger++)
    EXPECT(scroll_touch(object, SCROLL_DOWN, finger, 110 + 100 * finger, 200, 0) == 0);
  EXPECT(scroll_touch(object, SCROLL_MOVED, 0, 90, 200, 8 * ms) & SCROLL_WILL_BEGIN_ZOOMING);
  EXPECT(scroll_touch(object, SCROLL_MOVED, 1, 330, 200, 8 * ms) & SCROLL_DID_ZOOM && state->zoom == 2);
  EXPECT(scroll_touch(object, SCROLL_UP, 0, 0, 0, 500 * ms) == 0);
  EXPECT(scroll_touch(object, SCROLL_UP, 1, 0, 0, 500 * ms) & SCROLL_DID_END_ZOOMING && state->phase == SCROLL_IDLE);
  EXPECT(scroll_destroy(object) == 0);

  // A member of a screen, with its predictions.
  scroll_viewport member_viewport = phone(1000);
  member_viewport.content_width = 1000, member_viewport.zoom_maximum = 4;
  int32_t screen = scroll_create_screen(0);
  scroll_state read;
  EXPECT(scroll_screen_insert(screen, 0, -1, &member_viewport, NULL, NULL) == 0 && scroll_screen_select(screen, 0) == 0);
  EXPECT(scroll_zoom(screen, 4, NULL, &uikit, 0) & SCROLL_WILL_BEGIN_ZOOMING);
  EXPECT(scroll_screen_read(screen, 0, &read) == 0 && read.zoom == 1 && read.target_zoom == 4);
  EXPECT(scroll_zoom_at(screen, 150 * ms, &scale) == 0 && fabs(scale - 2) < 1e-12);
  EXPECT(scroll_advance(screen, 150 * ms) & SCROLL_DID_ZOOM && scroll_screen_read(screen, 0, &read) == 0);
  EXPECT(read.zoom == scale && scroll_destroy(screen) == 0);

  EXPECT(scroll_pinch(object = photo(), 4, 1, 0, 0, 0) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_pinch(object, SCROLL_PINCH_BEGAN, 0, 0, 0, 0) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "pinch.scale must be finite and more than 0, but is 0"));
  EXPECT(scroll_magnify(object, -1, 0, 0, 0) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_zoom(object, 1, (const double[]){NAN, 0}, NULL, 0) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_zoom_to(object, 0, 0, -1, 0, NULL, 0) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_next_zoom(object, SCROLL_ZOOM_FILLING, 2, &scale) == 0 && scale == 2);
  EXPECT(scroll_next_zoom(object, SCROLL_ZOOM_FILLING | SCROLL_ZOOM_MAXIMUM, 0, &scale) == 0 && scale == 4);
  EXPECT(scroll_next_zoom(object, 16, 0, &scale) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_next_zoom(object, 0, -1, &scale) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_next_zoom(object, 0, 2, NULL) == SCROLL_ERROR_POINTER && scroll_next_zoom(0, 0, 2, &scale) == SCROLL_ERROR_HANDLE);
  EXPECT(scroll_zoom_at(object, 0, NULL) == SCROLL_ERROR_POINTER && scroll_zoom_at(0, 0, &scale) == SCROLL_ERROR_HANDLE);
  viewport.zoom_minimum = 0;
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 0) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "minimumZoomScale must be finite and more than 0, but is 0"));
  EXPECT(scroll_destroy(object) == 0);
}

static void many(void) {
  enum { count = 1000 };
  static int32_t objects[count];
  static double offsets[2 * count];
  static uint32_t bits[count];
  int32_t ghost = list(100);
  EXPECT(scroll_destroy(ghost) == 0);
  for (int i = 0; i < count; i++) {
    objects[i] = list(6000);
    flick(objects[i], 0, -60, -10.0 * i);
  }
  int32_t sentinel = objects[5];
  objects[5] = ghost;
  long before = allocations;
  int32_t moving = scroll_advance_many(objects, count, 100 * ms, offsets, bits);
  EXPECT(allocations == before && moving > 900 && moving < count);
  EXPECT(isnan(offsets[10]) && bits[5] == 0);
  for (int i = 0; i < count; i++)
    if (i != 5) EXPECT(offsets[2 * i + 1] == scroll_state_of(objects[i])->offset_y);
  EXPECT(scroll_advance_many(objects, -1, 0, NULL, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_advance_many(NULL, 0, 0, NULL, NULL) == 0);

  // The same touches one by one and in one call: down, moved, lifted, and a number that is not finite.
  static int32_t kinds[count], fingers[count], results[count];
  static double x[count], y[count];
  for (int step = 0; step < 3; step++) {
    static int32_t twins[count];
    int expected = 0;
    for (int i = 0; i < count; i++) {
      kinds[i] = (i + step) % 3, fingers[i] = i % 2, x[i] = 100, y[i] = i == 7 ? NAN : 400 - 20 * step;
      twins[i] = scroll_snapshot(objects[i]);
    }
    before = allocations;
    int32_t taken = scroll_touch_many(objects, count, kinds, step ? fingers : NULL, x, y, (100 + 8 * step) * ms, results);
    EXPECT(allocations == before);
    for (int i = 0; i < count; i++) {
      int32_t alone = scroll_touch(twins[i], kinds[i], step ? fingers[i] : 0, x[i], y[i], (100 + 8 * step) * ms);
      EXPECT(alone == results[i] && (alone < 0 || scroll_equals(twins[i], objects[i]) == 1));
      if (alone >= 0) expected++;
      scroll_destroy(twins[i]);
    }
    EXPECT(taken == expected && results[5] == SCROLL_ERROR_HANDLE);
    EXPECT((results[7] == SCROLL_ERROR_VALUE) == (kinds[7] <= SCROLL_MOVED));
  }
  EXPECT(scroll_touch_many(objects, -1, kinds, NULL, x, y, 0, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_touch_many(objects, 1, NULL, NULL, x, y, 0, NULL) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_touch_many(NULL, 0, NULL, NULL, NULL, NULL, 0, NULL) == 0);
  objects[5] = sentinel;
  int32_t snapshot = scroll_snapshot(objects[999]);
  double at = scroll_state_of(snapshot)->offset_y;
  EXPECT(scroll_advance_all(200 * ms) == scroll_advance_many(objects, count, 200 * ms, NULL, NULL));
  EXPECT(scroll_state_of(snapshot)->offset_y == at);
  EXPECT(scroll_advance_all(INT64_MAX) == 0);
  EXPECT(scroll_destroy(snapshot) == 0);
  for (int i = 0; i < count; i++) EXPECT(scroll_destroy(objects[i]) == 0);
}

// Where flicks come to rest, and when, is where and when a scroll view rests.
static void flights(void) {
  enum { count = 80 };
  double starts[count], momenta[count], ends[count], durations[count];
  for (int i = 0; i < count; i++) starts[i] = 7 * i, momenta[i] = (i % 2 ? 1 : -1) * (300 + 60 * i);
  EXPECT(scroll_flights(count, starts, momenta, 0, 600, 1, 3, 0.998, ends, durations) == 0);
  for (int i = 0; i < count; i++) {
    int32_t object = list(844 + 600);
    int64_t rest;
    EXPECT(scroll_to(object, 0, starts[i], NULL, 0) >= 0 && scroll_drag(object, SCROLL_DRAG_BEGAN, 0, 0, 0) >= 0);
    EXPECT(scroll_drag(object, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, -momenta[i], 0) >= 0);
    EXPECT(scroll_rest(object, &rest) == 0 && fabs((double)rest - durations[i] * 1e9) <= 1);
    EXPECT(scroll_advance(object, rest) >= 0 && scroll_state_of(object)->offset_y == ends[i]);
    EXPECT(scroll_destroy(object) == 0);
  }
}

// Agents of a population are scroll views: the same actions by other functions, and the same bits.
static void populations(void) {
  enum { count = 67 };
  int32_t lists[count], twin = list(5000), population = scroll_create_population(twin, count, SCROLL_Y);
  EXPECT(population > 0);
  uint8_t actions[count] = {0}, phases[count];
  uint64_t orders[count], steps[count];
  double numbers[count], offsets[count], velocities[count], targets[count];
  int64_t rests[count];
  scroll_columns columns = {offsets, velocities, phases, steps, targets, rests};
  for (int i = 0; i < count; i++) lists[i] = list(5000);
  for (int frame = 0; frame < 120; frame++) {
    int64_t now = frame * 16 * ms;
    for (int i = 0; i < count; i++) {
      int32_t place = (frame + i) % 60, bits = 0;
      actions[i] = place == 0 ? SCROLL_ACTION_TOUCH_DOWN : place < 9 ? SCROLL_ACTION_TOUCH_MOVED
                 : place == 9 ? SCROLL_ACTION_TOUCH_UP : place == 40 ? SCROLL_ACTION_WHEEL : SCROLL_ACTION_NONE;
      numbers[i] = place == 40 ? 77 : 600 - place * (5 + i % 30);
      if (place < 10) bits = scroll_touch(lists[i], place == 0 ? SCROLL_DOWN : place < 9 ? SCROLL_MOVED : SCROLL_UP, 0, 0, numbers[i], now);
      if (place == 40) bits = scroll_wheel(lists[i], 0, 77, 0, 0, NULL, now);
      EXPECT(bits >= 0);
      orders[i] = actions[i] ? scroll_state_of(lists[i])->order : 0;
    }
    uint64_t told[count];
    EXPECT(scroll_act(population, actions, numbers, now, told) == 0);
    EXPECT(memcmp(told, orders, sizeof told) == 0);
    long before = allocations;
    EXPECT(scroll_advance_agents(population, now + 8 * ms, &columns) == 0);
    EXPECT(allocations == before);
    for (int i = 0; i < count; i++) {
      EXPECT(scroll_advance(lists[i], now + 8 * ms) >= 0);
      const scroll_state *state = scroll_state_of(lists[i]);
      EXPECT(state->offset_y == offsets[i] && state->velocity_y == velocities[i] && state->phase == phases[i]);
      EXPECT(state->target_y == targets[i]);
      EXPECT(state->phase < SCROLL_DECELERATING || state->order == steps[i]);
      int64_t rest;
      EXPECT(scroll_rest(lists[i], &rest) == 0 && (state->phase < SCROLL_DECELERATING || rest == rests[i]));
      EXPECT(scroll_get_agent(population, i, twin) == 0 && scroll_equals(twin, lists[i]) == 1);
    }
  }
  int64_t rest = rests[3];
  EXPECT(scroll_shift_time(population, 7000 * ms) == 0 && scroll_get_agent(population, 3, twin) == 0);
  EXPECT(scroll_state_of(twin)->offset_y == offsets[3]);
  EXPECT(scroll_state_of(twin)->phase < SCROLL_DECELERATING || (scroll_rest(twin, &rest) == 0 && rest == rests[3] + 7000 * ms));
  EXPECT(scroll_shift_time(population, -7000 * ms) == 0);
  int32_t copy = scroll_snapshot(population);
  EXPECT(copy > 0 && scroll_equals(copy, population) == 1 && scroll_set_agents(population, 3, 1, lists[0]) == 0);
  EXPECT(scroll_equals(copy, population) == 0 && scroll_restore(population, copy) == 0 && scroll_equals(copy, population) == 1);
  EXPECT(scroll_restore(population, twin) == SCROLL_ERROR_KIND && scroll_destroy(copy) == 0);
  double before = offsets[3];
  actions[66] = 16;
  EXPECT(scroll_act(population, actions, numbers, 0, NULL) == SCROLL_ERROR_CHOICE);
  actions[66] = SCROLL_ACTION_JUMP, numbers[66] = NAN, actions[3] = SCROLL_ACTION_JUMP;
  EXPECT(scroll_act(population, actions, numbers, 0, NULL) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_advance_agents(population, 0, &columns) == 0 && offsets[3] == before);
  EXPECT(scroll_act(population, NULL, numbers, 0, NULL) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_get_agent(population, count, twin) == SCROLL_ERROR_INDEX && scroll_set_agents(population, 1, count, twin) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_set_agents(population, 60, 7, twin) == 0 && scroll_create_population(twin, 1 << 25, SCROLL_Y) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_create_population(population, 1, SCROLL_Y) == SCROLL_ERROR_KIND && scroll_create_population(twin, 1, 2) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_advance(population, 0) == SCROLL_ERROR_KIND && scroll_advance_agents(twin, 0, NULL) == SCROLL_ERROR_KIND);
  for (int i = 0; i < count; i++) EXPECT(scroll_destroy(lists[i]) == 0);
  EXPECT(scroll_destroy(twin) == 0 && scroll_destroy(population) == 0);
}

static void screens(void) {
  int32_t screen = scroll_create_screen(0);
  EXPECT(screen > 0);
  scroll_viewport viewport = phone(5000);
  EXPECT(scroll_screen_insert(screen, 7, -1, &viewport, NULL, NULL) == 0);
  EXPECT(scroll_screen_insert(screen, 7, -1, &viewport, NULL, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_insert(screen, 8, 9, &viewport, NULL, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_insert(screen, 8, -1, &viewport, NULL, NULL) == 0);
  EXPECT(scroll_screen_select(screen, 9) == SCROLL_ERROR_INDEX);
  // Two fingers, each on its own list; each list moves as one that is alone.
  int32_t alone = list(5000);
  for (int64_t ms_since = 0; ms_since <= 80; ms_since += 16) {
    int32_t kind = ms_since == 0 ? SCROLL_DOWN : ms_since == 80 ? SCROLL_UP : SCROLL_MOVED;
    double y = 600 - (double)ms_since;
    for (int32_t finger = 0; finger < 2; finger++) {
      EXPECT(scroll_screen_select(screen, 7 + finger) == 0);
      EXPECT(scroll_touch(screen, kind, finger, 195, finger ? y : 700 - y, ms_since * ms) >= 0);
    }
    EXPECT(scroll_touch(alone, kind, 0, 195, y, ms_since * ms) >= 0);
  }
  int32_t branch = scroll_snapshot(screen);
  EXPECT(scroll_equals(screen, branch) == 1);
  scroll_state state;
  for (int64_t time = 88; time < 5000; time += 8) {
    EXPECT(scroll_advance(screen, time * ms) >= 0 && scroll_advance(alone, time * ms) >= 0);
    EXPECT(scroll_screen_read(screen, 8, &state) == 0);
    EXPECT(state.offset_y == scroll_state_of(alone)->offset_y && state.velocity_y == scroll_state_of(alone)->velocity_y);
    EXPECT(state.phase == scroll_state_of(alone)->phase && state.events == scroll_state_of(alone)->events);
  }
  EXPECT(state.phase == SCROLL_IDLE && state.offset_y > 50);
  EXPECT(scroll_equals(screen, branch) == 0 && scroll_restore(screen, branch) == 0 && scroll_equals(screen, branch) == 1);
  EXPECT(scroll_screen_select(screen, 8) == 0 && scroll_get_viewport(screen, &viewport) == 0);
  EXPECT(scroll_screen_read(screen, 8, &state) == 0 && viewport.offset_y == state.offset_y && viewport.content_height == 5000);
  EXPECT(scroll_apply(screen, SCROLL_Y, 0, 0, 100, 0, 90 * ms) >= 0);
  viewport = phone(900);
  EXPECT(scroll_update(screen, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 90 * ms) >= 0);
  EXPECT(scroll_screen_read(screen, 8, &state) == 0 && state.max_y == 56);
  EXPECT(scroll_screen_remove(screen, 8, 90 * ms) >= 0);
  EXPECT(scroll_screen_read(screen, 8, &state) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_update(screen, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 90 * ms) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_destroy(screen) == 0 && scroll_destroy(branch) == 0 && scroll_destroy(alone) == 0);
}

// Eight parts of a notch turn one page, and so does a swipe of a trackpad without phases.
static void pages_without_phases(void) {
  scroll_snap pages;
  scroll_physics physics;
  int32_t pager = list(8440);
  EXPECT(scroll_default_snap(&pages) == 0 && scroll_set_snap(pager, SCROLL_Y, &pages) == 0);
  for (int part = 1; part <= 8; part++) {
    EXPECT(scroll_wheel(pager, 0, 12.5, 100, 100, NULL, part * ms) >= 0);
    EXPECT(scroll_state_of(pager)->offset_y == (part < 4 ? 0 : 844));
  }
  EXPECT(scroll_wheel(pager, 0, 12.5, 100, -1, NULL, 9 * ms) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_default_physics(&physics) == 0);
  physics.turns_one_page_per_swipe = 1;
  EXPECT(scroll_set_physics(pager, &physics) == 0);
  for (int event = 0; event < 40; event++)
    EXPECT(scroll_delta(pager, SCROLL_UNPHASED, 0, event < 20 ? 9 * event : 360 - 9 * event, (20 + 16 * event) * ms) >= 0);
  EXPECT(scroll_advance(pager, 3000 * ms) >= 0 && scroll_state_of(pager)->offset_y == 1688);
  EXPECT(scroll_destroy(pager) == 0);
}

// The questions and the physics of a screen's selected member are those of a list that is alone.
static void screen_members(void) {
  int32_t screen = scroll_create_screen(0), alone = list(8440);
  scroll_viewport viewport = phone(8440);
  for (int32_t member = 0; member < 2; member++)
    EXPECT(scroll_screen_insert(screen, member, -1, &viewport, NULL, NULL) == 0);
  int64_t rest, other;
  double place[4], same[4];
  EXPECT(scroll_rest(screen, &rest) == 0 && rest == 0);
  EXPECT(scroll_offset_at(screen, 0, place) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_set_snap(screen, SCROLL_Y, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_select(screen, 1) == 0);
  scroll_snap pages;
  EXPECT(scroll_default_snap(&pages) == 0);
  scroll_physics physics = {0}, read = {0};
  EXPECT(scroll_default_physics(&physics) == 0);
  EXPECT(scroll_set_physics(screen, &(scroll_physics){.deceleration_rate = 2}) == SCROLL_ERROR_VALUE);
  physics.deceleration_rate = 0.99, physics.slop = 3;
  for (int i = 0; i < 2; i++) {
    int32_t object = i ? alone : screen;
    EXPECT(scroll_set_snap(object, SCROLL_Y, &pages) == 0 && scroll_set_physics(object, &physics) == 0);
    flick(object, 0, -60, -300);
  }
  EXPECT(scroll_get_physics(screen, &read) == 0 && memcmp(&physics, &read, sizeof read) == 0);
  scroll_state state;
  EXPECT(scroll_screen_read(screen, 1, &state) == 0 && state.target_y == 844 && state.phase == SCROLL_DECELERATING);
  EXPECT(scroll_rest(screen, &rest) == 0 && scroll_rest(alone, &other) == 0 && rest == other && rest > 40 * ms);
  EXPECT(scroll_reaching(screen, SCROLL_Y, 400, &rest) == 1 && scroll_reaching(alone, SCROLL_Y, 400, &other) == 1);
  EXPECT(rest == other && scroll_reaching(screen, SCROLL_Y, 900, &rest) == 0);
  EXPECT(scroll_offset_at(screen, 200 * ms, place) == 0 && scroll_offset_at(alone, 200 * ms, same) == 0);
  EXPECT(place[1] == same[1] && place[1] > 60 && place[1] < 844);
  EXPECT(scroll_visible_until(screen, INT64_MAX, place) == 0 && place[1] == 60 && place[3] == 844 + 844 - 60);
  EXPECT(scroll_finger_velocity(screen, 0, 100, place) == SCROLL_ERROR_KIND);
  // The other member is at rest, and the whole screen is not.
  EXPECT(scroll_screen_select(screen, 0) == 0 && scroll_rest(screen, &rest) == 0 && rest == 40 * ms);
  EXPECT(scroll_get_physics(screen, &read) == 0 && read.slop == 10);
  EXPECT(scroll_screen_select(screen, -1) == 0 && scroll_rest(screen, &rest) == 0);
  EXPECT(scroll_rest(alone, &other) == 0 && rest == other);
  EXPECT(scroll_advance(screen, rest) >= 0 && scroll_screen_read(screen, 1, &state) == 0);
  EXPECT(state.phase == SCROLL_IDLE && state.offset_y == 844);
  EXPECT(scroll_destroy(screen) == 0 && scroll_destroy(alone) == 0);
}

// A list in a list, on a screen whose rules are given: returns the offsets of the inner and the outer one after a drag.
static void nested_drag(const scroll_rules *screens, const scroll_rules *outers, double offsets[2]) {
  int32_t screen = scroll_create_screen(0);
  scroll_viewport outer = phone(1000), inner = phone(5000);
  EXPECT(scroll_screen_insert(screen, 0, -1, &outer, NULL, outers) == 0);
  EXPECT(scroll_screen_insert(screen, 1, 0, &inner, NULL, NULL) == 0);
  if (screens) EXPECT(scroll_set_rules(screen, screens) == 0);
  EXPECT(scroll_screen_select(screen, 1) == 0);
  EXPECT(scroll_drag(screen, SCROLL_DRAG_BEGAN, 0, 0, 0) >= 0);
  EXPECT(scroll_drag(screen, SCROLL_DRAG_CHANGED, 0, -200, 16 * ms) >= 0);
  scroll_state state;
  for (int32_t member = 0; member < 2; member++) {
    EXPECT(scroll_screen_read(screen, member, &state) == 0);
    offsets[member] = state.offset_y;
  }
  EXPECT(scroll_destroy(screen) == 0);
}

static void screen_rules(void) {
  scroll_rules rules;
  double offsets[2];
  EXPECT(scroll_default_rules(&rules) == 0 && rules.towards_end == SCROLL_OUTER_FIRST);
  nested_drag(NULL, NULL, offsets);
  EXPECT(offsets[0] == 0 && offsets[1] == 200);
  nested_drag(&rules, NULL, offsets);
  EXPECT(offsets[0] == 156 && offsets[1] == 44);
  nested_drag(NULL, &rules, offsets);
  EXPECT(offsets[0] == 156 && offsets[1] == 44);
}

static scroll_state member(int32_t screen, int32_t number) {
  scroll_state state;
  EXPECT(scroll_screen_read(screen, number, &state) == 0);
  return state;
}

static bool frame_is(int32_t screen, int32_t number, double x, double y, double width, double height) {
  double rect[4];
  EXPECT(scroll_screen_frame(screen, number, rect) == 0);
  return rect[0] == x && rect[1] == y && rect[2] == width && rect[3] == height;
}

static int32_t member_at(int32_t screen, double x, double y) {
  int32_t number = -1;
  EXPECT(scroll_screen_member_at(screen, x, y, &number) >= 0);
  return number;
}

// A drag of the member under a finger, which rests before it is lifted.
static void drag_member(int32_t screen, int32_t number, double x, double y, int64_t start) {
  EXPECT(scroll_screen_select(screen, number) == 0);
  EXPECT(scroll_drag(screen, SCROLL_DRAG_BEGAN, 0, 0, start) >= 0);
  EXPECT(scroll_drag(screen, SCROLL_DRAG_CHANGED, x, y, start + 16 * ms) >= 0);
  EXPECT(scroll_drag(screen, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, 0, start + 300 * ms) >= 0);
}

static int64_t settle(int32_t screen) {
  int64_t rest = 0;
  EXPECT(scroll_screen_select(screen, -1) == 0 && scroll_rest(screen, &rest) == 0 && scroll_advance(screen, rest) >= 0);
  return rest;
}

// A sheet of half the window and of the whole less 44, with a list and a carousel in it.
static void sheets(void) {
  int32_t screen = scroll_create_screen(0), detent = -7;
  const double detents[] = {SCROLL_DETENT_FRACTION, 0.5, SCROLL_DETENT_INSET, 44};
  scroll_sheet sheet;
  EXPECT(scroll_default_sheet(&sheet) == 0);
  sheet.width = 390, sheet.height = 844, sheet.count = 2, sheet.detents = detents;
  EXPECT(scroll_screen_insert_sheet(screen, 1, -1, &sheet, 0, 3, NULL) == 0);
  scroll_viewport list = phone(3000);
  list.height = 800;
  EXPECT(scroll_screen_insert(screen, 2, 1, &list, NULL, NULL) == 0);
  EXPECT(member(screen, 1).offset_y == 422 && frame_is(screen, 1, 0, 422, 390, 800));
  EXPECT(member_at(screen, 195, 700) == 2 && member_at(screen, 195, 100) == -1);
  // 378 points for the sheet, the rest for its list.
  drag_member(screen, 2, 0, -600, 0);
  EXPECT(member(screen, 1).offset_y == 800 && member(screen, 2).offset_y == 222);
  int64_t now = settle(screen);
  EXPECT(scroll_screen_detent(screen, 1, &detent) == 1 && detent == 1);
  // The list returns before the sheet sinks.
  drag_member(screen, 2, 0, 600, now);
  EXPECT(member(screen, 1).offset_y == 422 && member(screen, 2).offset_y == 0);
  now = settle(screen);
  EXPECT(scroll_screen_detent(screen, 1, &detent) == 1 && detent == 0);
  // The finger lifts from the list; the sheet rests where the host says.
  drag_member(screen, 2, 0, -600, now);
  now = settle(screen);
  EXPECT(scroll_screen_choose_rest(screen, 1, 422) == 0 && scroll_screen_choose_rest(screen, 9, 0) == SCROLL_ERROR_INDEX);
  drag_member(screen, 2, 0, -10, now);
  now = settle(screen);
  EXPECT(member(screen, 1).offset_y == 422 && member(screen, 2).offset_y == 0);
  // A keyboard of 336 points: half of what is left, at once or with an animation.
  sheet.height = 508;
  EXPECT(scroll_screen_update_sheet(screen, 1, &sheet, &uikit, now) >= 0 && member(screen, 1).phase == SCROLL_ANIMATING);
  now = settle(screen);
  EXPECT(member(screen, 1).offset_y == 254 && frame_is(screen, 1, 0, 254, 390, 464));
  sheet.height = 844;
  EXPECT(scroll_screen_update_sheet(screen, 1, &sheet, NULL, now) >= 0 && member(screen, 1).offset_y == 422);
  EXPECT(scroll_screen_move_to_detent(screen, 1, 1, &uikit, now) >= 0);
  EXPECT(scroll_screen_detent(screen, 1, &detent) == 1 && detent == 1 && member(screen, 1).target_y == 800);
  now = settle(screen);
  EXPECT(scroll_screen_move_to_detent(screen, 1, -1, NULL, now) >= 0 && member(screen, 1).offset_y == 0);
  EXPECT(scroll_screen_detent(screen, 1, &detent) == 0);
  int32_t twin = scroll_snapshot(screen);
  EXPECT(scroll_screen_move_to_detent(screen, 1, 2, NULL, now) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_move_to_detent(screen, 2, 0, NULL, now) == SCROLL_ERROR_KIND);
  EXPECT(scroll_screen_move_to_detent(screen, 3, 0, NULL, now) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_detent(screen, 2, &detent) == SCROLL_ERROR_KIND);
  EXPECT(scroll_screen_detent(screen, 1, NULL) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_screen_insert_sheet(screen, 1, -1, &sheet, 0, 3, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_insert_sheet(screen, 4, -1, &sheet, 2, 3, NULL) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_screen_insert_sheet(screen, 4, -1, &sheet, 0, 0, NULL) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_screen_member_at(screen, NAN, 0, &detent) == SCROLL_ERROR_VALUE);
  sheet.axis = SCROLL_X;
  EXPECT(scroll_screen_update_sheet(screen, 1, &sheet, NULL, now) == SCROLL_ERROR_CHOICE);
  sheet.axis = SCROLL_Y, sheet.count = 0;
  EXPECT(scroll_screen_update_sheet(screen, 1, &sheet, NULL, now) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "detents.count must be finite and not less than 1, but is 0"));
  sheet.count = 2, sheet.detents = (const double[]){SCROLL_DETENT_LENGTH, -1, 7, 1};
  EXPECT(scroll_screen_update_sheet(screen, 1, &sheet, NULL, now) == SCROLL_ERROR_CHOICE);
  EXPECT(scroll_equals(screen, twin) == 1);
  EXPECT(scroll_destroy(twin) == 0 && scroll_destroy(screen) == 0);
}

// A shelf of cards in a list, under a header that returns at once; each fling of a frame allocates nothing.
static void headers_and_shelves(void) {
  int32_t screen = scroll_create_screen(0);
  scroll_header header;
  EXPECT(scroll_default_header(&header) == 0);
  header.width = 390, header.height = 844, header.length = 148, header.collapsed_length = 44, header.returns_at_once = 1;
  EXPECT(scroll_screen_insert_header(screen, 1, -1, &header, 3, NULL) == 0);
  scroll_viewport list = phone(2880);
  list.y = 148, list.height = 800;
  EXPECT(scroll_screen_insert(screen, 2, 1, &list, NULL, NULL) == 0);
  scroll_shelf shelf;
  EXPECT(scroll_default_shelf(&shelf) == 0);
  shelf.y = 192, shelf.width = 390, shelf.height = 200, shelf.card_width = 160, shelf.card_height = 200;
  shelf.spacing = 10, shelf.margin = 20, shelf.count = 12;
  EXPECT(scroll_screen_insert_shelf(screen, 3, 2, &shelf, 3, NULL) == 0);
  EXPECT(frame_is(screen, 1, 0, 0, 390, 148) && frame_is(screen, 2, 0, 148, 390, 800) && frame_is(screen, 3, 0, 340, 390, 200));
  drag_member(screen, 3, 0, -200, 0);
  EXPECT(member(screen, 1).offset_y == 104 && member(screen, 2).offset_y == 96);
  EXPECT(frame_is(screen, 1, 0, 0, 390, 44) && frame_is(screen, 3, 0, 44 + 192 - 96, 390, 200));
  int64_t now = settle(screen);
  // One card, then three from 2700 points per second on.
  const double places[] = {-20, 150, 660};
  for (int i = 0; i < 2; i++) {
    EXPECT(member(screen, 3).offset_x == places[i]);
    EXPECT(scroll_screen_select(screen, 3) == 0 && scroll_drag(screen, SCROLL_DRAG_BEGAN, 0, 0, now) >= 0);
    EXPECT(scroll_drag(screen, SCROLL_DRAG_CHANGED, -10, 0, now) >= 0);
    EXPECT(scroll_drag(screen, SCROLL_DRAG_ENDED_WITH_VELOCITY, i ? -2800 : -500, 0, now) >= 0);
    long before = allocations;
    for (int frame = 0; frame < 1000; frame++) EXPECT(scroll_advance(screen, now += 8 * ms) >= 0);
    EXPECT(allocations == before);
  }
  EXPECT(member(screen, 3).offset_x == places[2] && member(screen, 3).phase == SCROLL_IDLE);
  // A list that is pulled down brings the header back before it moves.
  drag_member(screen, 2, 0, 80, now);
  EXPECT(member(screen, 1).offset_y == 24 && member(screen, 2).offset_y == 96);
  now = settle(screen);
  EXPECT(member(screen, 1).offset_y == 0);
  header.length = 200;
  EXPECT(scroll_screen_update_header(screen, 1, &header, NULL, now) >= 0 && frame_is(screen, 1, 0, 0, 390, 200));
  shelf.count = 3;
  EXPECT(scroll_screen_update_shelf(screen, 3, &shelf, NULL, now) >= 0 && member(screen, 3).offset_x == 130);
  int32_t twin = scroll_snapshot(screen);
  EXPECT(scroll_screen_update_header(screen, 2, &header, NULL, now) == SCROLL_ERROR_KIND);
  EXPECT(scroll_screen_update_shelf(screen, 2, &shelf, NULL, now) == SCROLL_ERROR_KIND);
  header.collapsed_length = 201;
  EXPECT(scroll_screen_update_header(screen, 1, &header, NULL, now) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "collapsedLength must be from 0 to 200, but is 201"));
  shelf.count = -1;
  EXPECT(scroll_screen_update_shelf(screen, 3, &shelf, NULL, now) == SCROLL_ERROR_INDEX);
  shelf.count = 3, shelf.steps = (const double[]){2200, 0}, shelf.step_count = 2;
  EXPECT(scroll_screen_insert_shelf(screen, 9, 2, &shelf, 3, NULL) == SCROLL_ERROR_VALUE);
  EXPECT(scroll_equals(screen, twin) == 1);
  EXPECT(scroll_destroy(twin) == 0 && scroll_destroy(screen) == 0);
}

// Two cards in a pager: the one that opens holds the pager still.
static void cards(void) {
  int32_t screen = scroll_create_screen(0);
  scroll_viewport pages = phone(844);
  pages.content_width = 780;
  EXPECT(scroll_screen_insert(screen, 1, -1, &pages, NULL, NULL) == 0 && scroll_screen_select(screen, 1) == 0);
  scroll_snap paging;
  EXPECT(scroll_default_snap(&paging) == 0 && scroll_set_snap(screen, SCROLL_X, &paging) == 0);
  scroll_card card;
  EXPECT(scroll_default_card(&card) == 0);
  card.width = 390, card.height = 844, card.inset_top = 180, card.inset_left = 20, card.inset_bottom = 140, card.inset_right = 20;
  card.travel = 300, card.content_length = 2000;
  for (int i = 0; i < 2; i++) {
    card.x = 390 * i;
    EXPECT(scroll_screen_insert_card(screen, 2 + i, 1, &card, 3, NULL) == 0);
  }
  drag_member(screen, 2, 0, -200, 0);
  EXPECT(member(screen, 2).offset_y == 200 && member(screen, 1).offset_x == 0);
  int64_t now = settle(screen);
  EXPECT(member(screen, 2).offset_y == 300 && frame_is(screen, 2, 0, 0, 390, 844));
  drag_member(screen, 2, -300, 0, now);
  EXPECT(member(screen, 2).offset_y == 300 && member(screen, 1).offset_x == 0);
  now = settle(screen);
  EXPECT(scroll_screen_expand(screen, 2, 0, &uikit, now) >= 0 && member(screen, 2).target_y == 0);
  now = settle(screen);
  drag_member(screen, 2, -300, 0, now);
  EXPECT(member(screen, 1).offset_x == 300);
  now = settle(screen);
  EXPECT(member(screen, 1).offset_x == 390 && member_at(screen, 195, 400) == 3);
  // A card that the program opens brings its page along.
  EXPECT(scroll_screen_expand(screen, 2, 1, &uikit, now) >= 0);
  now = settle(screen);
  EXPECT(member(screen, 1).offset_x == 0 && member(screen, 2).offset_y == 300);
  card.x = 0, card.travel = 250;
  EXPECT(scroll_screen_update_card(screen, 2, &card, NULL, now) >= 0 && member(screen, 2).offset_y == 250);
  int32_t twin = scroll_snapshot(screen);
  EXPECT(scroll_screen_expand(screen, 1, 1, NULL, now) == SCROLL_ERROR_KIND);
  EXPECT(scroll_screen_expand(screen, 2, 2, NULL, now) == SCROLL_ERROR_CHOICE);
  card.travel = -1;
  EXPECT(scroll_screen_update_card(screen, 2, &card, NULL, now) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "travel must be finite and not negative, but is -1"));
  EXPECT(scroll_equals(screen, twin) == 1);
  EXPECT(scroll_destroy(twin) == 0 && scroll_destroy(screen) == 0);
}

// The showcase product-page: a header over a pager of three tabs, each a list with two shelves, as one screen.
enum { page_header = 1, page_pager = 2, page_lists = 10, page_shelves = 100 };

static scroll_shelf page_shelf(int shelf, double width) {
  scroll_shelf cards;
  EXPECT(scroll_default_shelf(&cards) == 0);
  cards.y = shelf ? 576 : 192, cards.width = width, cards.height = 192, cards.card_width = 160, cards.card_height = 192;
  cards.count = 14, cards.spacing = 10, cards.margin = 20;
  return cards;
}

static scroll_header page_header_in(double width, double height) {
  scroll_header header;
  EXPECT(scroll_default_header(&header) == 0);
  header.width = width, header.height = height, header.length = 148, header.collapsed_length = 44, header.returns_at_once = 1;
  return header;
}

static void update_page(
    int32_t screen, int32_t number, int32_t keeping, double x, double y, double width, double height, double content_width,
    double content_height, int64_t now) {
  scroll_viewport viewport;
  EXPECT(scroll_screen_select(screen, number) == 0 && scroll_get_viewport(screen, &viewport) == 0);
  viewport.x = x, viewport.y = y, viewport.width = width, viewport.height = height;
  viewport.content_width = content_width, viewport.content_height = content_height, viewport.flags &= ~SCROLL_SETS_OFFSET;
  EXPECT(scroll_update(screen, &viewport, keeping, 0, 0, NULL, now) >= 0);
}

// Gives all members inside the header their frames in a window.
static void lay_out_page(int32_t screen, double width, double height, int64_t now) {
  update_page(screen, page_pager, SCROLL_KEEP_PAGE, 0, 148, width, height - 44, 3 * width, height - 44, now);
  for (int32_t tab = 0; tab < 3; tab++) {
    update_page(screen, page_lists + tab, SCROLL_KEEP_OFFSET, tab * width, 0, width, height - 44, width, 30 * 96, now);
    for (int32_t i = 0; i < 2; i++) {
      scroll_shelf cards = page_shelf(i, width);
      EXPECT(scroll_screen_update_shelf(screen, page_shelves + 10 * tab + i, &cards, NULL, now) >= 0);
    }
  }
}

// Drags what is under a finger, and lets it go while it moves, or after a rest.
static void drag_page(int32_t screen, double x, double y, double dx, double dy, int32_t finger, bool is_flung) {
  int64_t now = scroll_state_of(screen)->now;
  EXPECT(scroll_screen_select(screen, member_at(screen, x, y)) == 0);
  EXPECT(scroll_touch(screen, SCROLL_DOWN, finger, x, y, now) >= 0);
  for (int step = 1; step <= 10; step++) {
    double part = step / 10.0;
    EXPECT(scroll_advance(screen, now += 8 * ms) >= 0);
    EXPECT(scroll_touch(screen, SCROLL_MOVED, finger, x + part * dx, y + part * dy, now) >= 0);
  }
  if (!is_flung) EXPECT(scroll_advance(screen, now += 200 * ms) >= 0);
  EXPECT(scroll_touch(screen, SCROLL_UP, finger, 0, 0, now) >= 0);
}

static fingerprint page_print;

// Expects the header, the pager and the list of a tab at their offsets, and adds every number of the page to its hash.
static void expect_page(int32_t screen, double header, double pager, int32_t tab, double list) {
  EXPECT(member(screen, page_header).offset_y == header && member(screen, page_pager).offset_x == pager);
  EXPECT(member(screen, page_lists + tab).offset_y == list);
  const int32_t numbers[] = {page_header, page_pager, 10, 11, 12, 100, 101, 110, 111, 120, 121};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    scroll_state state = member(screen, numbers[i]);
    combine(&page_print, state.offset_x), combine(&page_print, state.offset_y);
    combine(&page_print, state.velocity_x), combine(&page_print, state.velocity_y);
  }
}

static void product_page(const char *page_hash) {
  int32_t screen = scroll_create_screen(0);
  scroll_header header = page_header_in(390, 844);
  EXPECT(scroll_screen_insert_header(screen, page_header, -1, &header, 1, NULL) == 0);
  scroll_viewport empty;
  EXPECT(scroll_default_viewport(&empty) == 0);
  EXPECT(scroll_screen_insert(screen, page_pager, page_header, &empty, NULL, NULL) == 0);
  scroll_snap paging;
  EXPECT(scroll_default_snap(&paging) == 0 && scroll_screen_select(screen, page_pager) == 0);
  for (int32_t axis = SCROLL_X; axis <= SCROLL_Y; axis++) EXPECT(scroll_set_snap(screen, axis, &paging) == 0);
  for (int32_t tab = 0; tab < 3; tab++) {
    EXPECT(scroll_screen_insert(screen, page_lists + tab, page_pager, &empty, NULL, NULL) == 0);
    for (int32_t i = 0; i < 2; i++) {
      scroll_shelf cards = page_shelf(i, 0);
      EXPECT(scroll_screen_insert_shelf(screen, page_shelves + 10 * tab + i, page_lists + tab, &cards, 1, NULL) == 0);
    }
  }
  lay_out_page(screen, 390, 844, 0);
  page_print.hash = 0xcbf29ce484222325;
  expect_page(screen, 0, 0, 0, 0);
  drag_page(screen, 195, 700, 0, -210, 0, false);
  settle(screen);
  expect_page(screen, 104, 0, 0, 96);
  drag_page(screen, 350, 800, -210, 0, 0, false);
  settle(screen);
  expect_page(screen, 104, 390, 1, 0);
  // A finger flings a shelf, another one drags its list.
  drag_page(screen, 350, 300, -200, 0, 0, true);
  drag_page(screen, 195, 700, 0, -60, 1, false);
  expect_page(screen, 104, 390, 1, 50);
  // Saved in that flight: the copy comes to rest in the same state.
  int32_t saved = scroll_snapshot(screen);
  int64_t now = settle(screen);
  EXPECT(scroll_screen_select(saved, -1) == 0 && scroll_advance(saved, now) >= 0 && scroll_equals(saved, screen) == 1);
  expect_page(screen, 104, 390, 1, 50);
  header = page_header_in(844, 390);
  EXPECT(scroll_screen_update_header(screen, page_header, &header, NULL, now) >= 0);
  lay_out_page(screen, 844, 390, now);
  expect_page(screen, 104, 844, 1, 50);
  drag_page(screen, 400, 200, 0, 90, 0, false);
  settle(screen);
  expect_page(screen, 0, 844, 1, 50);
  printf("the product page: %016llx\n", (unsigned long long)page_print.hash);
  EXPECT(page_print.hash == strtoull(page_hash, NULL, 16));
  EXPECT(scroll_destroy(saved) == 0 && scroll_destroy(screen) == 0);
}

// The sheet over a list of SheetHashTests.
static void sheet_hash(const char *expected) {
  const double detents[] = {SCROLL_DETENT_FRACTION, 0.5, SCROLL_DETENT_INSET, 44};
  int32_t screen = scroll_create_screen(0);
  scroll_sheet sheet;
  EXPECT(scroll_default_sheet(&sheet) == 0);
  sheet.width = 390, sheet.height = 844, sheet.count = 2, sheet.detents = detents;
  scroll_viewport viewport;
  EXPECT(scroll_default_viewport(&viewport) == 0);
  viewport.width = viewport.content_width = 390, viewport.height = 844, viewport.content_height = 20000, viewport.scale = 3;
  EXPECT(scroll_screen_insert_sheet(screen, 1, -1, &sheet, 0, 3, NULL) == 0);
  EXPECT(scroll_screen_insert(screen, 2, 1, &viewport, NULL, NULL) == 0 && scroll_screen_select(screen, 2) == 0);
  fingerprint print = {0xcbf29ce484222325};
  for (int frame = 0; frame <= 750; frame++) {
    const int64_t now = 8 * ms * frame;
    const int step = frame % 300;
    const double y = frame < 300 ? 700 - 40 * step : 100 + 50 * step;
    if (frame < 600 && step <= 13) {
      scroll_touch(screen, step == 0 ? SCROLL_DOWN : step < 13 ? SCROLL_MOVED : SCROLL_UP, 0, 200, y, now);
    }
    EXPECT(scroll_advance(screen, now) >= 0);
    for (int32_t number = 1; number <= 2; number++) {
      const scroll_state state = member(screen, number);
      combine(&print, state.offset_x), combine(&print, state.offset_y);
      combine(&print, state.velocity_x), combine(&print, state.velocity_y);
    }
  }
  printf("the sheet: %016llx\n", (unsigned long long)print.hash);
  EXPECT(print.hash == strtoull(expected, NULL, 16));
  EXPECT(scroll_destroy(screen) == 0);
}

static void free_ranges(void) {
  int32_t object = list(8440);
  const scroll_state *state = scroll_state_of(object);
  flick(object, 0, -60, -400);
  double free_target = state->target_y;
  EXPECT(free_target > 200 && free_target < 400);
  scroll_snap snap;
  EXPECT(scroll_default_snap(&snap) == 0);
  snap.points = SCROLL_OFFSETS, snap.reach = SCROLL_REACH_MOMENTUM, snap.count = 3;
  snap.offsets = (const double[]){0, 1000, 2000};
  for (int i = 0; i < 2; i++) {
    snap.free_ranges = (const double[]){3000, 3100, 200, 400}, snap.free_count = 2 * i;
    int64_t start = (i + 1) * 10000 * ms;
    EXPECT(scroll_to(object, 0, 0, NULL, start) >= 0 && state->offset_y == 0);
    EXPECT(scroll_set_snap(object, SCROLL_Y, &snap) == 0);
    flick(object, start, -60, -400);
    EXPECT(state->target_y == (i ? free_target : 0));
  }
  snap.free_ranges = (const double[]){5, 4}, snap.free_count = 1;
  EXPECT(scroll_set_snap(object, SCROLL_Y, &snap) == SCROLL_ERROR_VALUE);
  EXPECT(message_is(SCROLL_ERROR_VALUE, "snap.freeRanges.end must be finite and not less than 5, but is 4"));
  snap.free_count = 1025;
  EXPECT(scroll_set_snap(object, SCROLL_Y, &snap) == SCROLL_ERROR_INDEX);
  snap.free_count = 1, snap.free_ranges = NULL;
  EXPECT(scroll_set_snap(object, SCROLL_Y, &snap) == SCROLL_ERROR_POINTER);
  EXPECT(scroll_destroy(object) == 0);
}

// MARK: - Random calls

static uint64_t seed = 1;

static uint64_t draw(void) {
  uint64_t z = seed += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static double number(void) {
  static const double odd[] = {0, -0.0, 1, -1, 0.5, 1e-320, 1e308, -1e308, 1.7976931348623157e308, NAN, INFINITY, -INFINITY};
  if (draw() % 10 == 0) return odd[draw() % (sizeof odd / sizeof *odd)];
  return (double)(int64_t)(draw() % 20000) / 8 - 1000;
}

static int32_t choice(void) { return draw() % 12 == 0 ? (int32_t)draw() : (int32_t)(draw() % 10); }

static int64_t instant(void) {
  static int64_t clock;
  switch (draw() % 200) {
  case 0: return (int64_t)draw();
  case 1: return INT64_MAX;
  case 2: return INT64_MIN;
  default: return clock += (int64_t)(draw() % (30 * ms));
  }
}

static void fill(void *structure, size_t numbers, size_t integers) {
  double *d = structure;
  for (size_t i = 0; i < numbers; i++)
    if (draw() % 80 == 0) d[i] = number();
  int32_t *n = (int32_t *)(d + numbers);
  for (size_t i = 0; i < integers; i++)
    if (draw() % 80 == 0) n[i] = choice();
}

enum { held = 24 };
static int32_t pool[held];

// Puts a new object into the pool in the place of another.
static int32_t keep(int32_t object) {
  if (object <= 0) return object;
  int32_t *place = &pool[draw() % held];
  scroll_destroy(*place);
  return *place = object;
}

static int32_t any(void) { return draw() % 16 == 0 ? (int32_t)draw() : pool[draw() % held]; }
static const void *maybe(const void *pointer) { return draw() % 16 == 0 ? NULL : pointer; }

// One call of one function with random arguments. Returns its result.
static int32_t call(void) {
  scroll_viewport viewport = phone(3000);
  if (draw() % 2) viewport.zoom_maximum = 4, viewport.flags |= draw() % 2 ? SCROLL_SETS_ZOOM : 0;
  fill(&viewport, 22, 2);
  scroll_physics physics;
  scroll_default_physics(&physics);
  fill(&physics, 4, 8);
  scroll_feel feel;
  scroll_preset_feel((int32_t)(draw() % 8), &feel);
  fill(&feel, 13, 3);
  scroll_distances distances;
  scroll_animation animation = {.duration = 0.5, .x1 = 0.5, .y1 = 0.5, .x2 = 0.5, .y2 = 0.5, .kind = (int32_t)(draw() % 3)};
  fill(&animation, 5, 1);
  double list_of_numbers[12];
  for (int i = 0; i < 12; i++) list_of_numbers[i] = draw() % 4 ? 100 * i : number();
  scroll_snap snap;
  scroll_default_snap(&snap);
  snap.points = (int32_t)(draw() % 4), snap.count = 3, snap.interval = 170, snap.reach = (int32_t)(draw() % 4);
  snap.at_most = 2, snap.step_count = 2;
  fill(&snap, 8, 6);
  if (draw() % 12 == 0) snap.count = -(int32_t)(draw() % 1000);
  snap.offsets = maybe(list_of_numbers), snap.items = maybe(list_of_numbers), snap.steps = maybe(list_of_numbers);
  snap.free_ranges = maybe(list_of_numbers), snap.free_count = (int32_t)(draw() % 3);
  scroll_rules rules;
  scroll_default_rules(&rules);
  if (draw() % 4 == 0) rules.towards_end = choice(), rules.overscroll = choice();
  scroll_sheet sheet;
  scroll_default_sheet(&sheet);
  sheet.width = 390, sheet.height = 844, sheet.count = 2;
  fill(&sheet, 4, 4);
  const double detents[] = {SCROLL_DETENT_FRACTION, draw() % 16 ? 0.5 : number(), (double)(draw() % 16 ? SCROLL_DETENT_INSET : 3), 44};
  sheet.detents = maybe(detents), sheet.count = draw() % 12 ? 2 : -choice();
  scroll_header header;
  scroll_default_header(&header);
  header.width = 390, header.height = 844, header.length = 148, header.collapsed_length = 44;
  fill(&header, 6, 4);
  scroll_shelf shelf;
  scroll_default_shelf(&shelf);
  shelf.width = 390, shelf.height = 200, shelf.card_width = 160, shelf.card_height = 200, shelf.spacing = 10, shelf.margin = 20;
  shelf.count = 12;
  fill(&shelf, 9, 4);
  shelf.steps = maybe(list_of_numbers), shelf.step_count = draw() % 4 ? -1 : 2;
  scroll_card card;
  scroll_default_card(&card);
  card.width = 390, card.height = 844, card.inset_top = 180, card.inset_left = 20, card.inset_bottom = 140, card.inset_right = 20;
  card.travel = 300, card.content_length = 2000;
  fill(&card, 10, 2);
  double scale = draw() % 16 ? 3 : number();
  scroll_release release;
  scroll_state read;
  int32_t member;
  int64_t when;
  double out[4];

  switch (draw() % 57) {
  case 55: return draw() % 2 ? scroll_set_feel(any(), maybe(&feel)) : scroll_get_feel(any(), &feel);
  case 56:
    return draw() % 2 ? scroll_preset_distances(any(), choice(), &distances)
                      : draw() % 2 ? scroll_stretch(any(), out) : scroll_stretch_rest(any(), &when);
  case 48: return scroll_pinch(any(), choice() % 5, draw() % 2 ? 0.1 + (double)(draw() % 50) / 10 : number(), number(), number(), instant());
  case 49: return draw() % 2 ? scroll_magnify(any(), number(), number(), number(), instant()) : scroll_zoom_at(any(), instant(), out);
  case 50:
    return draw() % 2 ? scroll_zoom(any(), number(), maybe(list_of_numbers), maybe(&animation), instant())
                      : scroll_zoom_to(any(), number(), number(), number(), number(), maybe(&animation), instant());
  case 42: {
    int32_t kinds[] = {choice() % 5, choice() % 5}, fingers[] = {0, choice() % 4}, objects[] = {any(), any()}, results[2];
    double x[] = {number(), number()}, y[] = {number(), number()};
    return scroll_touch_many(
        maybe(objects), choice() % 3, maybe(kinds), maybe(fingers), maybe(x), maybe(y), instant(), draw() % 4 ? results : NULL);
  }
  case 1: return scroll_set_rules(any(), maybe(&rules));
  case 43: return scroll_screen_insert_shelf(any(), choice(), choice() - 1, maybe(&shelf), scale, maybe(&physics));
  case 45: return scroll_screen_insert_card(any(), choice(), choice() - 1, maybe(&card), scale, maybe(&physics));
  case 46: return scroll_screen_update_card(any(), choice(), maybe(&card), maybe(&animation), instant());
  case 47: return scroll_screen_expand(any(), choice(), choice() % 3, maybe(&animation), instant());
  case 44: return scroll_screen_update_shelf(any(), choice(), maybe(&shelf), maybe(&animation), instant());
  case 38: return scroll_screen_insert_sheet(any(), choice(), choice() - 1, maybe(&sheet), choice() % 4 - 1, scale, maybe(&physics));
  case 39: return scroll_screen_insert_header(any(), choice(), choice() - 1, maybe(&header), scale, maybe(&physics));
  case 40: return scroll_screen_update_sheet(any(), choice(), maybe(&sheet), maybe(&animation), instant());
  case 41:
    switch (draw() % 4) {
    case 0: return scroll_screen_update_header(any(), choice(), maybe(&header), maybe(&animation), instant());
    case 1: return scroll_screen_move_to_detent(any(), choice(), choice() % 4 - 1, maybe(&animation), instant());
    case 2: return draw() % 2 ? scroll_screen_detent(any(), choice(), &member) : scroll_screen_choose_rest(any(), choice(), number());
    default: return draw() % 2 ? scroll_screen_frame(any(), choice(), out) : scroll_screen_member_at(any(), number(), number(), &member);
    }
  case 54: return scroll_shift_time(any(), instant());
  case 34: return keep(scroll_create_screen(instant()));
  case 35: return scroll_screen_insert(any(), choice(), choice() - 1, maybe(&viewport), maybe(&physics), maybe(&rules));
  case 36: return scroll_screen_remove(any(), choice(), instant());
  case 37: return draw() % 4 ? scroll_screen_select(any(), choice() - 1) : scroll_screen_read(any(), choice(), &read);
  case 0: return keep(scroll_create(maybe(&viewport), maybe(&physics), instant()));
  case 3: return keep(scroll_snapshot(any()));
  case 4: return scroll_restore(any(), any());
  case 5: return scroll_equals(any(), any());
  case 6: return scroll_set_physics(any(), maybe(&physics));
  case 7: return scroll_get_physics(any(), &physics);
  case 8: return scroll_set_snap(any(), choice() % 3, maybe(&snap));
  case 9: return scroll_set_detents(any(), choice() % 3, maybe(list_of_numbers), choice() % 12);
  case 10: return scroll_take_events(any());
  case 11: return scroll_get_viewport(any(), &viewport);
  case 12: case 13: case 14: return scroll_touch(any(), choice() % 5, choice() % 4, number(), number(), instant());
  case 15: case 16: return scroll_drag(any(), choice(), number(), number(), instant());
  case 17: return scroll_delta(any(), choice(), number(), number(), instant());
  case 18: return scroll_wheel(any(), number(), number(), number(), number(), maybe(&animation), instant());
  case 19: return scroll_key(any(), choice(), number(), number(), choice() % 4, maybe(&animation), instant());
  case 20: return scroll_to(any(), number(), number(), maybe(&animation), instant());
  case 21: return scroll_reveal(any(), number(), number(), number(), number(), maybe(&animation), instant());
  case 22: return draw() % 2 ? scroll_to_top(any(), instant()) : scroll_stop(any(), instant());
  case 23:
    if (draw() % 3 == 0) return scroll_fling(any(), number(), number(), instant());
    return draw() % 2 ? scroll_retarget(any(), number(), number(), instant())
                      : scroll_autoscroll(any(), number(), number(), choice() % 2, instant());
  case 24:
    return draw() % 2 ? scroll_propose(any(), instant(), &release)
                      : scroll_edge_scroll(any(), choice() % 2, number(), number(), instant());
  case 25: return scroll_choose_target(any(), choice() % 3, number(), number(), choice() % 3);
  case 26: return scroll_update(any(), maybe(&viewport), choice() % 6, number(), number(), maybe(&animation), instant());
  case 27: return scroll_apply(any(), choice() % 3, number(), number(), number(), draw() % 2 ? number() : 0.5, instant());
  case 51: return draw() % 2 ? scroll_set_refresh(any(), number(), number(), choice() % 3, choice() % 3, instant()) : scroll_refresh(any(), choice() % 3, instant());
  case 52: return draw() % 2 ? scroll_get_refresh(any(), out) : scroll_view_range(any(), maybe(list_of_numbers), choice() % 3, choice() % 7, out);
  case 53: return draw() % 2 ? scroll_wrap(number(), number(), number(), out) : scroll_sticky(any(), maybe(list_of_numbers), list_of_numbers, list_of_numbers, out);
  case 28: return scroll_rest(any(), &when) < 0 ? -1 : scroll_reaching(any(), choice() % 3, number(), &when);
  case 29: return scroll_offset_at(any(), instant(), out) < 0 ? -1 : scroll_finger_velocity(any(), number(), number(), out);
  case 30: return scroll_visible_until(any(), instant(), out);
  default: return draw() % 2 ? scroll_advance(any(), instant()) : scroll_advance_many(pool, held, instant(), NULL, NULL);
  }
}

// Whether the state of an object has the bytes of one that is written whole, as that of a snapshot.
static bool is_whole(int32_t object) {
  int32_t copy = scroll_snapshot(object);
  if (copy < 0) return true;
  const scroll_state *shown = scroll_state_of(object);
  bool whole = memcmp(shown, scroll_state_of(copy), sizeof(scroll_state)) == 0;
  if (shown->phase < SCROLL_DECELERATING)
    whole = whole && shown->target_x == shown->offset_x && shown->target_y == shown->offset_y;
  scroll_destroy(copy);
  return whole;
}

// Every call renews all of the state, though a step writes only what changes. Lists through drags, flights, bounces,
// snaps, coasts and animations; random calls go on below.
static void whole_states(void) {
  scroll_viewport viewport = phone(4000);
  scroll_physics ticks;
  scroll_default_physics(&ticks);
  ticks.integration = SCROLL_DISPLAY_LINK, ticks.momentum = SCROLL_MOMENTUM_PLATFORM;
  int32_t objects[] = {list(4000), scroll_create(&viewport, &ticks, 0)};
  for (int o = 0; o < 2; o++) {
    int32_t object = objects[o];
    int64_t now = 0;
    for (int round = 0; round < 12; round++) {
      double y = round % 4 == 3 ? 900 : -700;
      flick(object, now, y / 10, 4 * y);
      now += 40 * ms;
      if (round == 5) EXPECT(scroll_retarget(object, 0, 333, now) >= 0);
      if (round == 7) EXPECT(scroll_to(object, 0, 3, &wheel, now) >= 0);
      if (round == 9) EXPECT(scroll_delta(object, SCROLL_UNPHASED, 0, 30, now) >= 0);
      for (int frame = 0; frame < 60 + 40 * (round % 3); frame++) {
        EXPECT(scroll_advance(object, now += 8 * ms) >= 0);
        EXPECT(is_whole(object));
      }
      scroll_snap pages;
      scroll_default_snap(&pages);
      EXPECT(scroll_set_snap(object, SCROLL_Y, round % 2 ? &pages : NULL) == 0 && is_whole(object));
    }
    scroll_destroy(object);
  }
}

// Seconds become the nearest nanoseconds.
static void instants(void) {
  EXPECT(scroll_instant(0) == 0 && scroll_instant(-0.0) == 0 && scroll_instant(0.1) == 100 * ms);
  EXPECT(scroll_instant(1.0 / 60) == 16666667 && scroll_instant(0.5e-9) == 1 && scroll_instant(0x1.fffffffffffffp-32) == 0);
  EXPECT(scroll_instant(1e10) == INT64_MAX && scroll_instant(-1e10) == INT64_MIN && scroll_instant(-INFINITY) == INT64_MIN);
  EXPECT(scroll_instant(NAN) == INT64_MIN && scroll_instant(9.3e9) == INT64_MAX && scroll_instant(9.2e9) == 9200000000000000000);
  for (int i = 0; i < 20000; i++) {
    int64_t whole = (int64_t)draw() >> (13 + draw() % 51);
    double seconds = (double)whole / 1e9, later = i % 2 ? nextafter(seconds, 1e9) : number() + 2000;
    EXPECT(scroll_instant(seconds) == whole && scroll_instant(-seconds) == -whole);
    EXPECT(!(later >= seconds) || scroll_instant(later) >= whole);
  }
  // A call at no time does not move time.
  int32_t object = list(5000);
  flick(object, 0, -60, -3000);
  double before = scroll_state_of(object)->offset_y;
  EXPECT(scroll_advance(object, scroll_instant(NAN)) == 0 && scroll_state_of(object)->offset_y == before);
  EXPECT(scroll_advance(object, scroll_instant(0.056)) == SCROLL_DID_SCROLL && scroll_state_of(object)->now == 56 * ms);
  // A fraction is added to every instant: a third of a nanosecond at 3000 points per second is a millionth of a point.
  int32_t other = list(5000);
  flick(other, 0, -60, -3000);
  EXPECT(scroll_set_fraction(-1) == SCROLL_ERROR_INDEX && scroll_set_fraction(1000000000) == SCROLL_ERROR_INDEX);
  EXPECT(scroll_set_fraction(333333333) == 0 && scroll_advance(other, 56 * ms) == SCROLL_DID_SCROLL);
  EXPECT(scroll_set_fraction(0) == 0 && scroll_state_of(other)->now == 56 * ms);
  double ahead = scroll_state_of(other)->offset_y - scroll_state_of(object)->offset_y;
  EXPECT(ahead > 8e-7 && ahead < 1.1e-6 && scroll_destroy(other) == 0);
  EXPECT(scroll_destroy(object) == 0);
}

static void random_calls(int count) {
  int done = 0;
  for (int i = 0; i < count; i++) {
    if (call() >= 0) done++;
    int32_t object = pool[draw() % held];
    const scroll_state *state = scroll_state_of(object);
    if (state == NULL) continue;
    EXPECT(isfinite(state->offset_x) && isfinite(state->offset_y) && isfinite(state->velocity_x) && isfinite(state->velocity_y));
    EXPECT(isfinite(state->target_x) && isfinite(state->target_y) && state->min_y <= state->max_y);
    EXPECT(state->phase >= SCROLL_IDLE && state->phase <= SCROLL_ANIMATING);
    EXPECT(is_whole(object));
  }
  for (int i = 0; i < held; i++) scroll_destroy(pool[i]);
  // A loop whose calls all fail would check little.
  EXPECT(done > count / 4 && done < count * 9 / 10);
  printf("%d random calls, %d of them with an effect or an answer\n", count, done);
}

// Pull to refresh, loops, sticky boxes.
static void patterns(void) {
  scroll_viewport viewport;
  scroll_default_viewport(&viewport);
  viewport.width = 400, viewport.height = 800, viewport.content_width = 400, viewport.content_height = 3000;
  int32_t object = scroll_create(&viewport, NULL, 0);
  const scroll_state *state = scroll_state_of(object);
  double pull, number[4];
  EXPECT(scroll_get_refresh(object, &pull) == 0 && pull == 0);
  EXPECT(scroll_set_refresh(object, 100, 101, SCROLL_Y, 0, 0) < 0 && scroll_set_refresh(object, -1, 0, SCROLL_Y, 0, 0) < 0);
  EXPECT(scroll_set_refresh(object, 100, 60, SCROLL_Y, 2, 0) < 0 && scroll_set_refresh(object, 100, 60, 2, 0, 0) < 0);
  EXPECT(scroll_set_refresh(object, 100, 60, SCROLL_Y, 0, 0) == 0);
  EXPECT(scroll_drag(object, SCROLL_DRAG_BEGAN, 0, 0, 0) == SCROLL_WILL_BEGIN_DRAGGING);
  EXPECT(scroll_drag(object, SCROLL_DRAG_CHANGED, 0, 400, ms) == (SCROLL_DID_SCROLL | SCROLL_DID_REFRESH));
  EXPECT(scroll_get_refresh(object, &pull) == 1 && pull == -state->offset_y && pull > 100);
  EXPECT(scroll_drag(object, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, 0, 2000 * ms) >= 0 && scroll_advance(object, 5000 * ms) >= 0);
  EXPECT(state->offset_y == -60 && state->min_y == -60);
  viewport.flags &= ~SCROLL_SETS_OFFSET, viewport.content_height = 4000;
  EXPECT(scroll_update(object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, 5000 * ms) >= 0 && state->min_y == -60);
  EXPECT(scroll_refresh(object, 0, 5000 * ms) == SCROLL_WILL_BEGIN_DECELERATING && state->target_y == 0);
  EXPECT(scroll_advance(object, 9000 * ms) >= 0 && state->offset_y == 0);
  EXPECT(scroll_refresh(object, 1, 9000 * ms) >= 0 && state->phase == SCROLL_ANIMATING && state->target_y == -60);
  EXPECT(scroll_refresh(object, 2, 9000 * ms) < 0 && scroll_get_refresh(object, NULL) < 0);
  EXPECT(scroll_set_refresh(object, 0, 0, SCROLL_Y, 0, 9000 * ms) >= 0 && scroll_get_refresh(object, &pull) == 0);

  EXPECT(scroll_wrap(5600, 0, 5000, number) == 0 && number[0] == 600 && scroll_wrap(-1, 0, 5000, number) == 0 && number[0] == 4999);
  EXPECT(scroll_shortest_way(4900, 100, 5000, number) == 0 && number[0] == 5100);
  EXPECT(scroll_wrap(0, 0, 0, number) < 0 && scroll_shortest_way(NAN, 0, 1, number) < 0 && scroll_wrap(0, 0, 1, NULL) < 0);

  viewport.flags |= SCROLL_SETS_OFFSET | SCROLL_ENDLESS_Y, viewport.content_height = 1000;
  int32_t loop = scroll_create(&viewport, NULL, 0);
  EXPECT(scroll_drag(loop, SCROLL_DRAG_BEGAN, 0, 0, 0) >= 0);
  EXPECT(scroll_drag(loop, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, -9000, 0) >= 0 && scroll_advance(loop, 9000 * ms) >= 0);
  EXPECT(scroll_state_of(loop)->offset_y > 4000 && scroll_state_of(loop)->phase == SCROLL_IDLE);
  EXPECT(scroll_wrap(scroll_state_of(loop)->offset_y, 0, 1000, number) == 0 && number[0] < 1000 && scroll_destroy(loop) == 0);
  viewport.flags |= SCROLL_ENDLESS_X;
  EXPECT(scroll_create(&viewport, NULL, 0) < 0);

  EXPECT(scroll_to(object, 0, 570, NULL, 9000 * ms) >= 0);
  double header[4] = {0, 0, 400, 44}, section[4] = {0, 0, 400, 600}, edges[4] = {0, NAN, NAN, NAN}, picture[4] = {0, 1200, 400, 300};
  EXPECT(scroll_sticky(object, header, section, edges, number) == 0 && number[1] == 556 && number[3] == 44);
  EXPECT(scroll_view_range(object, picture, SCROLL_Y, SCROLL_ENTRY, number) == 0 && number[0] == 400 && number[1] == 700);
  EXPECT(scroll_view_range(object, picture, SCROLL_Y, 6, number) < 0 && scroll_view_range(object, NULL, SCROLL_Y, 0, number) < 0);
  header[2] = -1;
  EXPECT(scroll_sticky(object, header, section, edges, number) < 0 && scroll_destroy(object) == 0);
}

// The error of a number names its field of the struct.
static void fields_of_a_feel(void) {
  scroll_feel feel = {.rate = 0.99, .decay = 3, .reach = 1, .resting_speed = 5, .exponent = 3, .reference = 900, .pull_back = 9,
    .band = 0.5, .greatest_overscroll = 80, .stretch_frequency = 20, .stretch_damping_ratio = 0.9, .greatest_speed = 9000};
  struct { int32_t flight, limit; double *number; const char *name; } fields[] = {
    {0, 0, &feel.rate, "rate"}, {1, 0, &feel.decay, "decay"}, {1, 0, &feel.reach, "reach"}, {1, 0, &feel.resting_speed, "resting_speed"},
    {2, 0, &feel.exponent, "exponent - 1"}, {2, 0, &feel.reference, "reference"}, {2, 0, &feel.pull_back, "pull_back"},
    {2, 0, &feel.band, "band"}, {2, 2, &feel.pull_back, "pull_back"}, {2, 2, &feel.greatest_overscroll, "greatest_overscroll"},
    {2, 1, &feel.stretch_frequency, "stretch_frequency"}, {2, 1, &feel.stretch_damping_ratio, "stretch_damping_ratio"},
    {2, 0, &feel.least_speed, "least_speed"}, {2, 0, &feel.greatest_speed, "greatest_speed"},
  };
  int32_t object = list(5000);
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    double right = *fields[i].number;
    char start[64];
    snprintf(start, sizeof start, "%s must be ", fields[i].name);
    feel.flight = fields[i].flight, feel.limit = fields[i].limit, *fields[i].number = -1;
    EXPECT(scroll_set_feel(object, &feel) == SCROLL_ERROR_VALUE);
    EXPECT(strncmp(scroll_message(SCROLL_ERROR_VALUE), start, strlen(start)) == 0);
    *fields[i].number = right;
    EXPECT(scroll_set_feel(object, &feel) == 0);
  }
  EXPECT(scroll_destroy(object) == 0);
}

// A feel that is refused, and one that is set again, change nothing: a scroll without an end that is over stays, until a step ends it.
static void feels_that_change_nothing(void) {
  for (int32_t axis = SCROLL_X; axis <= SCROLL_Y; axis++) {
    double dx = axis == SCROLL_X ? 50 : 0;
    int32_t screen = scroll_create_screen(0);
    scroll_viewport viewport = phone(5000);
    viewport.content_width = 5000;
    for (int32_t member = 1; member <= 2; member++)
      EXPECT(scroll_screen_insert(screen, member, -1, &viewport, NULL, NULL) == 0);
    EXPECT(scroll_screen_select(screen, 1) == 0 && scroll_delta(screen, SCROLL_UNPHASED, dx, 50 - dx, 0) >= 0);
    EXPECT(scroll_screen_select(screen, 2) == 0 && scroll_to(screen, 0, 100, NULL, 200 * ms) >= 0 && scroll_screen_select(screen, 1) == 0);
    int32_t twin = scroll_snapshot(screen);
    scroll_feel feel;
    scroll_physics physics;
    EXPECT(scroll_get_feel(screen, &feel) == 0);
    double least = feel.least_speed;
    feel.least_speed = -1;
    EXPECT(scroll_set_feel(screen, &feel) == SCROLL_ERROR_VALUE && scroll_equals(screen, twin) == 1);
    feel.least_speed = least;
    EXPECT(scroll_set_feel(screen, &feel) == 0 && scroll_equals(screen, twin) == 1);
    EXPECT(scroll_get_physics(screen, &physics) == 0 && scroll_set_physics(screen, &physics) == 0 && scroll_equals(screen, twin) == 1);
    EXPECT(scroll_set_snap(screen, axis, NULL) == 0 && scroll_equals(screen, twin) == 1);
    feel.least_speed = 1;
    EXPECT(scroll_set_feel(screen, &feel) == 0 && scroll_equals(screen, twin) == 0);
    EXPECT(scroll_destroy(screen) == 0 && scroll_destroy(twin) == 0);
  }
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  same_bits(arguments[1], arguments[2]);
  handles();
  errors();
  feels();
  fields_of_a_feel();
  feels_that_change_nothing();
  fingers_by_identifier();
  events_and_snapshots();
  places();
  changes();
  unchanged_viewports();
  zoom();
  patterns();
  many();
  flights();
  populations();
  screens();
  screen_members();
  pages_without_phases();
  screen_rules();
  sheets();
  headers_and_shelves();
  cards();
  product_page(arguments[3]);
  sheet_hash(arguments[4]);
  free_ranges();
  whole_states();
  instants();
  random_calls(100000);
  void *memory = scroll_allocate(100);
  EXPECT(memory != NULL && scroll_allocate(-1) == NULL);
  scroll_free(memory);
  if (failures == 0) printf("surface.c: passed\n");
  return failures ? 1 : 0;
}
