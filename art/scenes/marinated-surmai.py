"""Five slices of surmai (seer fish) in red masala on a banana leaf, with lime wedges and red chillies."""
from cuts import RED_MASALA, SURMAI_FLESH, masala, slice_of, smear, spiced
from fish import Fish
from props import banana_leaf, chilli, citrus_wedge, curry_sprig, morning, slate
from solids import again, put_away
from species import SURMAI

EXPOSURE = .12
LIES = ((-.70, .30, 0, 42, (0, 0)), (-.18, .30, .08, 24, (2, -9)), (.28, .14, .12, 6, (2, -10)), (.80, -.08, .14, -12, (2, -11)), (-.28, -.46, 0, -66, (0, 0)))


def arrange():
    slate(9)
    banana_leaf(-24, 2)
    coat = masala(RED_MASALA, .76, .012)
    surmai = Fish(SURMAI, lambda fish: spiced(fish, coat, 2.8))
    for k, (x, y, z, turn, tilt) in enumerate(LIES):
        start = .60 - .03 * k
        cut = slice_of(surmai, SURMAI_FLESH, start, start + .036, 3 * k + 2, False, coat)
        again(cut, (x, y, z + .045), turn, (3.4, 3.3, 3.5, 3.7, 3.8)[k], tilt)
        put_away(cut)
        smear((x + .04 - .05 * (k % 2), y - .19, 0), (.12, .08, .11, .12, .10)[k], RED_MASALA, k, 12 + 9 * k, 1.8)
    citrus_wedge((1.08, .70, .24), turn=50, tilt=(0, 6), radius=.19)
    citrus_wedge((.62, -.74, .22), turn=125, tilt=(16, 0), radius=.17, seed=7)
    curry_sprig((-1.26, -.62, .06), -20, .62, seed=3)
    chilli((-1.16, .72, .05), .46, 24, 2)
    chilli((-1.22, .54, .05), .36, 14, 5)
    morning(focus=(0, 0, .12))
