"""One whole silver pomfret, slit across and rubbed with red masala, on a banana leaf with lime and red chillies."""
from cuts import RED_MASALA, gashes, masala, smear, spiced
from fish import Fish
from props import banana_leaf, chilli, citrus_wedge, curry_sprig, morning, slate
from solids import place
from species import POMFRET

EXPOSURE = .12


def dressed(pomfret):
    spiced(pomfret, masala(RED_MASALA, .86, .012), 1.4)
    gashes(pomfret, (.33, .45, .57))


def arrange():
    slate(9)
    banana_leaf(-20, 4)
    place(Fish(POMFRET, dressed).cast(without=(3,)), (-.95, .10, .13), -6, 1.40)
    for k, (x, y, turn) in enumerate(((-.58, -.30, -32), (-.30, -.44, -20))):
        smear((x, y, 0), .07, RED_MASALA, 3 + k, turn, 1.9)
    citrus_wedge((.92, .66, .24), turn=30, tilt=(0, 6), radius=.20)
    citrus_wedge((1.06, .40, .22), turn=105, tilt=(14, 0), radius=.18, seed=7)
    curry_sprig((-1.26, -.58, .06), -24, .60, seed=3)
    chilli((-1.12, .74, .05), .46, 24, 2)
    chilli((-1.02, .60, .05), .40, 8, 5)
    morning(focus=(0, 0, .2))
