"""A whole silver pomfret on wet dark slate, with ice and lemon beside it."""
from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import place
from species import POMFRET

SIZE = (1600, 1280)
EXPOSURE = .2


def arrange():
    slate(3, cleft=2.5)
    pomfret = Fish(POMFRET)
    place([*pomfret.cast(), pomfret.drops(110, 2, water())], (-.07, .39, .045), -8, .82)
    citrus_slice((1.00, .80, .03), tilt=(3, 2), turn=20, radius=.15)
    citrus_slice((1.13, .67, .055), tilt=(7, -22), turn=70, seed=4, radius=.15)
    crushed_ice((1.28, -.44), (.72, .32), 60, seed=4, largest=.085)
    splashes(24, seed=28, spread=(1.3, 1.0), largest=.018)
    morning(focus=(.4, .3, .12), strip=(-.5, 2.75, 4.4))
