"""Nine pink prawns in garlic butter with chopped coriander, chilli flakes and lemon, in a black iron pan."""
from cuts import pool
from dishes import flakes, melted_butter, skillet, strewn
from paint import ramp
from prawn import Peeled
from props import citrus_slice, coriander, morning, slate
from solids import again, place, put_away

EXPOSURE = .08
LIES = ((-.50, .42, 25), (.02, .58, -8), (.50, .40, -50), (-.66, -.10, 80), (-.15, .07, 12), (.34, -.05, -30), (-.36, -.48, 40), (.17, -.50, -6), (.66, -.38, -75))


def seared(art, seed):
    """Browned where it touched the iron, with paprika, pepper and coriander in the butter on it."""
    broad, fine = art.noise(6, seed + 60, 4), art.noise(70, seed + 61, 3)
    art.wash('#ee9a68', .42 + 0 * broad)
    art.wash('#dd7434', .60 * ramp(.40, .75, broad))
    art.wash('#97481a', .34 * ramp(.62, .82, broad + .16 * (fine - .5)))
    art.specks('#a32c0d', .0007, 2.2, .7, seed + 62)
    art.specks('#24160d', .00018, 2.6, .8, seed + 63)
    art.specks('#3f7a24', .0005, 2.8, .8, seed + 64)
    art.bump *= .22
    art.rough = .14 + .14 * fine


def arrange():
    slate(33)
    skillet((0, 0, 0), 1.02, -28)
    pool((0, 0, .028), .84, melted_butter(.84, 5), 5, .022, ragged=.035)
    made = [Peeled(k, seared, raw=False).cast(2.2 + .25 * k) for k in range(3)]
    for k, (x, y, turn) in enumerate(LIES):
        again(made[k % 3], (x, y, .10), turn, .98, (0, 0), k % 4 == 2)
    for parts in made:
        put_away(parts)
    for shade, count, seed in (('#e8c987', 150, 2), ('#c98a3a', 90, 3), ('#8a5420', 40, 4)):
        strewn((0, 0, .052), (.62, .60), count, .013, .011, shade, seed, flat=.7)
    for shade, count, seed in (('#3f7a24', 150, 7), ('#2b5c17', 110, 8), ('#a81e10', 60, 9)):
        flakes((0, 0, .058), (.78, .76), count, .018, shade, seed)
    for k, (x, y, turn) in enumerate(LIES):
        place([flakes((0, 0, 0), (.16, .14), 5, .015, '#3f7a24', 20 + k)], (x, y, .19), turn)
    citrus_slice((1.08, .72, .03), tilt=(3, 2), turn=20)
    coriander((-1.22, -.66, 0), 40, .36, 3)
    morning(focus=(0, 0, .12))
