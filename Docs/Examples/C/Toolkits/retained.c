// A retained toolkit with a timer, which reads its input now and then and places widgets on whole pixels. The toolkit is a
// stand-in of ours, for those of this kind: a widget, and a timer that calls it every 10 ms.
#include "scroll.h"

#include <stdio.h>

enum { TICK = 10, WINDOW = 100, MOST = 16 };  // Milliseconds, and samples.

typedef struct widget {
  int32_t object;
  int y, was_down, count;           // y: the offset at which the toolkit shows its children.
  double started, times[MOST], places[MOST];
} widget;

// The slope of a line through the samples of the last 100 ms, by least squares: positions that are read when a timer runs do not
// have the instants at which they were taken.
static double slope(const widget *self, double now) {
  double n = 0, t = 0, y = 0, tt = 0, ty = 0;
  for (int i = 0; i < self->count; i++) {
    const double time = self->times[i] - now, place = self->places[i] - self->places[0];
    if (time < -WINDOW) continue;
    n++, t += time, y += place, tt += time * time, ty += time * place;
  }
  return n * tt > t * t ? 1000 * (n * ty - t * y) / (n * tt - t * t) : 0;
}

// The timer: what the input device reads, at a number of milliseconds.
static void tick(widget *self, int is_down, double pointer_y, double now) {
  const int64_t instant = scroll_instant(now / 1000);
  if (is_down) {
    if (!self->was_down) self->count = 0, self->started = pointer_y;
    if (self->count == MOST) {
      for (int i = 1; i < MOST; i++) self->times[i - 1] = self->times[i], self->places[i - 1] = self->places[i];
      self->count--;
    }
    self->times[self->count] = now, self->places[self->count++] = pointer_y;
    scroll_drag(
        self->object, self->was_down ? SCROLL_DRAG_CHANGED : SCROLL_DRAG_BEGAN, 0, pointer_y - self->started, instant);
  } else if (self->was_down) {
    scroll_drag(self->object, SCROLL_DRAG_ENDED_WITH_VELOCITY, 0, slope(self, now), instant);
  }
  self->was_down = is_down;
  scroll_advance(self->object, instant);
  self->y = (int)(scroll_state_of(self->object)->offset_y + 0.5);
  // The toolkit's own scroll property, which it gives back rounded, moves nothing.
  scroll_viewport viewport;
  scroll_get_viewport(self->object, &viewport);
  viewport.offset_y = self->y;
  scroll_update(self->object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, instant);
}

int main(void) {
  scroll_viewport viewport;
  scroll_default_viewport(&viewport);
  viewport.width = viewport.content_width = 320, viewport.height = 240, viewport.content_height = 4000;
  widget list = {.object = scroll_create(&viewport, NULL, 0)};
  // A finger of 1000 points per second for 150 ms, read up to 4 ms late.
  for (int now = TICK; now <= 160; now += TICK) tick(&list, now <= 150, 200 - (now - now * 7 % 5), now);
  const int target = (int)scroll_state_of(list.object)->target_y;
  for (int now = 170; now <= 4000; now += TICK) tick(&list, 0, 0, now);
  printf("announced %d, rests at %d\n", target, list.y);
  scroll_destroy(list.object);
}
