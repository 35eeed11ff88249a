"""Ten pink prawns in garlic butter with chopped coriander and lemon, in a black iron pan."""
from cuts import pool
from dishes import skillet, strewn
from prawn import Peeled
from props import LEMON, citrus_slice, citrus_wedge, coriander, morning, slate
from solids import again, put_away, surface

EXPOSURE = .08
LIES = ((-.46, .42, 20), (.02, .50, -15), (.46, .34, -60), (-.60, -.02, 70), (-.14, .08, 10), (.28, -.02, -25), (-.36, -.38, 40), (.06, -.40, -10), (.48, -.34, -70), (.62, .02, -95))


def arrange():
    slate(33)
    skillet((0, 0, 0), 1.02, -28)
    pool((0, 0, .028), .83, surface('#b97c1c', .30, coat=.5, coat_rough=.34, alpha=.50), 5, .02, ragged=.035)
    made = [Peeled(k, raw=False).cast(2.3 + .3 * k) for k in range(3)]
    for k, (x, y, turn) in enumerate(LIES):
        again(made[k % 3], (x, y, .12), turn, .95, (0, 0), k % 4 == 2)
    for parts in made:
        put_away(parts)
    strewn((0, 0, .05), (.62, .58), 120, .020, .014, '#f0dca6', 2)
    strewn((0, 0, .20), (.55, .50), 60, .020, .013, '#3f7a24', 7, flat=.22)
    strewn((0, 0, .06), (.66, .60), 110, .022, .014, '#35691d', 8, flat=.22)
    strewn((0, 0, .06), (.66, .60), 40, .015, .010, '#a81e10', 9, flat=.3)
    citrus_wedge((-.60, .70, .20), LEMON, .15, (8, 0), 40)
    citrus_slice((1.08, .72, .03), tilt=(3, 2), turn=20)
    coriander((-1.22, -.66, 0), 40, .36, 3)
    morning(focus=(0, 0, .12))
