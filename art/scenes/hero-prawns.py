"""Three whole white prawns on wet dark slate, with crushed ice and lemon."""
from prawn import WHITE, Prawn
from props import citrus_slice, crushed_ice, morning, slate, splashes
from solids import again, put_away

SIZE = (1600, 1280)
EXPOSURE = .05


def arrange():
    slate(5)
    for seed, curl, lies in ((1, 1., ((.10, .26, .045, 2), (.14, -.34, .045, 8))), (2, 1.25, ((.42, -.02, .055, -12),))):
        prawn = Prawn(WHITE, seed).cast(curl, 1.1)
        for x, y, z, turn in lies:
            again(prawn, (x - .10, y, z), turn, .84)
        put_away(prawn)
    citrus_slice((1.02, .54, .03), tilt=(3, 2), turn=20, radius=.17)
    citrus_slice((1.12, .36, .06), tilt=(7, -22), turn=70, seed=4, radius=.17)
    crushed_ice((1.30, -1.02), (.75, .40), 60, seed=3, largest=.10)
    splashes(40, seed=23, spread=(1.3, 1.0), largest=.022)
    morning(focus=(.3, 0, .1))
