"""Five slices of surmai (seer fish) with the round bone in the middle, on dark slate with curry leaves and lemon."""
from cuts import SURMAI_FLESH, slice_of
from fish import Fish
from props import citrus_slice, crushed_ice, curry_sprig, morning, slate, splashes
from solids import again, put_away
from species import SURMAI

EXPOSURE = -.02
LIES = ((-.78, .34, .025, 34, (6, 0)), (-.40, .28, .06, 24, (0, 14)), (.16, .22, .025, 8, (6, 0)), (.58, .10, .06, -4, (0, 14)), (-.28, -.46, 0, -62, (0, 0)))


def arrange():
    slate(9)
    surmai = Fish(SURMAI)
    for k, (x, y, z, turn, tilt) in enumerate(LIES):
        start = .60 - .03 * k
        cut = slice_of(surmai, SURMAI_FLESH, start, start + .036, seed=3 * k + 2)
        again(cut, (x, y, z), turn, (3.4, 3.3, 3.5, 3.7, 3.8)[k], tilt)
        put_away(cut)
    citrus_slice((1.02, .64, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.26, -.62, 0), -20, .62, seed=3)
    crushed_ice((-1.42, 1.06), (.8, .3), 50, seed=8)
    splashes(seed=12)
    morning(focus=(0, 0, .12))
