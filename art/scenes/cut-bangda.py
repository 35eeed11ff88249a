"""Two bangda (Indian mackerel) cleaned, heads off and cut into pieces, with two slices laid flat, on dark slate with curry leaves and lemon."""
from cuts import BANGDA_FLESH, gutted, piece, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import place
from species import BANGDA

PIECE_FINS = ((), (), tuple(range(3, 14)))                    # the big fins are trimmed off


def arrange():
    slate(26)
    bangda = Fish(BANGDA, lambda fish: gutted(fish, .56, .26, .03))
    for row, (left, y, turns) in enumerate(((-1.26, .52, (-8, -3, -9)), (-1.14, -.06, (-1, -7, -3)))):
        for k, (start, stop) in enumerate((((.27, .45), (.45, .68), (.68, 1)), ((.27, .49), (.49, .67), (.67, 1)))[row]):
            lean = (.5, .5 if stop < 1 else 0)
            parts = piece(bangda, BANGDA_FLESH, start, stop, lean, 3 * row + k, cavity=(k < 2), fins=PIECE_FINS[k], emptied=.66 * (k < 2))
            place(parts, (left + (.085, .10)[row] * k, y + (.015, -.01, .01)[k], .085), turns[k], 1.66)
    for k, (x, y, turn) in enumerate(((-.46, -.66, 78), (.04, -.64, 48))):
        place(slice_of(bangda, BANGDA_FLESH, (.46, .52)[k], (.46, .52)[k] + .07, 20 + k), (x, y, 0), turn, 1.6)
    citrus_slice((1.02, -.70, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.32, -.62, 0), -20, .50, seed=3)
    splashes(seed=15)
    morning(focus=(0, 0, .12))
