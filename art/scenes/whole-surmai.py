"""One whole surmai (seer fish) with its wavy bars on wet dark slate, with crushed ice and lemon."""
import numpy as np

from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import bend, place
from species import SURMAI

EXPOSURE = .25


def arrange():
    slate(9)
    surmai = Fish(SURMAI)
    parts = [*surmai.cast(), surmai.drops(90, 6, water())]
    bend(parts, lambda x: .10 * np.sin((x - .1) * 3.4))
    place(parts, (-1.03, .16, .07), -9, 1.78)
    citrus_slice((.98, .72, .03), tilt=(3, 2), turn=20, seed=3)
    citrus_slice((.72, .86, .03), tilt=(3, 2), turn=50, seed=6)
    crushed_ice((-1.42, -1.06), (1.5, .52), 110, seed=6)
    splashes(seed=5)
    morning()
