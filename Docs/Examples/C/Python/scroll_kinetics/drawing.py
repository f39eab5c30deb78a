"""Pictures of environments, at half a pixel a point."""

from math import floor
from typing import Any, Final

import numpy

Image = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]
Colour = tuple[int, int, int]

SCALE: Final = 0.5


def picture(width: float, height: float) -> Image:
    """A white picture, of shape (height/2, width/2, 3)."""
    return numpy.full((round(height * SCALE), round(width * SCALE), 3), 255, numpy.uint8)


def rectangle(image: Image, rect: tuple[float, float, float, float], colour: Colour) -> None:
    """Fills x, y, width and height in points, as far as they are in the picture."""
    x, y, width, height = (number * SCALE for number in rect)
    top, bottom = (max(0, floor(edge + 0.5)) for edge in (y, y + height))
    left, right = (max(0, floor(edge + 0.5)) for edge in (x, x + width))
    image[top:bottom, left:right] = colour


def disc(image: Image, x: float, y: float, radius: float, colour: Colour) -> None:
    """Fills a disc about a point."""
    rows, columns = numpy.ogrid[: image.shape[0], : image.shape[1]]
    image[(rows - y * SCALE) ** 2 + (columns - x * SCALE) ** 2 <= (radius * SCALE) ** 2] = colour
