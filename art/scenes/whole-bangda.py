"""Three whole bangda (Indian mackerel) side by side on wet dark slate, with crushed ice and lemon."""
import numpy as np

from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import again, bend, put_away
from species import BANGDA


def arrange():
    slate(12)
    bangda = Fish(BANGDA)
    parts = [*bangda.cast(), bangda.drops(60, 3, water())]
    bend(parts, lambda x: .06 * np.sin((x - .2) * 3))
    for x, y, turn in ((-.86, .53, -3), (-.78, .06, -5), (-.98, -.41, -3)):
        again(parts, (x, y, .075), turn, 1.56)
    put_away(parts)
    citrus_slice((1.12, -.80, .03), tilt=(3, 2), turn=20, seed=2)
    crushed_ice((-1.42, 1.06), (1.2, .3), 70, seed=8)
    splashes(seed=6)
    morning()
