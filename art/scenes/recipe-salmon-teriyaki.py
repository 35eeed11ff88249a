"""Two portions of salmon in a dark teriyaki glaze with sesame, spring onion and steamed rice, on a stoneware plate."""
from cuts import fillet, pool
from dishes import onion_rings, plate, rice, strewn, teriyaki
from props import chilli, citrus_wedge, morning, slate
from solids import place, surface

EXPOSURE = .05


def arrange():
    slate(9)
    plate((0, 0, 0), 1.0, '#3a3f41', '#15181a')
    pool((-.08, -.12, .045), .46, surface('#3a1206', .08, coat=1, coat_rough=.03), 3)
    for k, (x, y, turn) in enumerate(((-.16, .06, 18), (-.02, -.32, 8))):
        place(fillet(teriyaki(3 + 4 * k), .82, .33, .17, k), (x, y, .05), turn)
    rice((.36, .42, .05), .33, .20)
    strewn((-.10, -.12, .215), (.30, .30), 90, .012, .007, '#efe2bd', 2)
    onion_rings((-.08, -.12, .05), (.30, .28), 26, 4, .18)
    onion_rings((.36, .42, .05), (.14, .12), 8, 9, .21)
    citrus_wedge((.62, -.28, .22), turn=100, tilt=(10, 0), radius=.15)
    chilli((-1.22, .66, 0), .42, 18, 2)
    morning(focus=(0, 0, .15))
