"""One silver pomfret cleaned and cut across into pieces, two slices laid flat, on dark slate with curry leaves and lemon."""
from cuts import POMFRET_FLESH, piece, slice_of
from fish import Fish
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import place
from species import POMFRET

EXPOSURE = .08


def arrange():
    slate(22)
    pomfret = Fish(POMFRET)
    gap, size, lean = .055, 1.22, .45
    for k, (start, stop, fins) in enumerate(((0, .26, ()), (.26, .40, ()), (.40, .53, ()), (.53, .67, ()), (.67, 1, (2,)))):
        parts = piece(pomfret, POMFRET_FLESH, start, stop, (lean * (start > 0), lean * (stop < 1)), k, coat=None, fins=fins)
        place(parts, (-.98 + gap * k * size, .36 - .03 * k, .13), -5 + (-2, 1, -1, 2, 0)[k], size)
    for k, (x, y, turn) in enumerate(((-.42, -.46, 66), (.26, -.57, 66))):
        place(slice_of(pomfret, POMFRET_FLESH, (.50, .42)[k], (.50, .42)[k] + .075, 9 + k), (x, y, 0), turn, 1.05)
    citrus_slice((1.06, -.66, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.28, -.60, 0), -24, .60, seed=3)
    splashes(seed=13)
    morning(focus=(0, 0, .15))
