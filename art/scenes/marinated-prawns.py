"""Eight peeled prawns in red masala, tails on, on a banana leaf with lime wedges and red chillies."""
from cuts import RED_MASALA, masala
from prawn import Peeled
from props import banana_leaf, chilli, citrus_wedge, curry_sprig, morning, slate
from solids import again, put_away

EXPOSURE = .12
LIES = ((-.68, .48, 15), (-.02, .50, -25), (.60, .48, 20), (-.42, .0, -10), (.26, -.03, 20), (-.74, -.42, 20), (.02, -.46, -20), (.68, -.43, 10))


def arrange():
    slate(9)
    banana_leaf(-24, 12)
    spice = masala(RED_MASALA, .70, .009)
    made = [Peeled(k, lambda art, seed: spice(art, seed, 1.6), raw=False).cast((2.2, 2.7, 1.9, 2.5, 2.9)[k]) for k in range(5)]
    for k, (x, y, turn) in enumerate(LIES):
        again(made[k % len(made)], (x, y, .105), turn, (1.06, 1.02, 1.06, 1.08, 1.02, 1.0, .97, 1.0)[k], (0, 0), k % 3 == 1)
    for parts in made:
        put_away(parts)
    citrus_wedge((1.06, .70, .24), turn=50, tilt=(0, 6), radius=.19)
    curry_sprig((-1.32, -.82, .06), -4, .55, seed=3)
    chilli((-1.14, .74, .05), .46, 20, 2)
    morning(focus=(0, 0, .12))
