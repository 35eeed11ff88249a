"""Four bombil (Bombay duck), heads off, in red masala and a rava crust, on a banana leaf with lime and red chillies."""
import numpy as np

from cuts import BOMBIL_FLESH, RAVA_CRUST, masala, piece, spiced
from fish import Fish
from props import banana_leaf, chilli, citrus_wedge, curry_sprig, morning, slate
from solids import bend, place
from species import BOMBIL

EXPOSURE = .12
BACK_FIN, FAT_FIN, HIND_FIN, TAIL = 0, 1, 2, 3


def arrange():
    slate(9)
    banana_leaf(-28, 6)
    coat = masala(RAVA_CRUST, .84, .011)
    for k, (x, y, turn, sway) in enumerate(((-1.00, .50, 1, .30), (-.92, .14, -1, .24), (-1.04, -.235, 2, .28), (-.90, -.575, -1, .22))):
        bombil = Fish(BOMBIL, lambda fish, k=k: spiced(fish, coat, 1.7, 3 + k))
        parts = piece(bombil, BOMBIL_FLESH, .19, 1, (.8, 0), k, coat=coat, table_size=1.7, fins=(BACK_FIN, FAT_FIN, HIND_FIN, TAIL), sags=.34)
        bend(parts, lambda x, sway=sway: sway * np.sin((x - .1) * 4.4))
        place(parts, (x - .12, y, .115), turn, 1.60)
    citrus_wedge((1.04, .70, .23), turn=60, tilt=(0, 6), radius=.18)
    citrus_wedge((.80, .78, .22), turn=140, tilt=(14, 0), radius=.16, seed=7)
    curry_sprig((.62, -.84, .06), 14, .56, seed=5)
    chilli((-1.12, .78, .05), .42, 14, 2)
    morning(focus=(0, 0, .12))
