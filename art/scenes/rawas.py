"""One whole rawas (Indian salmon), its thread fins under the breast fin, on wet dark slate with ice and lemon."""
import numpy as np

from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import bend, place
from species import RAWAS

EXPOSURE = .25


def arrange():
    slate(16)
    rawas = Fish(RAWAS)
    parts = [*rawas.cast(), rawas.drops(100, 6, water())]
    bend(parts, lambda x: .05 * np.sin((x - .1) * 3.4))
    place(parts, (-1.0, .12, .085), -6, 1.60)
    citrus_slice((1.02, -.72, .03), tilt=(3, 2), turn=20, seed=3)
    citrus_slice((.80, -.88, .05), tilt=(6, -14), turn=50, seed=6)
    crushed_ice((-1.42, 1.06), (1.3, .45), 100, seed=4)
    splashes(seed=7)
    morning()
