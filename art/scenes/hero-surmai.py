"""A whole surmai (seer fish) and three slices of another on wet dark slate, with lemon and curry leaves."""
import numpy as np

from cuts import SURMAI_FLESH, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes, water
from solids import again, bend, place, put_away
from species import SURMAI

SIZE = (1600, 1280)
EXPOSURE = .15


def arrange():
    slate(9, cleft=2.5)
    surmai = Fish(SURMAI)
    parts = [*surmai.cast(), surmai.drops(80, 6, water())]
    bend(parts, lambda x: .10 * np.sin((x - .1) * 3.4))
    place(parts, (-.16, .60, .035), -11, 1.04)
    for k, (x, y, z, turn, tilt) in enumerate(((.18, .09, 0, 38, (0, 0)), (.51, .03, .05, 20, (2, -9)), (.83, -.03, .07, 3, (2, -10)))):
        start = .57 - .03 * k
        cut = slice_of(surmai, SURMAI_FLESH, start, start + .036, seed=3 * k + 2)
        again(cut, (x, y, z), turn, 2.15, tilt)
        put_away(cut)
    citrus_slice((1.06, .76, .03), tilt=(3, 2), turn=20, radius=.15)
    curry_sprig((.46, -.50, 0), 4, .5, seed=3)
    splashes(30, seed=22, spread=(1.3, 1.0), largest=.018)
    morning(focus=(.4, .3, .12), strip=(-.5, 2.75, 4.4))
