"""One black pomfret cleaned and cut: head, four slices and the tail with its scutes, on dark slate with curry leaves and lemon."""
from cuts import HALWA_FLESH, piece, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import place
from species import HALWA

EXPOSURE = .12
HIND_FIN, TAIL = 1, 2


def arrange():
    slate(28)
    halwa = Fish(HALWA)
    place(piece(halwa, HALWA_FLESH, 0, .29, (0, -.42), 1), (-.88, .44, .085), -6, 1.24)
    place(piece(halwa, HALWA_FLESH, .66, 1, (.55, 0), 2, fins=(TAIL,)), (-.70, .46, .075), -2, 1.24)
    for k, (x, y, z, tilt) in enumerate(((-.50, -.36, 0, 0), (-.13, -.38, .02, -4), (.23, -.37, .02, -4), (.58, -.40, .02, -4))):
        start = .34 + .08 * k
        place(slice_of(halwa, HALWA_FLESH, start, start + .062, 11 + k, cavity=(k == 0)), (x, y, z), 24 - 3 * k, 1.26, (0, tilt))
    citrus_slice((1.04, -.68, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.30, -.56, 0), -24, .56, seed=3)
    splashes(seed=16)
    morning(focus=(0, 0, .12))
