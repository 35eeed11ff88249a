"""Three silver pomfrets on crushed ice over wet slate, in the first light of the morning."""
from fish import Fish
from props import crushed_ice, morning, slate, splashes, water
from solids import again, put_away
from species import POMFRET

SIZE = (1536, 512)
EXPOSURE = .15


def arrange():
    slate(3)
    pomfret = Fish(POMFRET)
    parts = [*pomfret.cast(), pomfret.drops(90, 2, water())]
    for x, y, turn in ((-.30, .03, -10), (.22, -.02, -13), (.76, .03, -8)):
        again(parts, (x - .1, y, .12 + .02 * x), turn, .45)
    put_away(parts)
    crushed_ice((1.30, -.52), (1.5, .30), 150, seed=5, largest=.075, crowd=1.25)
    crushed_ice((1.30, .54), (1.1, .18), 70, seed=9, largest=.07)
    splashes(50, seed=32, spread=(1.3, .5), largest=.018)
    morning(focus=(0, 0, .1))
