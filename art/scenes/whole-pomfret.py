"""One whole silver pomfret on wet dark slate, with crushed ice and two slices of lemon."""
from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import place
from species import POMFRET

EXPOSURE = .22


def arrange():
    slate()
    pomfret = Fish(POMFRET)
    place([*pomfret.cast(), pomfret.drops(110, 2, water())], (-.95, .10, .085), -6, 1.40)
    citrus_slice((.92, .70, .03), tilt=(3, 2), turn=20)
    citrus_slice((1.09, .48, .07), tilt=(7, -24), turn=70, seed=4)
    crushed_ice((-1.42, 1.06))
    splashes()
    morning(focus=(0, 0, .25))
