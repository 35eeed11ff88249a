"""Four slices and the tail of a black pomfret in red masala on a banana leaf, with lime wedges and red chillies."""
from cuts import HALWA_FLESH, RED_MASALA, masala, piece, slice_of, smear, spiced
from fish import Fish
from props import banana_leaf, chilli, citrus_wedge, curry_sprig, morning, slate
from solids import place
from species import HALWA

EXPOSURE = .12
TAIL = 2


def arrange():
    slate(9)
    banana_leaf(-22, 10)
    coat = masala(RED_MASALA, .78, .012)
    halwa = Fish(HALWA, lambda fish: spiced(fish, coat, 1.4))
    place(piece(halwa, HALWA_FLESH, .60, 1, (.55, 0), 2, coat=coat, table_size=1.4, fins=(TAIL,)), (-.62, .44, .12), -5, 1.26)
    for k, (x, y, z, tilt) in enumerate(((-.72, .10, 0, 0), (-.34, -.18, .02, -4), (.06, -.36, .02, -4), (.48, -.46, .02, -4))):
        start = .40 + .06 * k
        place(slice_of(halwa, HALWA_FLESH, start, start + .066, 11 + k, False, coat, 1.4), (x, y, z + .05), 30 - 4 * k, 1.38, (0, tilt))
        smear((x + .06, y - .20, 0), (.10, .08, .11, .09)[k], RED_MASALA, k, 110 + 10 * k, 1.8)
    citrus_wedge((1.04, -.50, .24), turn=70, tilt=(0, 6), radius=.19)
    citrus_wedge((.92, -.74, .22), turn=150, tilt=(14, 0), radius=.17, seed=7)
    curry_sprig((-1.28, -.54, .06), -24, .58, seed=3)
    chilli((-1.14, .76, .05), .46, 20, 2)
    chilli((-1.04, .62, .05), .40, 6, 5)
    morning(focus=(0, 0, .15))
