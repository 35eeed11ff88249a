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
    coat, thin = masala(RED_MASALA, .78, .012), masala(RED_MASALA, .60, .009)
    halwa = Fish(HALWA, lambda fish: spiced(fish, coat, 1.4))
    place(piece(halwa, HALWA_FLESH, .60, 1, (.55, 0), 2, coat=coat, table_size=1.4, fins=(TAIL,)), (-.58, .47, .11), -5, 1.26)
    for k, (x, y) in enumerate(((-.80, .06), (-.36, -.20), (.08, -.30), (.52, -.42))):
        start = .36 + .07 * k
        place(slice_of(halwa, HALWA_FLESH, start, start + .070, 11 + k, False, thin, 1.4), (x, y, .03), 30 - 5 * k, 1.48)
        smear((x + .06, y - .24, 0), (.10, .08, .11, .09)[k], RED_MASALA, k, 110 + 10 * k, 1.8)
    citrus_wedge((1.04, -.50, .24), turn=70, tilt=(0, 6), radius=.19)
    citrus_wedge((.92, -.74, .22), turn=150, tilt=(14, 0), radius=.17, seed=7)
    curry_sprig((-1.28, -.54, .06), -24, .58, seed=3)
    chilli((-1.14, .76, .05), .46, 20, 2)
    chilli((-1.04, .62, .05), .40, 6, 5)
    morning(focus=(0, 0, .15))
