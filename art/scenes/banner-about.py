"""Three whole silver pomfrets side by side on wet dark slate with crushed ice, in the first light of the morning."""
from fish import Fish
from props import crushed_ice, morning, slate, splashes, water
from solids import again, put_away
from species import POMFRET

SIZE = (1536, 512)
EXPOSURE = .15


def arrange():
    slate(3, cleft=2.5)
    pomfret = Fish(POMFRET)
    parts = [*pomfret.cast(), pomfret.drops(90, 2, water())]
    for x, y, z, turn, lean in ((.57, .10, .022, -13, 0), (.26, .06, .040, -10, 4), (-.06, .02, .052, -7, 4)):
        again(parts, (x, y, z), turn, .44, (0, lean))
    put_away(parts)
    crushed_ice((1.30, -.46), (1.5, .20), 80, seed=5, largest=.075, crowd=1.2)
    crushed_ice((1.30, .48), (.8, .16), 36, seed=9, largest=.075)
    splashes(36, seed=32, spread=(1.3, .5), largest=.014)
    morning(focus=(.4, 0, .08))
