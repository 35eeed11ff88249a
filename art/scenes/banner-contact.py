"""Lemon, lime, curry leaves, red chillies and peppercorns on wet slate."""
from props import LEMON, LIME, chilli, citrus_slice, citrus_wedge, curry_sprig, morning, peppercorns, slate, splashes

SIZE = (1536, 512)
EXPOSURE = .1


def arrange():
    slate(20)
    curry_sprig((.30, -.16, 0), 14, .52, seed=3)
    citrus_slice((.36, .20, .02), LEMON, .15, .035, (3, 2), 20)
    citrus_slice((.55, .14, .05), LEMON, .15, .035, (7, -20), 70, 4)
    citrus_wedge((1.00, -.14, .14), LIME, .13, (6, 0), 50)
    citrus_wedge((.92, .06, .13), LIME, .12, (12, 0), 130, seed=6)
    chilli((.74, .26, 0), .34, -8, 2)
    chilli((.80, .19, 0), .30, -22, 5)
    peppercorns((.16, -.04, 0), 22, .20, 3)
    splashes(50, seed=33, spread=(1.3, .5), largest=.018)
    morning(focus=(.4, 0, .05))
