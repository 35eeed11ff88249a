"""Three whole white prawns on wet dark slate, with crushed ice and lemon."""
from prawn import WHITE, Prawn
from props import citrus_slice, crushed_ice, morning, slate, splashes
from solids import again, put_away

SIZE = (1600, 1280)
EXPOSURE = .05

# Each prawn's feelers keep clear of the prawn beside it.
DOWN = [(-.06, -.01, .03), (-.20, -.04, .045), (-.40, -.13, .03), (-.47, -.25, .015), (-.40, -.35, .008)]
LEFT_ABOVE = [(-.06, .0, .035), (-.16, .05, .05), (-.34, .10, .03), (-.52, .08, .015), (-.66, .0, .008)]
LEFT_BELOW = [(-.06, -.01, .03), (-.18, -.04, .04), (-.36, -.08, .025), (-.54, -.05, .012), (-.72, -.09, .008)]
LIES = ((1, 1., (.08, .69), 3, (None, DOWN)), (2, 1.2, (.37, .345), -4, (LEFT_ABOVE, LEFT_BELOW)), (3, 1.1, (.08, .06), 6, (LEFT_ABOVE, None)))


def arrange():
    slate(3, cleft=2.5)
    for seed, curl, (x, y), turn, swept in LIES:
        prawn = Prawn(WHITE, seed).cast(curl, .75, swept)
        again(prawn, (x, y, .03), turn, .68)
        put_away(prawn)
    citrus_slice((1.06, .78, .03), tilt=(3, 2), turn=20, radius=.15)
    crushed_ice((1.28, -.46), (.46, .24), 44, seed=3, largest=.085)
    splashes(24, seed=28, spread=(1.3, 1.0), largest=.018)
    morning(focus=(.4, .3, .08))
