"""Bombil (Bombay duck) cleaned, heads off, two left long and two cut in pieces, on dark slate with curry leaves and lemon."""
import numpy as np

from cuts import BOMBIL_FLESH, piece
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import bend, place
from species import BOMBIL

TAIL = 3


def arrange():
    slate(24)
    bombil = Fish(BOMBIL)
    rows = ((.54, ((.20, 1),), .13), (.16, ((.20, 1),), -.12), (-.20, ((.20, .46), (.46, .70), (.70, 1)), .02), (-.56, ((.20, .48), (.48, .72), (.72, 1)), .03))
    for row, (y, cuts, sway) in enumerate(rows):
        for k, (start, stop) in enumerate(cuts):
            parts = piece(bombil, BOMBIL_FLESH, start, stop, (.75, .75 * (stop < 1)), 5 * row + k, fins=(TAIL,) if stop == 1 else ())
            bend(parts, lambda x, sway=sway: sway * np.sin((x - .1) * 4.2))
            place(parts, (-1.16 + .09 * k + .08 * (row % 2), y - .012 * k, .12), (-3, 2, -5, -2)[row] + (0, 2, -3)[k], 1.56)
    citrus_slice((1.06, .72, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.30, -.76, 0), -12, .50, seed=3)
    splashes(seed=14)
    morning(focus=(0, 0, .1))
