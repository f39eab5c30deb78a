// The cost of a step, of a sample of a finger and of a whole flick: `speed 1000` prints the best nanoseconds of 1000 runs. Runs
// alternately make 100 and 200 of each; Callgrind counts the instructions of `counted` in two runs, and the difference is the cost
// of 100.
#include "scroll.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const int64_t ms = 1000000;
static int32_t list;
static int64_t now;

static void settle(void) {
  scroll_stop(list, now += 1000 * ms);
  scroll_to(list, 0, 1000, NULL, now);
}

// A list that decelerates for three seconds.
static void fly(void) {
  settle();
  scroll_drag(list, SCROLL_DRAG_BEGAN, 0, 0, now);
  scroll_drag(list, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, -5000, now);
}

static void step(int count) {
  for (int i = 0; i < count; i++) scroll_advance(list, now += 4 * ms);
}

// A list under a finger that drags it.
static void hold(void) {
  settle();
  scroll_touch(list, SCROLL_DOWN, 0, 195, 700, now);
  scroll_touch(list, SCROLL_MOVED, 0, 195, 650, now += 8 * ms);
}

static void sample(int count) {
  for (int i = 0; i < count; i++) scroll_touch(list, SCROLL_MOVED, 0, 195 + i % 16, 650 - i, now += 4 * ms);
}

// From the touch to three seconds after the lift, at 120 Hz, with one sample a frame.
static void flick(int count) {
  for (int i = 0; i < count; i++) {
    settle();
    scroll_touch(list, SCROLL_DOWN, 0, 195, 700, now);
    for (int k = 1; k < 16; k++) {
      scroll_touch(list, SCROLL_MOVED, 0, 195, 700 - 20 * k, now += 8333333);
      scroll_advance(list, now);
    }
    scroll_touch(list, SCROLL_UP, 0, 0, 0, now += 8333333);
    for (int k = 0; k < 360; k++) scroll_advance(list, now += 8333333);
  }
}

__attribute__((noinline)) void counted(void (*operation)(int), int count) { operation(count); }

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  const struct { const char *name; void (*prepare)(void); void (*run)(int); } cases[] = {
      {"a step", fly, step}, {"a sample", hold, sample}, {"a flick of 3 s", settle, flick}};
  int runs = count > 1 ? atoi(arguments[1]) : 1000;
  scroll_viewport viewport;
  scroll_default_viewport(&viewport);
  viewport.width = 390, viewport.height = 844, viewport.content_width = 390, viewport.content_height = 80000;
  list = scroll_create(&viewport, NULL, now);
  for (int i = 0; i < 3; i++) {
    double best = 1e9;
    for (int run = 0; run < runs; run++) {
      int times = run % 2 ? 200 : 100;
      cases[i].prepare();
      double start = seconds();
      counted(cases[i].run, times);
      double each = (seconds() - start) / times;
      if (each < best) best = each;
    }
    printf("%s: %.0f ns\n", cases[i].name, best * 1e9);
  }
  return scroll_destroy(list);
}
