"""Slices of surmai in red masala beside a whole surmai on wet dark slate, with lime and curry leaves."""
import numpy as np

from cuts import RED_MASALA, SURMAI_FLESH, masala, slice_of, spiced
from fish import Fish
from props import chilli, citrus_wedge, curry_sprig, morning, slate, splashes, water
from solids import bend, place
from species import SURMAI

SIZE = (1600, 1280)
EXPOSURE = .15


def arrange():
    slate(9)
    surmai = Fish(SURMAI)
    parts = [*surmai.cast(), surmai.drops(80, 6, water())]
    bend(parts, lambda x: .10 * np.sin((x - .1) * 3.4))
    place(parts, (-.26, .28, .05), -10, 1.14)
    coat = masala(RED_MASALA, .84)
    dressed = Fish(SURMAI, lambda fish: spiced(fish, coat, 2.2))
    for k, (x, y, z, turn, tilt) in enumerate(((.08, -.24, 0, 38, (0, 0)), (.42, -.30, .06, 20, (2, -9)), (.78, -.40, .08, 2, (2, -10)))):
        place(slice_of(dressed, SURMAI_FLESH, .52 - .04 * k, .556 - .04 * k, 3 * k + 2, False, coat), (x, y, z), turn, 2.35, tilt)
    citrus_wedge((1.06, -.62, .18), turn=60, tilt=(0, 6), radius=.14)
    curry_sprig((.18, -.78, 0), 6, .5, seed=3)
    chilli((.72, .66, 0), .34, -12, 2)
    splashes(40, seed=22, spread=(1.3, 1.0), largest=.022)
    morning(focus=(.3, 0, .12))
