"""Two portions of salmon in a dark teriyaki glaze with sesame, spring onion and steamed rice, on a stoneware plate."""
from cuts import fillet, pool
from dishes import onion_rings, plate, rice, strewn, teriyaki
from props import chilli, citrus_wedge, morning, slate
from solids import place, surface

EXPOSURE = .05
THICK = .17


def on_fish(x, y):
    """How high the portion's back is there."""
    return .97 * THICK * (1 - abs(y / .165) ** 3.4) ** .42


def arrange():
    slate(9)
    plate((0, 0, 0), 1.0, '#3a3f41', '#15181a')
    pool((-.08, -.12, .045), .46, surface('#3a1206', .08, coat=1, coat_rough=.03), 3)
    for k, (x, y, turn) in enumerate(((-.16, .06, 18), (-.02, -.32, 8))):
        place([*fillet(teriyaki(3 + 4 * k), .82, .33, THICK, k), strewn((0, 0, 0), (.34, .13), 46, .012, .007, '#efe2bd', 2 + k, on_fish),
               *onion_rings((0, 0, 0), (.28, .09), 9, 4 + k, on_fish)], (x, y, .05), turn)
    rice((.36, .42, .05), .33, .20)
    onion_rings((.36, .42, .05), (.14, .12), 8, 9, lambda x, y: .21)
    citrus_wedge((.62, -.28, .22), turn=100, tilt=(10, 0), radius=.15)
    chilli((-1.22, .66, 0), .42, 18, 2)
    morning(focus=(0, 0, .15))
