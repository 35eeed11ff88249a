"""Lemon, lime, curry leaves, red chillies and peppercorns on wet slate."""
from props import LEMON, LIME, chilli, citrus_slice, citrus_wedge, curry_sprig, morning, peppercorns, slate, splashes

SIZE = (1536, 512)
EXPOSURE = .06


def arrange():
    slate(3, cleft=2.5)
    citrus_slice((.20, .12, .018), LEMON, .14, .035, (3, 2), 20)
    citrus_slice((.38, .04, .048), LEMON, .14, .035, (7, -20), 70, 4)
    curry_sprig((.54, .13, 0), 4, .46, seed=3)
    chilli((.50, -.14, 0), .34, -6, 2)
    chilli((.47, -.24, 0), .32, 3, 5)
    citrus_wedge((1.02, -.06, .12), LIME, .11, (6, 0), 35)
    citrus_wedge((.96, -.27, .11), LIME, .10, (12, 0), -20, seed=6)
    peppercorns((.14, -.20, 0), 20, .15, 3)
    splashes(36, seed=33, spread=(1.3, .5), largest=.014)
    morning(focus=(.5, 0, .05))
