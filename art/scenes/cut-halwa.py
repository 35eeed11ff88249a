"""One black pomfret cleaned and cut across into pieces, the tail with its scutes, two slices laid flat, on dark slate with curry leaves and lemon."""
from cuts import HALWA_FLESH, piece, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import place
from species import HALWA

EXPOSURE = .12
TAIL = 2


def arrange():
    slate(28)
    halwa = Fish(HALWA)
    for k, (start, stop, fins) in enumerate(((0, .27, ()), (.27, .42, ()), (.42, .57, ()), (.57, .70, ()), (.70, 1, (TAIL,)))):
        parts = piece(halwa, HALWA_FLESH, start, stop, (.42 * (start > 0), .42 * (stop < 1)), k, fins=fins)
        place(parts, (-1.00 + .066 * k, .36 - .03 * k, .14), -5 + (-3, 1, -2, 1, -1)[k], 1.24)
    for k, (x, y, turn) in enumerate(((-.36, -.50, 58), (.30, -.58, 72))):
        place(slice_of(halwa, HALWA_FLESH, (.50, .42)[k], (.50, .42)[k] + .07, 11 + k), (x, y, 0), turn, 1.10)
    citrus_slice((1.04, -.68, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.30, -.56, 0), -24, .56, seed=3)
    splashes(seed=16)
    morning(focus=(0, 0, .12))
