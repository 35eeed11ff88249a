"""Two bangda (Indian mackerel) cleaned, heads off and cut into pieces, with two slices laid flat, on dark slate with curry leaves and lemon."""
from cuts import BANGDA_FLESH, piece, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import place
from species import BANGDA

FINLETS_AND_TAIL = tuple(range(3, 14))


def arrange():
    slate(26)
    bangda = Fish(BANGDA)
    for row, (left, y, turn) in enumerate(((-1.28, .42, -4), (-1.16, -.14, -3))):
        for k, (start, stop) in enumerate(((.27, .46), (.46, .66), (.66, 1))):
            parts = piece(bangda, BANGDA_FLESH, start, stop, (.5, .5 * (stop < 1)), 3 * row + k, cavity=(k == 0), fins=FINLETS_AND_TAIL if stop == 1 else ())
            place(parts, (left + .12 * k, y - .012 * k, .14), turn + (3, -2, 1)[k], 1.72)
    for k, (x, y, turn) in enumerate(((-.50, -.62, 70), (-.06, -.66, 55))):
        place(slice_of(bangda, BANGDA_FLESH, (.34, .48)[k], (.34, .48)[k] + .10, 20 + k, cavity=(k == 0)), (x, y, 0), turn, 1.5)
    citrus_slice((1.02, -.70, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.32, -.62, 0), -20, .50, seed=3)
    splashes(seed=15)
    morning(focus=(0, 0, .12))
