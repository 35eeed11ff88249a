"""A silver pomfret cleaned and cut: head, five slices and tail, on dark slate with curry leaves and lemon."""
from cuts import POMFRET_FLESH, piece, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import place
from species import POMFRET

EXPOSURE = .08
TAIL = 2
LIES = ((-.70, -.41, 20), (-.36, -.38, 14), (-.02, -.43, 17), (.31, -.40, 9), (.63, -.43, 12))


def arrange():
    slate(22)
    pomfret = Fish(POMFRET)
    place(piece(pomfret, POMFRET_FLESH, 0, .29, (0, -.42), 1), (-.84, .47, .08), 2, 1.16)
    place(piece(pomfret, POMFRET_FLESH, .68, 1, (.5, 0), 2, fins=(TAIL,)), (-.74, .45, .07), 2, 1.16)
    for k, (x, y, turn) in enumerate(LIES):
        start = .32 + .070 * k
        place(slice_of(pomfret, POMFRET_FLESH, start, start + (.058, .05, .062, .052, .058)[k], 9 + k, cavity=(k < 2)), (x, y, .012), turn, 1.22, (0, -5))
    citrus_slice((1.06, -.74, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.30, -.78, 0), -10, .50, seed=3)
    splashes(seed=13)
    morning(focus=(0, 0, .1))
