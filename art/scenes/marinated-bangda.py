"""Three whole bangda (Indian mackerel), slit across and rubbed with red masala, on a banana leaf with lime and red chilli."""
import numpy as np

from cuts import RED_MASALA, gashes, masala, smear, spiced
from fish import Fish
from props import banana_leaf, chilli, citrus_wedge, curry_sprig, morning, slate
from solids import bend, place
from species import BANGDA

EXPOSURE = .12
BREAST_FIN = 14


def arrange():
    slate(9)
    banana_leaf(-26, 8)
    coat = masala(RED_MASALA, .84, .012)
    for k, (x, y, turn) in enumerate(((-.86, .50, -3), (-.76, .05, -5), (-.96, -.40, -3))):
        def dressed(bangda, k=k):
            spiced(bangda, coat, 1.56, 5 + k)
            gashes(bangda, (.34, .44, .54, .64), .56, seed=4 + k)
        parts = Fish(BANGDA, dressed).cast(without=(BREAST_FIN,))
        bend(parts, lambda x: .05 * np.sin((x - .2) * 3))
        place(parts, (x, y, .125), turn, 1.56)
        smear((x + (.42, .66, .36)[k], y - .20, 0), .07, RED_MASALA, 3 + k, turn, 2.4)
    citrus_wedge((1.06, .72, .23), turn=60, tilt=(0, 6), radius=.17)
    curry_sprig((-1.30, -.74, .06), -14, .50, seed=3)
    chilli((.62, -.80, .05), .44, 10, 2)
    morning(focus=(0, 0, .15))
