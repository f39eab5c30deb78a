"""`ScrollView(effect_cls=ScrollKineticsEffect)`: a ScrollView of Kivy that scrolls, bounces and rests as a UIScrollView does."""

from kivy.clock import Clock
from kivy.effects.scroll import ScrollEffect

from scroll_kinetics import Scroller, Viewport


class ScrollKineticsEffect(ScrollEffect):  # type: ignore[misc]
    """One axis: Kivy's value goes from `max`, which is negative, to `min`, as the library's offset goes from their distance to 0."""

    scroller: Scroller | None = None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        # ScrollView calls the trigger after a notch of a wheel, too, which has moved the value.
        self.next_frame, self.trigger_velocity_update = self.trigger_velocity_update, self.notch

    def begin(self, value: float) -> None:
        view = self.target_widget.parent
        length = view.height if view.effect_y is self else view.width
        viewport = Viewport(0, length, 0, length + self.min - self.max, content_offset=(0, self.min - value))
        self.scroller = Scroller(viewport, at=Clock.get_time())

    def notch(self) -> None:
        if self.scroller is not None and self.scroller.is_moving:
            self.scroller.wheel((0, self.scroll - self.value), at=Clock.get_time())
        else:
            self.begin(max(self.max, min(self.value, self.min)))
        self.update_velocity(0)

    def start(self, val: float, t: float | None = None) -> None:
        self.is_manual = True
        if self.scroller is None or not self.scroller.is_moving:
            self.begin(self.value)
        self.scroller.touch_down(0, val, at=Clock.get_time())

    def update(self, val: float, t: float | None = None) -> None:
        self.scroller.touch_moved(0, val, at=Clock.get_time())
        self.show()

    def stop(self, val: float, t: float | None = None) -> None:
        self.is_manual = False
        self.scroller.touch_up(at=Clock.get_time())
        self.next_frame()

    def update_velocity(self, dt: float) -> None:
        self.scroller.advance(Clock.get_time())
        self.show()
        if self.scroller.is_moving:
            self.next_frame()

    def show(self) -> None:
        self.value = self.scroll = self.min - self.scroller.content_offset.y

    def on_value(self, *_: object) -> None: ...  # The library keeps the limits.
