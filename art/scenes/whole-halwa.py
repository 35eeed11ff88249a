"""One whole black pomfret on wet dark slate, with crushed ice and two slices of lemon."""
from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import place
from species import HALWA

EXPOSURE = .28


def arrange():
    slate(7)
    halwa = Fish(HALWA)
    place([*halwa.cast(), halwa.drops(110, 4, water())], (-.93, .02, .09), -8, 1.5)
    citrus_slice((.86, .74, .03), tilt=(3, 2), turn=20, seed=2)
    citrus_slice((1.04, .52, .07), tilt=(7, -24), turn=70, seed=5)
    crushed_ice((-1.42, 1.06), seed=5)
    splashes(seed=4)
    morning(focus=(0, 0, .25))
