"""The morning's catch on wet dark slate: a surmai, a pomfret, two bangda and two white prawns."""
import numpy as np

from fish import Fish
from prawn import WHITE, Prawn
from props import crushed_ice, morning, slate, splashes, water
from solids import again, bend, place, put_away
from species import BANGDA, POMFRET, SURMAI

SIZE = (1536, 512)
EXPOSURE = .12
# One feeler back over the shell, one down before the legs: no prawn touches another.
SWEPT = ([(-.06, .0, .035), (-.18, .07, .05), (-.24, .17, .04), (-.06, .24, .03), (.30, .22, .01)],
         [(-.06, -.01, .03), (-.20, -.04, .045), (-.30, -.13, .03), (-.24, -.24, .015), (-.10, -.28, .008)])


def arrange():
    slate(3, cleft=2.5)
    beads = water()
    surmai = Fish(SURMAI)
    parts = [*surmai.cast(), surmai.drops(60, 5, beads)]
    bend(parts, lambda x: .10 * np.sin((x - .1) * 3.6))
    place(parts, (.10, .18, .025), -2, .86)
    pomfret = Fish(POMFRET)
    place([*pomfret.cast(), pomfret.drops(80, 2, beads)], (-.28, -.05, .02), -8, .40)
    bangda = Fish(BANGDA)
    parts = [*bangda.cast(), bangda.drops(60, 5, beads)]
    for x, y, turn in ((.31, -.06, -5), (.26, -.23, -5)):
        again(parts, (x, y, .02), turn, .40)
    put_away(parts)
    prawn = Prawn(WHITE, 2).cast(.9, .4, SWEPT)
    for x, y, turn in ((.88, -.03, -2), (.85, -.22, -2)):
        again(prawn, (x, y, .02), turn, .26)
    put_away(prawn)
    crushed_ice((1.30, -.52), (.9, .12), 34, seed=5, largest=.06)
    splashes(36, seed=31, spread=(1.3, .5), largest=.012)
    morning(focus=(.4, 0, .05))
