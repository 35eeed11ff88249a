"""The morning's catch on wet dark slate: a surmai, two bangda, a bombil, a pomfret and two white prawns, with lemon and ice."""
import numpy as np

from fish import Fish
from prawn import WHITE, Prawn
from props import LEMON, citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import again, bend, place, put_away
from species import BANGDA, BOMBIL, POMFRET, SURMAI

SIZE = (1536, 512)
EXPOSURE = .15


def arrange():
    slate(9)
    beads = water()
    for species, at, turn, size, sway in ((SURMAI, (-.98, .24, .045), 3, .78, .10), (BANGDA, (-.98, -.02, .035), -3, .56, .05),
                                          (BOMBIL, (-1.04, -.27, .035), 4, .56, .14), (BANGDA, (-.33, -.30, .028), 6, .44, .05)):
        fish = Fish(species)
        parts = [*fish.cast(), fish.drops(60, 5, beads)]
        bend(parts, lambda x, sway=sway: sway * np.sin((x - .1) * 3.6))
        place(parts, at, turn, size)
    pomfret = Fish(POMFRET)
    place([*pomfret.cast(), pomfret.drops(80, 2, beads)], (.06, .09, .03), -12, .46)
    prawn = Prawn(WHITE, 2).cast(1.1, .6)
    for x, y, turn in ((.74, .15, 6), (.82, -.17, -4)):
        again(prawn, (x, y, .03), turn, .48)
    put_away(prawn)
    citrus_slice((1.10, .34, .02), LEMON, .12, .03, (4, 3), 30)
    crushed_ice((1.30, -.50), (.70, .22), 36, seed=5, largest=.08)
    crushed_ice((-1.30, .50), (.45, .16), 24, seed=6, largest=.08)
    splashes(50, seed=31, spread=(1.3, .5), largest=.018)
    morning(focus=(0, 0, .08))
