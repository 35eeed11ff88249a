"""Five slices of surmai (seer fish) with the round bone in the middle, on dark slate with curry leaves and lemon."""
from cuts import SURMAI_FLESH, slice_of
from fish import Fish
from props import citrus_slice, crushed_ice, curry_sprig, morning, slate, splashes
from solids import again, put_away
from species import SURMAI

EXPOSURE = .0
LIES = ((-.66, .34, 0, 40, (0, 0)), (-.20, .22, .10, 22, (2, -11)), (.25, .10, .15, 4, (2, -12)), (.68, -.04, .18, -14, (2, -13)), (-.30, -.46, 0, -68, (0, 0)))


def arrange():
    slate(9)
    surmai = Fish(SURMAI)
    for k, (x, y, z, turn, tilt) in enumerate(LIES):
        start = .60 - .045 * k if k != 1 else .34
        cut = slice_of(surmai, SURMAI_FLESH, start, start + .036, seed=3 * k + 2, cavity=(k == 1))
        again(cut, (x, y, z), turn, 2.75 + .25 * k * (k != 1), tilt)
        put_away(cut)
    citrus_slice((1.02, .64, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.26, -.62, 0), -20, .62, seed=3)
    crushed_ice((-1.42, 1.06), (.8, .3), 50, seed=8)
    splashes(seed=12)
    morning(focus=(0, 0, .12))
