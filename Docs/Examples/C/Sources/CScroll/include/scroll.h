// The motion of a UIScrollView for programs in C, and in every language that calls C.
//
//     scroll_viewport viewport;
//     scroll_default_viewport(&viewport);
//     viewport.width = 390, viewport.height = 844, viewport.content_width = 390, viewport.content_height = 20000;
//     int32_t list = scroll_create(&viewport, NULL, 0);
//     scroll_touch(list, SCROLL_DOWN, 0, 195, 600, 8000000);
//     …
//     while (scroll_advance(list, now += 8333333), scroll_state_of(list)->phase != SCROLL_IDLE) draw();
//     scroll_destroy(list);
//
// Units: lengths in points, velocities in points per second, durations in seconds, instants in nanoseconds since an
// origin of your choice; scroll_instant converts seconds, as glfwGetTime() returns them. Positive offsets are farther down
// and to the right in the content. "Finite" excludes NaN.
//
// Results: a function returns zero or more on success, and a negative SCROLL_ERROR_… otherwise; scroll_message describes
// it. A call that fails changes nothing. No number, constant or handle stops the program; only a pointer to memory that
// is not yours does, as in any C function. NULL and misaligned pointers are errors.
//
// Memory: creating an object, inserting a member and setting snap rules allocate, and so do a screen's first touch of members
// that share an axis, a touch whose velocity is by least squares, and scroll_finger where a finger is down. Other inputs and
// steps do not.
//
// Threads: the functions share a table of handles. Call them from one thread at a time; those below "Flights" read and
// write only what their arguments point to, and may run on any number of threads at once.
#ifndef SCROLL_H
#define SCROLL_H

#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// MARK: - Errors

enum {
  SCROLL_ERROR_HANDLE = -1,   // No object has this handle, or it was destroyed.
  SCROLL_ERROR_KIND = -2,     // The object is of another kind than the function requires.
  SCROLL_ERROR_VALUE = -3,    // A number is outside its valid range; scroll_message names it, the rule and the number.
  SCROLL_ERROR_CHOICE = -4,   // An argument or a field is none of its constants.
  SCROLL_ERROR_POINTER = -5,  // A pointer is NULL where it must not be, or is misaligned.
  SCROLL_ERROR_INDEX = -6,    // There is no such member, flight or range, or a count is negative or too large.
  SCROLL_ERROR_MEMORY = -7,   // There is not enough memory, or there are 262144 objects already.
};

// Returns a description of an error, in English, in UTF-8 with a zero at the end. The one of SCROLL_ERROR_VALUE is that
// of the latest such error, such as "frame.width must be finite and not negative, but is nan"; it is valid until the
// next one. Any other number than those above gives a text, too.
const char *scroll_message(int32_t error);

// MARK: - Values

// The geometry of a scroll view. Sizes are finite and not negative, the scales are finite and more than zero, all other
// numbers are finite. (In memory: 22 doubles, then two integers of four bytes.)
typedef struct scroll_viewport {
  double x, y, width, height;                                       // The frame, in the container's space.
  double content_width, content_height;                             // At zoom 1.
  double inset_top, inset_left, inset_bottom, inset_right;          // Can be negative.
  double safe_top, safe_left, safe_bottom, safe_right;              // The margins that bars cover.
  double offset_x, offset_y;                                        // Used if flags contain SCROLL_SETS_OFFSET.
  double scale;                                                     // Pixels per point; content rests on whole pixels.
  double alignment_x, alignment_y;                                  // Of content smaller than the frame, 0…1.
  double zoom, zoom_minimum, zoom_maximum;                          // zoom: used if flags contain SCROLL_SETS_ZOOM.
  int32_t inset_adjustment;                                         // SCROLL_ADJUST_…
  int32_t flags;                                                    // A sum of the flags below.
} scroll_viewport;

enum { SCROLL_ADJUST_NEVER = 0, SCROLL_ADJUST_SCROLLABLE_AXES = 1, SCROLL_ADJUST_AUTOMATIC = 2, SCROLL_ADJUST_ALWAYS = 3 };
enum {
  SCROLL_BOUNCES_X = 1, SCROLL_BOUNCES_Y = 2,                       // By default set.
  SCROLL_ALWAYS_BOUNCES_X = 4, SCROLL_ALWAYS_BOUNCES_Y = 8,         // Even if the content fits.
  SCROLL_ENABLED = 16,                                              // Fingers can move the content; by default set.
  SCROLL_CONTAINER_CONTENT = 32,                                    // For SCROLL_ADJUST_AUTOMATIC; by default set.
  SCROLL_SETS_OFFSET = 64,    // The offset is offset_x, offset_y; in an update one within half a pixel of the present one is
                              // that, which a host has rounded. Without it, a new object shows the start of its content, and
                              // an update keeps what `keeping` says.
  SCROLL_FOLLOWS_END_X = 128, SCROLL_FOLLOWS_END_Y = 256,           // Content at its end stays there as it grows; one of them.
  SCROLL_BOUNCES_ZOOM = 512,  // Fingers can pinch past the limits of the zoom; by default set.
  SCROLL_SETS_ZOOM = 1024,    // The content is shown at zoom. Without it, that of a new object at 1, within its limits, and an
                              // update keeps the zoom.
  SCROLL_ENDLESS_X = 2048, SCROLL_ENDLESS_Y = 4096,                 // The content has no ends, as a loop; one of them.
};

// Fills in the values of a new UIScrollView: all lengths 0, scale 1, zoom between 1 and 1, SCROLL_ADJUST_AUTOMATIC.
int32_t scroll_default_viewport(scroll_viewport *viewport);

// The parameters of the motion. (In memory: four doubles, then eight integers of four bytes.)
typedef struct scroll_physics {
  double deceleration_rate;                                         // Per millisecond, more than 0, less than 1.
  double frames_per_second;                                         // More than 0, finite. For SCROLL_DISPLAY_LINK.
  double slop;                                                      // Points a finger moves first; finite, 0 or more.
  double release_timeout;     // The longest rest of a finger before the lift after which content still flies: 0 or more;
                              // infinity for no limit.
  int32_t integration;                                              // SCROLL_EXACT or SCROLL_DISPLAY_LINK
  int32_t source;                                                   // SCROLL_TOUCH or SCROLL_TRACKPAD
  int32_t momentum;                                                 // SCROLL_MOMENTUM_…, after a release.
  int32_t directional_lock;                                         // SCROLL_LOCK_…
  int32_t reduces_motion;                                           // 0 or 1
  int32_t repeated_flicks;                                          // SCROLL_FLICKS_…
  int32_t turns_one_page_per_swipe;                                 // 0 or 1. Of a trackpad without phases.
  int32_t preset;             // SCROLL_PRESET_…: whose feel. With another than UIKit's the deceleration rate is not used.
} scroll_physics;

enum { SCROLL_EXACT = 0, SCROLL_DISPLAY_LINK = 1 };
enum { SCROLL_TOUCH = 0, SCROLL_TRACKPAD = 1 };
enum { SCROLL_MOMENTUM_LIBRARY = 0, SCROLL_MOMENTUM_PLATFORM = 1, SCROLL_MOMENTUM_OFF = 2 };
// The directional lock holds for the whole drag, or until the finger rests for 0.6 s.
enum { SCROLL_LOCK_NONE = 0, SCROLL_LOCK_WHOLE_DRAG = 1, SCROLL_LOCK_UNTIL_PAUSE = 2 };
// Whether quick flicks go farther from the fourth on, as in Apple's web views.
enum { SCROLL_FLICKS_NONE = 0, SCROLL_FLICKS_WEBKIT = 1 };

// Fills in UIKit's values: 0.998, 60, 10, 0.1, and 0 for all others.
int32_t scroll_default_physics(scroll_physics *physics);
enum {
  SCROLL_PRESET_UIKIT = 0, SCROLL_PRESET_ANDROID = 1, SCROLL_PRESET_GTK = 2, SCROLL_PRESET_WINDOWS = 3,
  SCROLL_PRESET_COMPOSE = 4, SCROLL_PRESET_QT = 5, SCROLL_PRESET_SLINT = 6, SCROLL_PRESET_GODOT = 7,
  SCROLL_PRESET_OWN = 8,      // The feel that the object has, as scroll_set_feel has set it; of a new object UIKit's.
};
// Fills in the values of a platform. Points are Android's density-independent pixels.
int32_t scroll_preset_physics(int32_t preset, scroll_physics *physics);

// The parts of a feel: how flights slow down, what a limit does, and the speeds of releases. Numbers are finite and more than 0
// where nothing else is said; those of other choices are not read. (In memory: thirteen doubles, then four integers of four bytes.)
typedef struct scroll_feel {
  double rate;                // SCROLL_FLIGHT_UIKIT: the deceleration rate, per millisecond, less than 1.
  double decay, reach;        // SCROLL_FLIGHT_EXPONENTIAL: a per second, and S in seconds, 0 for 1/a: x = v·S·(1 − e^(−a·t))
  double resting_speed;       // SCROLL_FLIGHT_EXPONENTIAL: the speed at which content rests.
  double exponent, reference; // SCROLL_FLIGHT_POWER: k, more than 1, and the speed whose flight takes a second. A constant
                              // deceleration is 2 and the deceleration.
  double pull_back;           // SCROLL_LIMIT_BOUNCE, SCROLL_LIMIT_SPRING: β per second; UIKit's is 10.05.
  double band;                // SCROLL_LIMIT_BOUNCE: the constant of the rubber band, 0 for that of the source.
  double greatest_overscroll; // SCROLL_LIMIT_SPRING: in points.
  double stretch_frequency, stretch_damping_ratio;  // SCROLL_LIMIT_CLAMP: the spring of the stretch, radians per second; 0, 0 for none.
  double least_speed;         // Below it a release does not throw; 0 or more.
  double greatest_speed;      // Of a release on an axis; infinity for none.
  int32_t flight;             // SCROLL_FLIGHT_…
  int32_t limit;              // SCROLL_LIMIT_…
  int32_t velocity;           // SCROLL_VELOCITY_…
  int32_t reserved;           // Ignored.
} scroll_feel;

enum { SCROLL_FLIGHT_UIKIT = 0, SCROLL_FLIGHT_EXPONENTIAL = 1, SCROLL_FLIGHT_POWER = 2 };
enum { SCROLL_LIMIT_BOUNCE = 0, SCROLL_LIMIT_CLAMP = 1, SCROLL_LIMIT_SPRING = 2 };
// The velocity of a release: UIKit's blend of the latest two, or by least squares over 100 ms.
enum { SCROLL_VELOCITY_BLEND = 0, SCROLL_VELOCITY_LEAST_SQUARES = 1 };

// Fills in the parts of a platform's feel.
int32_t scroll_preset_feel(int32_t preset, scroll_feel *feel);
// Replaces the feel of a scroller, or of the selected member of a screen, for its next drag and its next flight.
int32_t scroll_set_feel(int32_t object, const scroll_feel *feel);
int32_t scroll_get_feel(int32_t object, scroll_feel *feel);

// The distances of a platform's wheel and keys in points, for scroll_wheel, and for scroll_key with SCROLL_POINTS.
typedef struct scroll_distances {
  double notch_x, notch_y, line_x, line_y, page_x, page_y;
} scroll_distances;
// Writes them as they are in the viewport of a scroller, or of the selected member of a screen: some are fractions of its length.
int32_t scroll_preset_distances(int32_t object, int32_t preset, scroll_distances *distances);

// Writes how far the content of a scroller, or of the selected member of a screen, is to be drawn stretched past its limits, x and y
// in points: 0, 0 where the feel has no spring for it. Returns whether frames are needed, 1 or 0: a stretch relaxes while the content
// is at rest.
int32_t scroll_stretch(int32_t object, double *stretch);
// Writes the instant at which the content and its stretch rest; of a screen that of all members.
int32_t scroll_stretch_rest(int32_t object, int64_t *instant);

// The motion of programmatic scrolling, wheels and keys. Where a function takes a pointer to one, NULL stands for none:
// the content moves at once. (In memory: five doubles, then two integers of four bytes.)
typedef struct scroll_animation {
  union { double duration, damping_ratio; };
  union { double x1, response; };
  double y1, x2, y2;
  int32_t kind;
  int32_t reserved;                                                 // Ignored.
} scroll_animation;

enum {
  SCROLL_EASED = 0,           // duration: finite, 0 or more. Along sin², as in UIKit, whose duration is 0.3.
  SCROLL_CUBIC = 1,           // As SCROLL_EASED, along a curve of CSS. x1, x2: 0…1; y1, y2: finite.
  SCROLL_SPRING = 2,          // damping_ratio, response: more than 0 and finite. A wheel: 1 and 0.2.
};

// A rule for the offsets at which content rests on one axis. (In memory: eight doubles, eight integers of four bytes,
// four pointers, then two integers.)
typedef struct scroll_snap {
  double interval;            // SCROLL_EVERY: more than 0. SCROLL_PAGES: the spacing, 0 or more.
  double origin;              // SCROLL_EVERY, SCROLL_PAGES: one of the places.
  double alignment;           // The fraction of an item aligned with the same fraction of the viewport, 0…1.
  double proximity;           // SCROLL_PROXIMITY: the distance within which a place attracts, 0 or more.
  double arrival_a, arrival_b;// SCROLL_WITHIN: a duration, more than 0. SCROLL_BY_SPRING: damping ratio and response.
  double reserved_1, reserved_2;
  int32_t points;             // SCROLL_EVERY, SCROLL_PAGES, SCROLL_OFFSETS or SCROLL_ITEMS
  int32_t reach;              // SCROLL_REACH_…
  int32_t at_most;            // SCROLL_REACH_AT_MOST: the number of places, 1 or more.
  int32_t strictness;         // SCROLL_MANDATORY, SCROLL_PROXIMITY, or SCROLL_NEARBY: a third of the viewport
  int32_t arrival;            // SCROLL_ARRIVES_AS_USUAL, SCROLL_WITHIN or SCROLL_BY_SPRING
  int32_t scrolls_long_items_freely;                                // 0 or 1. For SCROLL_ITEMS.
  int32_t count;              // The number of offsets or items, up to 2^20.
  int32_t step_count;         // The number of steps, up to 2^10.
  const double *offsets;      // SCROLL_OFFSETS: count finite numbers, in any order.
  const double *items;        // SCROLL_ITEMS: four numbers each: start, end (finite, start ≤ end), alignment (0…1, or −1
                              // for the rule's), and 1 if a release may not pass it, else 0.
  const double *steps;        // SCROLL_REACH_STEPS: speeds in points per second, more than 0.
  const double *free_ranges;  // Two finite numbers each, start ≤ end: offsets between which content may rest anywhere.
  int32_t free_count;         // The number of free ranges, up to 2^10.
  int32_t reserved_3;
} scroll_snap;

enum { SCROLL_EVERY = 0, SCROLL_PAGES = 1, SCROLL_OFFSETS = 2, SCROLL_ITEMS = 3 };
enum { SCROLL_REACH_MOMENTUM = 0, SCROLL_REACH_AT_MOST = 1, SCROLL_REACH_SCREENFUL = 2, SCROLL_REACH_STEPS = 3 };
enum { SCROLL_MANDATORY = 0, SCROLL_PROXIMITY = 1, SCROLL_NEARBY = 2 };
enum { SCROLL_ARRIVES_AS_USUAL = 0, SCROLL_WITHIN = 1, SCROLL_BY_SPRING = 2 };

// Fills in pages, as with isPagingEnabled: SCROLL_PAGES, SCROLL_REACH_STEPS without steps, mandatory.
int32_t scroll_default_snap(scroll_snap *snap);

enum { SCROLL_X = 0, SCROLL_Y = 1 };

// MARK: - Objects

// A handle is a positive number. It is never given out again after its object was destroyed.

// Creates a scroll view at rest, and returns its handle. Physics can be NULL for UIKit's.
int32_t scroll_create(const scroll_viewport *viewport, const scroll_physics *physics, int64_t now);

// Destroys an object of any kind.
int32_t scroll_destroy(int32_t object);

// Replaces the physics, except for the snap rules. A motion under way keeps those with which it began. Of a screen, this and
// the two next functions are for the selected member.
int32_t scroll_set_physics(int32_t object, const scroll_physics *physics);
int32_t scroll_get_physics(int32_t object, scroll_physics *physics);

// Replaces the snap rule of an axis, for the next release; NULL for none.
int32_t scroll_set_snap(int32_t object, int32_t axis, const scroll_snap *snap);

// Replaces the detents of an axis, one to 1024 finite offsets at which released content rests if it is between the first
// and the last: those of a sheet. Beyond them it moves freely. A count of 0 removes them.
int32_t scroll_set_detents(int32_t object, int32_t axis, const double *offsets, int32_t count);

// A copy of an object, for a restore, to compare, or to look ahead: it takes the same calls as the original, but
// scroll_advance_all leaves it out. Returns its handle.
int32_t scroll_snapshot(int32_t object);

// Gives an object the state of another of the same kind.
int32_t scroll_restore(int32_t object, int32_t snapshot);

// Moves a scroller, a screen or a population to another time line, on which everything happens later by a number of nanoseconds:
// with the same bits, every instant shifted. For a clock that has another origin from now on.
int32_t scroll_shift_time(int32_t object, int64_t nanoseconds);

// Returns 1 if two objects are equal and thus continue with the same bits, else 0.
int32_t scroll_equals(int32_t object, int32_t other);

// MARK: - Reading

// What an object shows. It stays at the same place in memory, and every call that changes the object renews it.
// (In memory: ten doubles, an integer of eight bytes, four of four bytes, eight bytes, two doubles.)
typedef struct scroll_state {
  double offset_x, offset_y;
  double velocity_x, velocity_y;                                    // The slopes of the offset.
  double target_x, target_y;  // Where a flight or an animation will end; the offset in all other phases.
  double min_x, min_y, max_x, max_y;                                // The limits between which content rests.
  int64_t now;
  int32_t phase;              // SCROLL_IDLE and so on
  uint32_t events;            // The events of the latest call, as bits.
  uint32_t pending;           // The events since scroll_take_events, as bits.
  uint32_t steps;             // The number of calls that renewed it, modulo 2^32.
  uint64_t order;             // The events of the latest call in their order, four bits each, the first in the lowest: the
                              // bit numbers plus one; 0 after the last.
  double zoom, target_zoom;   // The scale of the content, and where an animation or a return will end; else the scale.
} scroll_state;

enum {
  SCROLL_IDLE = 0,
  SCROLL_TRACKING = 1,        // A finger is down.
  SCROLL_DRAGGING = 2,        // A finger drags the content.
  SCROLL_DECELERATING = 3,    // The content moves after a touch, bouncing and snapping included. It needs frames.
  SCROLL_ANIMATING = 4,       // The program moves the content. It needs frames.
  // Content with a stretch needs frames in each phase while scroll_stretch returns 1.
};

enum {
  SCROLL_WILL_BEGIN_DRAGGING = 1 << 0,
  SCROLL_DID_SCROLL = 1 << 1,
  SCROLL_WILL_END_DRAGGING = 1 << 2,
  SCROLL_DID_END_DRAGGING = 1 << 3,                                 // And the content stays.
  SCROLL_DID_END_DRAGGING_WILL_DECELERATE = 1 << 4,
  SCROLL_WILL_BEGIN_DECELERATING = 1 << 5,
  SCROLL_DID_END_DECELERATING = 1 << 6,
  SCROLL_DID_END_SCROLLING_ANIMATION = 1 << 7,
  SCROLL_DID_SCROLL_TO_TOP = 1 << 8,
  SCROLL_WILL_BEGIN_ZOOMING = 1 << 9,
  SCROLL_DID_ZOOM = 1 << 10,                                        // The scale has changed.
  SCROLL_DID_END_ZOOMING = 1 << 11,                                 // After the return of the scale, if there is one.
  SCROLL_DID_REFRESH = 1 << 12,                                     // A pull has fired the control of scroll_set_refresh.
};

// Returns the state of an object; NULL for a handle without one. Valid until the object is destroyed.
const scroll_state *scroll_state_of(int32_t object);

// Returns the events since the last call of this function, as bits.
int32_t scroll_take_events(int32_t object);

// Writes the present viewport, with its offset, its zoom, SCROLL_SETS_OFFSET and SCROLL_SETS_ZOOM; of a screen that of the
// selected member.
int32_t scroll_get_viewport(int32_t object, scroll_viewport *viewport);

// MARK: - Inputs

// All inputs return the events that they cause, as bits. An instant earlier than the object's is treated as the object's,
// except for the velocity of the finger. Points and distances are finite.

// A finger touches, moves, is lifted, or its touch is cancelled by the system. Finger: 0…63; x, y: in the container's
// space, ignored at the end of a touch. Two fingers pinch content whose zoom_minimum and zoom_maximum differ.
int32_t scroll_touch(int32_t object, int32_t kind, int32_t finger, double x, double y, int64_t now);
enum { SCROLL_DOWN = 0, SCROLL_MOVED = 1, SCROLL_UP = 2, SCROLL_CANCELLED = 3 };

// The number, for scroll_touch, of a finger that the platform knows by an identifier of 64 bits. Call it once for each touch, with
// its kind: a finger has the lowest number that is free from SCROLL_DOWN until it is lifted or cancelled, which free it. Returns
// SCROLL_ERROR_INDEX for a finger that is not down, and for a 65th one; scroll_touch refuses that. Each object has its own
// numbers, which scroll_cancel does not free.
int32_t scroll_finger(int32_t object, int32_t kind, int64_t identifier);

// A drag that the platform has recognised. Distances and velocities are the finger's; content moves the other way.
int32_t scroll_drag(int32_t object, int32_t kind, double x, double y, int64_t now);
enum {
  SCROLL_DRAG_HELD = 0,       // A finger lies on the content: moving content stops.
  SCROLL_DRAG_BEGAN = 1,
  SCROLL_DRAG_CHANGED = 2,    // x, y: the way since it began.
  SCROLL_DRAG_MOVED = 3,      // x, y: the way since the last event.
  SCROLL_DRAG_ENDED = 4,      // With the velocity of its events.
  SCROLL_DRAG_ENDED_WITH_VELOCITY = 5,                              // x, y: the velocity.
  SCROLL_DRAG_CANCELLED = 6,
};

// A trackpad, or a wheel without notches, moves the content by x, y points.
int32_t scroll_delta(int32_t object, int32_t phase, double x, double y, int64_t now);
enum {
  SCROLL_MAY_BEGIN = 0, SCROLL_BEGAN = 1, SCROLL_CHANGED = 2, SCROLL_ENDED = 3, SCROLL_DELTA_CANCELLED = 4,
  SCROLL_MOMENTUM_BEGAN = 5, SCROLL_MOMENTUM_CHANGED = 6, SCROLL_MOMENTUM_ENDED = 7, SCROLL_UNPHASED = 8,
};

// A wheel with notches moves the content by x, y points. (A notch: 53 in Chromium, 40 on macOS, 100 on Windows.)
// notch_x, notch_y: the points of a whole notch, of which a wheel of high resolution sends parts; finite, 0 or more. With a
// mandatory snap rule the parts of a notch are one step. 0: each call is a whole notch.
int32_t scroll_wheel(
    int32_t object, double x, double y, double notch_x, double notch_y, const scroll_animation *animation, int64_t now);

// A key moves the content by a line, a page, or to an end. The line is in points, the page in points less than the free
// height (SCROLL_OVERLAP), a fraction of it (SCROLL_FRACTION) or points (SCROLL_POINTS); both finite, 0 or more. The
// library's: 40, 40.
int32_t scroll_key(
    int32_t object, int32_t key, double line, double page, int32_t page_unit, const scroll_animation *animation, int64_t now);
enum {
  SCROLL_LINE_DOWN = 0, SCROLL_LINE_UP = 1, SCROLL_PAGE_DOWN = 2, SCROLL_PAGE_UP = 3, SCROLL_HOME = 4, SCROLL_END = 5,
  SCROLL_LINE_LEFT = 6, SCROLL_LINE_RIGHT = 7, SCROLL_PAGE_LEFT = 8, SCROLL_PAGE_RIGHT = 9,
};
enum { SCROLL_OVERLAP = 0, SCROLL_FRACTION = 1, SCROLL_POINTS = 2 };

// A pinch that the platform has recognised, as of a trackpad: its scale since it began, more than 0, and the middle between the
// fingers.
int32_t scroll_pinch(int32_t object, int32_t kind, double scale, double x, double y, int64_t now);
enum { SCROLL_PINCH_BEGAN = 0, SCROLL_PINCH_CHANGED = 1, SCROLL_PINCH_ENDED = 2, SCROLL_PINCH_CANCELLED = 3 };

// A wheel with the zoom modifier, or a trackpad without phases, multiplies the zoom about a point, within its limits. Factor: more
// than 0.
int32_t scroll_magnify(int32_t object, double factor, double x, double y, int64_t now);

// Returns the factor for a wheel of some points towards larger scales, e^(points/200); 1 for points that are not finite.
double scroll_magnification(double points);

// The program zooms, within the limits, about a point of two numbers in the container's space, or about the middle of the frame
// for NULL. Zoom: more than 0.
int32_t scroll_zoom(int32_t object, double zoom, const double *about, const scroll_animation *animation, int64_t now);

// The program zooms to a rectangle of the content at zoom 1, as large as it can be shown; width and height 0 or more.
int32_t scroll_zoom_to(
    int32_t object, double x, double y, double width, double height, const scroll_animation *animation, int64_t now);

// The program scrolls to an offset, which may lie past the limits.
int32_t scroll_to(int32_t object, double x, double y, const scroll_animation *animation, int64_t now);

// The program scrolls as little as possible to show a rectangle of the content; width and height 0 or more.
int32_t scroll_reveal(
    int32_t object, double x, double y, double width, double height, const scroll_animation *animation, int64_t now);

// The program scrolls to the top.
int32_t scroll_to_top(int32_t object, int64_t now);

// A motion stops at once.
int32_t scroll_stop(int32_t object, int64_t now);

// A motion continues to another target, within the limits.
int32_t scroll_retarget(int32_t object, double x, double y, int64_t now);

// The content moves with a velocity, in points per second, until another is given or a limit is reached. An axis with a
// velocity of zero is released: it stops, or coasts by its deceleration where `coasts` is not 0.
int32_t scroll_autoscroll(int32_t object, double x, double y, int32_t coasts, int64_t now);

// The content is thrown with a velocity, in points per second: it moves as after a release with it, however slow, and settles
// where its rules say. In a screen the path of the member takes part. A finger on it is released. Zero on one axis leaves that
// axis alone; zero on both lets the content settle.
int32_t scroll_fling(int32_t object, double x, double y, int64_t now);

// An item is dragged, with the pointer at (x, y): at an edge of the frame the content scrolls, until `is_dragged` is 0. In a
// screen the innermost member under the pointer that can still move does.
int32_t scroll_edge_scroll(int32_t object, int32_t is_dragged, double x, double y, int64_t now);

// All touches and drags are cancelled, as by an interruption of the system.
int32_t scroll_cancel(int32_t object, int64_t now);

// MARK: - The host's target

// What a release at this moment would do.
typedef struct scroll_release {
  double velocity_x, velocity_y;                                    // Of the content.
  double proposal_x, proposal_y;                                    // Where it would stop without a rule.
  double target_x, target_y;                                        // Where it would stop.
} scroll_release;

// Writes what lifting the finger at an instant would do, without doing it. Returns 1, or 0 if no drag would end.
int32_t scroll_propose(int32_t object, int64_t now, scroll_release *release);

// Chooses the target of the next release, on one axis; finite. Flags: 0, or SCROLL_PAST_LIMITS if it may lie past them.
// Arrival: 0 as usual, or the longest time it takes, more than 0. The next input that ends a drag uses it up.
int32_t scroll_choose_target(int32_t object, int32_t axis, double target, double arrival, int32_t flags);
enum { SCROLL_PAST_LIMITS = 1 };

// Sends each object one touch: kinds, fingers and points are columns with one number for each handle, fingers can be NULL
// for finger 0. Writes the result of each touch, events or an error, where the pointer is not NULL, and returns the number
// of touches without an error. A handle of 0 is an object without a touch: its result is SCROLL_ERROR_HANDLE, too.
int32_t scroll_touch_many(
    const int32_t *objects, int32_t count, const int32_t *kinds, const int32_t *fingers, const double *x, const double *y,
    int64_t now, int32_t *results);

// MARK: - Time

// Returns the instant at a number of seconds: the nearest nanosecond, half a nanosecond away from zero. That of −s is minus that of
// s, and a later time never gives an earlier instant. Beyond 292 years it is INT64_MAX or INT64_MIN, the latter also for NaN, so
// that a call at it does not move time. (A frame has an exact instant without seconds: frame · 1000000000 / 60.)
int64_t scroll_instant(double seconds);

// Adds a fraction of a nanosecond, 0…999999999 attoseconds, to the instants of all calls from now on, until it is set again; 0 at
// first. A recording whose instants are finer than a nanosecond is replayed with it. Instants that are written are whole ones.
int32_t scroll_set_fraction(int32_t attoseconds);

// Advances an object to an instant, and returns the events as bits.
int32_t scroll_advance(int32_t object, int64_t now);

// Advances the objects with the given handles, and writes two offsets of each, x and y, and its events as bits, where the
// pointers are not NULL. Returns the number of those that need another frame. A handle without an object is left out: its
// offsets become NaN, its events 0.
int32_t scroll_advance_many(const int32_t *objects, int32_t count, int64_t now, double *offsets, uint32_t *events);

// Advances every object but snapshots, and returns the number of those that need another frame.
int32_t scroll_advance_all(int64_t now);

// MARK: - Changes of the viewport

// Replaces the viewport at any moment, as for a rotation, a keyboard or content that has loaded; of a screen that of the
// selected member. Animation: of content at rest that is brought back. The viewport that a scroll view has already is no change,
// and takes no longer than a step: a host may give it in every frame.
int32_t scroll_update(
    int32_t object, const scroll_viewport *viewport, int32_t keeping, double x, double y, const scroll_animation *animation,
    int64_t now);
enum {
  SCROLL_KEEP_OFFSET = 0,
  SCROLL_KEEP_FRACTION = 1,
  SCROLL_KEEP_PAGE = 2,
  SCROLL_KEEP_PAGES = 3,                                            // x: the spacing of the pages, 0 or more.
  SCROLL_KEEP_POINT = 4,                                            // x, y: a place in the viewport, 0…1.
  SCROLL_KEEP_ZOOM = 5,       // What is in the middle, and the zoom relative to zoom_minimum.
};

// Removes a length of content at a position of an axis and inserts another there, and keeps the visible part in place.
// Both lengths are finite, 0 or more; anchor: the fraction of the visible part that stays, 0…1.
int32_t scroll_apply(
    int32_t object, int32_t axis, double position, double removed, double inserted, double anchor, int64_t now);

// MARK: - Questions

// Of a screen, these are for the selected member.

// Writes the instant at which the content comes to rest; the present one at rest. Of a screen of which no member is selected,
// that at which all members are at rest.
int32_t scroll_rest(int32_t object, int64_t *instant);

// Writes the first instant from now on at which an axis reaches an offset, and returns 1; 0 if it never does.
int32_t scroll_reaching(int32_t object, int32_t axis, double offset, int64_t *instant);

// Writes the offset, x and y, at an instant without further input.
int32_t scroll_offset_at(int32_t object, int64_t instant, double *offset);

// Writes the zoom at an instant without further input.
int32_t scroll_zoom_at(int32_t object, int64_t instant, double *zoom);

// What a double tap zooms to, or-ed together.
enum {
  SCROLL_ZOOM_FITTING = 1,  // The whole content is just visible in the frame.
  SCROLL_ZOOM_FILLING = 2,  // The content just covers the frame.
  SCROLL_ZOOM_MINIMUM = 4,
  SCROLL_ZOOM_MAXIMUM = 8
};

// Writes the zoom for scroll_zoom after a double tap: of these targets, and of a multiple of zoom_minimum unless the factor is 0,
// the next one larger than target_zoom; after the largest the smallest. Factor: 0 or more.
int32_t scroll_next_zoom(int32_t object, int32_t targets, double factor, double *zoom);

// Writes the velocity of the finger, x and y, with which a flick from here would stop at an offset: as for
// SCROLL_DRAG_ENDED_WITH_VELOCITY. Not for screens.
int32_t scroll_finger_velocity(int32_t object, double x, double y, double *velocity);

// Writes the part of the content that is visible at some time until an instant: x, y, width, height.
int32_t scroll_visible_until(int32_t object, int64_t instant, double *rect);

// MARK: - Pull to refresh, loops, sticky boxes

// Content that a finger pulls `trigger` points past the start of an axis refreshes, once a touch: when it is there, or when the
// finger is lifted if `fires_at_release` is 1. Until scroll_refresh ends it, `extent` points of the control stay visible. A
// trigger of 0 removes the control; else it is more than 0, and the extent from 0 to the trigger. Updates keep it.
int32_t scroll_set_refresh(int32_t object, double trigger, double extent, int32_t axis, int32_t fires_at_release, int64_t now);

// The program begins to refresh (1), or the refresh has ended (0).
int32_t scroll_refresh(int32_t object, int32_t begins, int64_t now);

// Writes the visible length of the control. Returns 1 while it runs, else 0.
int32_t scroll_get_refresh(int32_t object, double *pull);

// Of content with SCROLL_ENDLESS_X or SCROLL_ENDLESS_Y: writes the offset at which content that repeats after `length` points shows the same in its first turn, from `start` on.
int32_t scroll_wrap(double offset, double start, double length, double *wrapped);

// Writes the offset that shows the same as `target` and is nearest to `offset`, in content that repeats after `length` points.
int32_t scroll_shortest_way(double offset, double target, double length, double *nearest);

// Writes the frame of a box that stays in view as long as its container does, as CSS's position: sticky. All rectangles are x, y,
// width, height in the content; `edges` are top, left, bottom, right, NAN for those at which it does not stick.
int32_t scroll_sticky(int32_t object, const double *frame, const double *container, const double *edges, double *sticky);

enum {
  SCROLL_COVER = 0, SCROLL_CONTAIN = 1, SCROLL_ENTRY = 2, SCROLL_EXIT = 3, SCROLL_ENTRY_CROSSING = 4, SCROLL_EXIT_CROSSING = 5,
};

// Writes the two offsets between which a rectangle of the content goes through one of CSS's ranges of a view timeline.
// scroll_reaching says when.
int32_t scroll_view_range(int32_t object, const double *subject, int32_t axis, int32_t range, double *offsets);

// MARK: - Screens

// Any number of scroll views, sheets, headers, cards and shelves, nested in any way, that several fingers move at once. A screen
// takes the inputs above, which are for its selected member; scroll_set_physics, scroll_get_physics, scroll_set_snap,
// scroll_get_viewport, scroll_update, scroll_apply and the questions, for the same; and scroll_advance, scroll_take_events,
// scroll_snapshot, scroll_restore, scroll_equals and scroll_destroy. A lift is for the members that have the finger. Members have
// numbers from 0 on, of your choice.
//
// The state of a screen has its instant, the events of all members, and the phase SCROLL_DECELERATING while any of them moves,
// else SCROLL_IDLE; scroll_screen_read has the rest.

// The rules by which scroll views that scroll on the same axis share movements.
typedef struct scroll_rules {
  int32_t towards_end, towards_start;                               // SCROLL_OUTER_FIRST and so on
  int32_t flings_towards_end, flings_towards_start;                 // 1 if flings hand over, else 0.
  int32_t overscroll;                                               // SCROLL_INNERMOST or SCROLL_OUTERMOST stretches.
  int32_t locks_to_one_axis;                                        // 0 or 1
  int32_t overscroll_towards_start;                                 // As overscroll, or SCROLL_AS_AT_THE_END.
} scroll_rules;

enum { SCROLL_OUTER_FIRST = 0, SCROLL_INNER_FIRST = 1, SCROLL_INNER_ONLY = 2 };
enum { SCROLL_INNERMOST = 0, SCROLL_OUTERMOST = 1, SCROLL_AS_AT_THE_END = -1 };

// Fills in rules that hand movements over: outer first towards the end, inner first towards the start, 1, 1,
// SCROLL_INNERMOST, 1, SCROLL_AS_AT_THE_END. A new screen has UIKit's: inner first in both directions, and flings stay.
int32_t scroll_default_rules(scroll_rules *rules);

// Creates an empty screen, and returns its handle.
int32_t scroll_create_screen(int64_t now);

// Replaces the rules of a screen, for the next touch.
int32_t scroll_set_rules(int32_t screen, const scroll_rules *rules);

// The functions that insert a member put it inside another one, or -1 for none, and at most 63 deep. Physics can be NULL
// for UIKit's. They return SCROLL_ERROR_INDEX if there is a member with the number, or none with the parent's.

// Inserts a scroll view. Rules: those by which it shares movements with the members inside it; NULL for the screen's.
int32_t scroll_screen_insert(
    int32_t screen, int32_t member, int32_t parent, const scroll_viewport *viewport, const scroll_physics *physics,
    const scroll_rules *rules);

// A sheet over its container, which comes from its bottom (SCROLL_Y) or its right. Its offset is its visible length: it rests
// at its detents, and at 0 if it can be dismissed. It grows to its largest detent before what is inside it scrolls, which
// returns to its beginning before the sheet sinks. (In memory: four doubles, four integers of four bytes, a pointer.)
typedef struct scroll_sheet {
  double x, y, width, height;                                       // The container: finite, the size 0 or more.
  int32_t axis;                                                     // SCROLL_X or SCROLL_Y
  int32_t is_dismissible;                                           // 0 or 1
  int32_t count;                                                    // The number of detents, 1 to 1024.
  int32_t reserved;
  const double *detents;      // Two numbers each: SCROLL_DETENT_…, and a length or an inset in points, 0 or more, or a fraction
                              // of the container, 0…1.
} scroll_sheet;

enum { SCROLL_DETENT_LENGTH = 0, SCROLL_DETENT_FRACTION = 1, SCROLL_DETENT_INSET = 2 };

// Fills in a vertical sheet that can be dismissed, without a container and detents.
int32_t scroll_default_sheet(scroll_sheet *sheet);

// Inserts a sheet at the detent with an index, or dismissed for -1. Scale: pixels per point, more than 0.
int32_t scroll_screen_insert_sheet(
    int32_t screen, int32_t member, int32_t parent, const scroll_sheet *sheet, int32_t detent, double scale,
    const scroll_physics *physics);

// Changes a sheet at any moment, as for a rotation or a keyboard; the axis stays. At rest it goes to its detent with the
// animation; its edge on the screen stays where it is in a flight, which goes on to the same detent, and under a finger.
int32_t scroll_screen_update_sheet(
    int32_t screen, int32_t member, const scroll_sheet *sheet, const scroll_animation *animation, int64_t now);

// Moves a sheet to a detent; -1 dismisses it.
int32_t scroll_screen_move_to_detent(
    int32_t screen, int32_t member, int32_t detent, const scroll_animation *animation, int64_t now);

// Writes the index of the detent at which a sheet is or will come to rest, and returns 1; 0 if it is or will be at none, as when
// it is dismissed.
int32_t scroll_screen_detent(int32_t screen, int32_t member, int32_t *detent);

// Lets a member rest at an offset after the next release of a movement that it shares and that can show it there, as a sheet at a
// detent where its list would come to rest. Others return to their places afterwards. Finite.
int32_t scroll_screen_choose_rest(int32_t screen, int32_t member, double offset);

// A header over the scroll views inside it. Its offset is the distance by which it has collapsed, and it rests full or
// collapsed. It collapses before a list inside it scrolls. (In memory: six doubles, then four integers of four bytes.)
typedef struct scroll_header {
  double x, y, width, height;                                       // The container that header and lists share.
  double length, collapsed_length;                                  // Finite; 0 ≤ collapsed ≤ length.
  int32_t axis;                                                     // SCROLL_X or SCROLL_Y
  int32_t returns_at_once;    // 1 if the first movement back brings it back, 0 if it waits for the list's beginning.
  int32_t stretches;                                                // 1 if it stretches past its length, 0 if the list does.
  int32_t reserved;
} scroll_header;

// Fills in a vertical header without a container and lengths, that does not return at once or stretch.
int32_t scroll_default_header(scroll_header *header);

// Inserts a header, full. Scale: pixels per point, more than 0.
int32_t scroll_screen_insert_header(
    int32_t screen, int32_t member, int32_t parent, const scroll_header *header, double scale, const scroll_physics *physics);

// Changes a header at any moment; the axis stays. What is full stays full, what is collapsed stays collapsed.
int32_t scroll_screen_update_header(
    int32_t screen, int32_t member, const scroll_header *header, const scroll_animation *animation, int64_t now);

// A card that expands to fill its container, and then scrolls its content. Its offset runs from 0, where it is collapsed, through
// its travel, where it is full, into its content. While it is not collapsed, nothing around it moves that scrolls only across its
// axis; as it opens, that turns to it. (In memory: ten doubles, then two integers of four bytes.)
typedef struct scroll_card {
  double x, y, width, height;                                       // The container, in the content of the parent.
  double inset_top, inset_left, inset_bottom, inset_right;          // Of the collapsed card in it, 0 or more.
  double travel, content_length;                                    // Finite, 0 or more.
  int32_t axis;                                                     // SCROLL_X or SCROLL_Y
  int32_t reserved;
} scroll_card;

// Fills in a vertical card without a container.
int32_t scroll_default_card(scroll_card *card);

// Inserts a card, collapsed. Scale: pixels per point, more than 0.
int32_t scroll_screen_insert_card(
    int32_t screen, int32_t member, int32_t parent, const scroll_card *card, double scale, const scroll_physics *physics);

// Changes a card at any moment; the axis stays. What is collapsed stays collapsed, what is full stays full.
int32_t scroll_screen_update_card(
    int32_t screen, int32_t member, const scroll_card *card, const scroll_animation *animation, int64_t now);

// Makes a card full, at the beginning of its content, or collapses it. Expands: 0 or 1.
int32_t scroll_screen_expand(
    int32_t screen, int32_t member, int32_t expands, const scroll_animation *animation, int64_t now);

// A shelf of cards of one size, which rests with a card at its place between the margins, or with the first or the last card at
// its margin. (In memory: nine doubles, four integers of four bytes, a pointer.)
typedef struct scroll_shelf {
  double x, y, width, height;                                       // The frame, in the content of the parent.
  double card_width, card_height;                                   // Finite, 0 or more, as the next two.
  double spacing, margin;                                           // Between two cards; at both ends.
  double alignment;                                                 // Of a card between the margins, 0…1.
  int32_t axis;                                                     // SCROLL_X or SCROLL_Y
  int32_t count;                                                    // The number of cards, 0 to 2^20.
  int32_t step_count;         // The number of steps, up to 2^10; -1 for 2200 and 2700, or in a change for those that it has.
  int32_t reserved;
  const double *steps;        // Speeds from which on a release goes on by one card more, points per second, more than 0.
} scroll_shelf;

// Fills in a horizontal shelf without a frame and cards, with the steps 2200 and 2700.
int32_t scroll_default_shelf(scroll_shelf *shelf);

// Inserts a shelf, at its beginning. Scale: pixels per point, more than 0.
int32_t scroll_screen_insert_shelf(
    int32_t screen, int32_t member, int32_t parent, const scroll_shelf *shelf, double scale, const scroll_physics *physics);

// Changes a shelf or its frame at any moment; the axis stays. At rest it stays at its card, with the animation.
int32_t scroll_screen_update_shelf(
    int32_t screen, int32_t member, const scroll_shelf *shelf, const scroll_animation *animation, int64_t now);

// Takes a member, and those inside it, out of a screen.
int32_t scroll_screen_remove(int32_t screen, int32_t member, int64_t now);

// Selects the member that inputs and changes are for; -1 for none: a touch is then for the member under it.
int32_t scroll_screen_select(int32_t screen, int32_t member);

// Writes what a member shows. Its events and their order are those of the latest call; its pending events and steps are 0.
int32_t scroll_screen_read(int32_t screen, int32_t member, scroll_state *state);

// Writes the present frame of a member in the space of the screen: x, y, width, height. The frames of viewports are in the
// content of the parent.
int32_t scroll_screen_frame(int32_t screen, int32_t member, double *rect);

// Writes the number of the innermost member that is visible at a point of the screen, and returns 1; 0 if there is none. Of
// members that overlap, the one with the greatest number is above the others.
int32_t scroll_screen_member_at(int32_t screen, double x, double y, int32_t *member);

// MARK: - Populations, which the module for browsers does not have

#if !defined(__wasm__)

// Up to 2^24 scroll views that are advanced together, for simulations with fingers: each has the bits of a scroll view, in a
// quarter to a half of its time, along one axis. A population takes the calls of this section, scroll_snapshot, scroll_restore,
// scroll_equals and scroll_destroy. Several threads may call scroll_perform and scroll_advance_agents at once, each with a population
// of its own.

// Creates a population of copies of a scroll view, and returns its handle. The actions are along the axis.
int32_t scroll_create_population(int32_t scroller, int32_t count, int32_t axis);

// Replaces the agents from first on by copies of a scroll view.
int32_t scroll_set_agents(int32_t population, int32_t first, int32_t count, int32_t scroller);

// Replaces a scroll view by a copy of an agent.
int32_t scroll_get_agent(int32_t population, int32_t index, int32_t scroller);

// What is done to an agent, with a number.
enum {
  SCROLL_ACTION_NONE = 0,
  SCROLL_ACTION_TOUCH_DOWN = 1,        // A finger at a position along the axis.
  SCROLL_ACTION_TOUCH_MOVED = 2,       // The finger is at another position.
  SCROLL_ACTION_TOUCH_UP = 3,          // Needs no number.
  SCROLL_ACTION_CANCEL = 4,            // Any touch is cancelled; needs no number.
  SCROLL_ACTION_HOLD = 5,              // Content in motion is caught until a cancellation; needs no number.
  SCROLL_ACTION_LAUNCH = 6,            // A velocity of the content in points per second, as by a finger.
  SCROLL_ACTION_WHEEL = 7,             // A delta of the content, at once.
  SCROLL_ACTION_SMOOTH_WHEEL = 8,      // A delta of the content, animated.
  SCROLL_ACTION_JUMP = 9,              // An offset.
  SCROLL_ACTION_ANIMATE = 10,          // An offset, along UIKit's animation.
  SCROLL_ACTION_RETARGET = 11,         // A target.
  SCROLL_ACTION_STOP = 12,             // Needs no number.
  SCROLL_ACTION_CONTENT_LENGTH = 13,   // A length in points, not negative.
  SCROLL_ACTION_VIEWPORT_LENGTH = 14,  // A length in points, not negative.
  SCROLL_ACTION_FLING = 15,            // A velocity as for scroll_fling.
};

// Performs an action on each agent, with its finite number, and writes the order of its events (see scroll_state) unless orders is
// NULL. There is an action, a number and room for an order for every agent.
int32_t scroll_act(
    int32_t population, const uint8_t *actions, const double *numbers, int64_t now, uint64_t *orders);

// Memory for what agents do along the axis, an element for each agent; NULL for what is not needed.
typedef struct scroll_columns {
  double *offsets, *velocities;
  uint8_t *phases;   // SCROLL_IDLE and so on
  uint64_t *orders;  // the events of the step, see scroll_state
  double *targets;   // where agents come to rest without further actions
  int64_t *rests;    // and when
} scroll_columns;

// Advances all agents, and writes the columns unless the pointer is NULL. Allocates nothing.
int32_t scroll_advance_agents(int32_t population, int64_t now, const scroll_columns *columns);

#endif

// MARK: - Flights

// Writes where flights come to rest and how long they take, in seconds, where the pointers are not NULL: count flights with
// the given starts and momenta. Limits, bounces, scale and rate as above. Reads and writes nothing else, so that any number
// of threads may call it at once; its errors have no message of their own.
int32_t scroll_flights(
    int32_t count, const double *starts, const double *momenta, double minimum, double maximum, int32_t bounces, double scale,
    double rate, double *destinations, double *durations);

// MARK: - Memory for hosts without their own, such as a browser

// Returns memory for numbers and structures, aligned to 16 bytes; NULL if there is none, or the size is negative.
void *scroll_allocate(int32_t size);
void scroll_free(void *memory);

#if defined(__cplusplus)
}
#endif

#endif
