"""A whole silver pomfret on wet dark slate, with ice and lemon beside it."""
from fish import Fish
from props import citrus_slice, crushed_ice, curry_sprig, morning, slate, splashes, water
from solids import place
from species import POMFRET

SIZE = (1600, 1280)
EXPOSURE = .2


def arrange():
    slate(3)
    pomfret = Fish(POMFRET)
    place([*pomfret.cast(), pomfret.drops(110, 2, water())], (-.28, -.08, .06), -8, .98)
    citrus_slice((1.00, .52, .03), tilt=(3, 2), turn=20, radius=.17)
    citrus_slice((1.10, .34, .06), tilt=(7, -22), turn=70, seed=4, radius=.17)
    curry_sprig((.26, -.80, 0), 12, .5, seed=2)
    crushed_ice((1.30, -1.02), (.55, .38), 46, seed=4, largest=.10)
    splashes(40, seed=21, spread=(1.3, 1.0), largest=.022)
    morning(focus=(.3, 0, .2))
