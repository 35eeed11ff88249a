"""Four whole bombil (Bombay duck), soft and pale pink, laid in curves on wet dark slate with ice and lemon."""
import numpy as np

from fish import Fish
from props import citrus_slice, crushed_ice, morning, slate, splashes, water
from solids import again, bend, put_away
from species import BOMBIL


def arrange():
    slate(14)
    for heading, lies in ((lambda x: .26 * np.sin((x - .1) * 4.4), ((-.86, .58, 0), (-.80, -.13, -3))),
                          (lambda x: .20 * np.sin((x - .04) * 4.4), ((-.98, .24, 0), (-.95, -.50, 1)))):
        bombil = Fish(BOMBIL)
        parts = [*bombil.cast(), bombil.drops(50, 3, water())]
        bend(parts, heading)
        for x, y, turn in lies:
            again(parts, (x, y, .07), turn, 1.6)
        put_away(parts)
    citrus_slice((1.14, -.84, .03), tilt=(3, 2), turn=20, seed=2)
    crushed_ice((-1.42, 1.06), (1.1, .3), 70, seed=9)
    splashes(seed=8)
    morning()
