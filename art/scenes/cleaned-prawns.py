"""Eight cleaned and deveined prawns, peeled, six with the tail left on, on dark slate with curry leaves and lemon."""
from prawn import Peeled
from props import citrus_slice, curry_sprig, morning, slate, splashes
from solids import again, put_away

EXPOSURE = .02
LIES = ((-.68, .48, 15), (-.02, .50, -25), (.60, .48, 20), (-.42, .0, -10), (.26, -.03, 20), (-.74, -.42, 20), (.02, -.46, -20), (.68, -.43, 10))


def arrange():
    slate(30)
    made = [Peeled(k, with_fan=(k != 2)).cast((2.1, 2.6, 2.4, 1.8, 2.9)[k]) for k in range(5)]
    for k, (x, y, turn) in enumerate(LIES):
        again(made[(0, 1, 2, 3, 4, 1, 3, 2)[k]], (x, y, .065), turn, (1.06, 1.02, 1.04, 1.08, 1.0, .99, .97, .98)[k], (0, 0), k % 3 == 1)
    for parts in made:
        put_away(parts)
    citrus_slice((1.06, .72, .03), tilt=(3, 2), turn=20)
    curry_sprig((-1.30, -.80, 0), -6, .5, seed=3)
    splashes(seed=17)
    morning(focus=(0, 0, .1))
