"""Two whole silver pomfrets on wet dark slate with crushed ice, in the first light of the morning."""
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
    for x, y, turn in ((-.12, .05, -10), (.62, -.01, -14)):
        again(parts, (x, y, .03), turn, .47)
    put_away(parts)
    crushed_ice((1.30, -.52), (1.5, .30), 80, seed=5, largest=.085, crowd=1.25)
    crushed_ice((1.30, .54), (1.1, .18), 36, seed=9, largest=.08)
    splashes(50, seed=32, spread=(1.3, .5), largest=.018)
    morning(focus=(0, 0, .1))
