"""Three whole white prawns, heads and long red feelers on, on wet dark slate with ice and lemon."""
from prawn import WHITE, Prawn
from props import citrus_slice, crushed_ice, morning, slate, splashes
from solids import again, put_away

EXPOSURE = .05


def arrange():
    slate(5)
    for seed, curl, lies in ((1, 1., ((-.62, .42, .06, 4), (-.60, -.40, .06, 11))), (2, 1.25, ((-.08, .04, .07, -12),))):
        prawn = Prawn(WHITE, seed).cast(curl)
        for x, y, z, turn in lies:
            again(prawn, (x, y, z), turn, 1.18)
        put_away(prawn)
    citrus_slice((1.0, .74, .03), tilt=(3, 2), turn=20)
    citrus_slice((1.14, .52, .07), tilt=(7, -24), turn=70, seed=4)
    crushed_ice((1.42, -1.06), (.9, .4), seed=3)
    splashes(seed=3)
    morning(focus=(0, 0, .1))
