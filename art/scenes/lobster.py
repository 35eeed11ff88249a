"""One whole spiny lobster with its two long whip feelers on wet dark slate, with ice and lemon."""
from prawn import Lobster
from props import citrus_slice, crushed_ice, morning, slate, splashes
from solids import place

EXPOSURE = .25


def arrange():
    slate(20)
    place(Lobster().cast(), (-.60, .0, .03), -6, 1.5)
    citrus_slice((1.14, .88, .03), tilt=(3, 2), turn=40, seed=6)
    crushed_ice((1.42, -1.06), (.8, .35), seed=7)
    splashes(seed=2)
    morning(focus=(0, 0, .12))
