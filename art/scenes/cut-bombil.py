"""Four bombil (Bombay duck) cleaned, heads off, three left long and one cut in three, on dark slate with curry leaves and lemon."""
import numpy as np

from cuts import BOMBIL_FLESH, gutted, piece
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import bend, place
from species import BOMBIL

BACK_FIN, FAT_FIN, HIND_FIN, TAIL, BELLY_FIN = 0, 1, 2, 3, 5
LONG = ((.20, 1, (BACK_FIN, FAT_FIN, HIND_FIN, TAIL, BELLY_FIN)),)
IN_THREE = ((.20, .36, ()), (.36, .57, (BACK_FIN, BELLY_FIN)), (.57, 1, (FAT_FIN, HIND_FIN, TAIL)))


def arrange():
    slate(24)
    bombil = Fish(BOMBIL, lambda fish: gutted(fish, .50))
    for row, (y, cuts, sway) in enumerate(((.56, LONG, .26), (.19, LONG, .20), (-.18, LONG, .24), (-.56, IN_THREE, .12))):
        for k, (start, stop, fins) in enumerate(cuts):
            parts = piece(bombil, BOMBIL_FLESH, start, stop, (.75, .75 * (stop < 1)), 5 * row + k, cavity=(start < .3), fins=fins, emptied=.52, sags=(.34 if row == 3 else .16))
            bend(parts, lambda x, sway=sway: sway * np.sin((x - .1) * 4.4))
            place(parts, (-1.14 + .08 * k + .09 * (row % 2), y - .02 * k, .08), (-1, 0, 1, -1)[row] + (0, 3, -4)[k], 1.58)
    citrus_slice((1.06, .72, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.32, -.80, 0), -6, .46, seed=3)
    splashes(seed=14)
    morning(focus=(0, 0, .1))
