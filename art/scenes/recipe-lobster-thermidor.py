"""One cooked red lobster, its back filled and browned with a cheese crust, with lemon and coriander on a stoneware plate."""
from dishes import gratin, plate
from prawn import Lobster
from props import LEMON, citrus_wedge, coriander, morning, slate
from solids import place

EXPOSURE = .12


def arrange():
    slate(35)
    plate((.06, 0, 0), 1.14, '#2f3537', '#14181a')
    place(Lobster(3, cooked=True).cast(.3, gratin(seed=3)), (-.42, .05, .06), -6, 1.20)
    citrus_wedge((.46, -.32, .20), LEMON, .14, (8, 0), 30)
    citrus_wedge((.64, -.26, .20), LEMON, .13, (8, 0), 100, seed=5)
    coriander((.40, -.26, .07), 190, .26, 3)
    morning(focus=(0, 0, .15))
