"""Three whole tiger prawns with dark and buff bands on wet dark slate, with ice and lemon."""
from prawn import TIGER, Prawn
from props import citrus_slice, crushed_ice, morning, slate, splashes
from solids import again, put_away

EXPOSURE = .25


def arrange():
    slate(18)
    for seed, curl, lies in ((3, 1.1, ((-.66, .40, .07, 6), (-.52, -.42, .07, 8))), (4, .85, ((-.20, .0, .08, -10),))):
        prawn = Prawn(TIGER, seed).cast(curl, 1.3)
        for x, y, z, turn in lies:
            again(prawn, (x, y, z), turn, 1.30)
        put_away(prawn)
    citrus_slice((1.02, .74, .03), tilt=(3, 2), turn=40, seed=6)
    crushed_ice((1.42, -1.06), (.9, .4), seed=7)
    splashes(seed=9)
    morning(focus=(0, 0, .1))
