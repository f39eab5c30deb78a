// An immediate-mode toolkit: in each frame the program lays everything out anew, and passes the pointer, the wheel and the time.
// The toolkit is a stand-in of ours, for those of this kind: it has one container, and no drawing.
#include "scroll.h"

#include <stdio.h>

typedef struct frame {
  double seconds, pointer_y, wheel_y;  // Wheel: notches, positive towards the start.
  int is_down;
} frame;

// What the toolkit keeps of a container from frame to frame, found by its identifier.
typedef struct container {
  int32_t object;
  int was_down;
} container;

// Called where the container is laid out. Returns the offset at which its children are placed.
static double scroll_container(container *self, const frame *input, double height, double content_height) {
  const int64_t now = scroll_instant(input->seconds);
  scroll_viewport viewport;
  scroll_default_viewport(&viewport);
  viewport.width = viewport.content_width = 300, viewport.height = height, viewport.content_height = content_height;
  if (self->object == 0) self->object = scroll_create(&viewport, NULL, now);
  scroll_update(self->object, &viewport, SCROLL_KEEP_OFFSET, 0, 0, NULL, now);
  if (input->is_down != self->was_down) {
    scroll_touch(self->object, input->is_down ? SCROLL_DOWN : SCROLL_UP, 0, 150, input->pointer_y, now);
  } else if (input->is_down) {
    scroll_touch(self->object, SCROLL_MOVED, 0, 150, input->pointer_y, now);
  }
  self->was_down = input->is_down;
  const scroll_animation smooth = {.damping_ratio = 1, .response = 0.2, .kind = SCROLL_SPRING};
  if (input->wheel_y != 0) scroll_wheel(self->object, 0, -53 * input->wheel_y, 0, 0, &smooth, now);
  scroll_advance(self->object, now);
  return scroll_state_of(self->object)->offset_y;
}

// A finger goes up 200 points in 0.2 s and is lifted; a second later the wheel turns by a notch.
static double run(int frames_per_second) {
  container list = {0, 0};
  double offset = 0;
  for (int k = 0; k <= 6 * frames_per_second; k++) {
    const double seconds = (double)k / frames_per_second;
    const int is_down = 5 * k <= frames_per_second;
    const frame input = {seconds, 400 - 1000 * seconds, k == 5 * frames_per_second ? -1 : 0, is_down};
    offset = scroll_container(&list, &input, 400, 6000);
  }
  scroll_destroy(list.object);
  return offset;
}

int main(void) {
  for (int i = 0; i < 3; i++) printf("%d Hz: %g\n", (int[]){30, 60, 120}[i], run((int[]){30, 60, 120}[i]));
}
