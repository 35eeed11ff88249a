"""What the knife and the kitchen do to a fish: pieces, slices, gashes, masala, fillets, sauces.

A piece is the same body as the whole fish, from one x to another, with painted flesh on its cuts.
"""
from dataclasses import dataclass
from math import pi

import cv2
import numpy as np
from scipy.ndimage import map_coordinates

from paint import Painting, bell, colour, mix, ramp
from solids import change_points, grid, mesh, place, sheet, surface


@dataclass(frozen=True)
class Flesh:
    deep: str
    pale: str
    line: str                    # the thin skins between the muscle rings
    blood: str                   # the dark wedge at each side
    blood_share: float
    skin: tuple                  # belly side, back side
    bone: float = .16            # radius, as a share of the half width
    clear: bool = False


SURMAI_FLESH = Flesh('#a9604f', '#c68a76', '#e6c6b4', '#6a1d1c', 1., ('#b9bec0', '#3b4854'))
POMFRET_FLESH = Flesh('#bd9484', '#d6baaa', '#eedfd3', '#94504a', .55, ('#d5d8d8', '#5c6a75'), .26)
HALWA_FLESH = Flesh('#b38573', '#cfaa97', '#eadacc', '#7c3330', .8, ('#5f5b55', '#2c2c2d'), .24)
BANGDA_FLESH = Flesh('#a9675a', '#c88f7e', '#e2bfae', '#551718', 1.2, ('#d5d5cf', '#20505b'), .18)
BOMBIL_FLESH = Flesh('#d9b3a8', '#ead3ca', '#f6e9e2', '#b57c78', .3, ('#dcc3b9', '#94827d'), .16)
RAWAS_FLESH = Flesh('#dfa48c', '#efc5b0', '#fae6da', '#a9584a', .6, ('#d9d7c8', '#6b776f'))


# ---- pieces --------------------------------------------------------------------------------------

def piece(fish, flesh, start, stop, lean=(0, 0), seed=0, cavity=False, coat=None, table_size=1.5, fins=()):
    """The body from start to stop. `lean` slants the two cuts, so that a camera above sees the flesh."""
    def wobble(angle):
        dice = np.random.default_rng(seed)
        return 1 + sum(.010 * (dice.random() - .3) * np.sin(k * angle + 6 * dice.random()) for k in (2, 3, 5))

    parts = [fish.wall(start, stop, *lean, wobble)]
    if start > 0:
        parts.append(cut_face(fish, flesh, start, lean[0], -1, wobble, seed, cavity, coat, table_size))
    if stop < 1:
        parts.append(cut_face(fish, flesh, stop, lean[1], 1, wobble, seed + 1, cavity, coat, table_size))
    if start == 0:
        parts.append(fish.eyeball())
    parts += [fish.fin(fish.species.fins[k], k) for k in fins]
    return parts


def slice_of(fish, flesh, start, stop, seed=0, cavity=False, coat=None, table_size=2.8):
    """A piece laid on its hind cut, the fore cut up, its back towards +y."""
    parts = piece(fish, flesh, start, stop, (0, 0), seed, cavity, coat, table_size)
    middle = float(fish.middle(np.array([(start + stop) / 2]))[0])
    for part in parts:
        change_points(part, lambda p: np.stack([p[:, 2], p[:, 1] - middle, stop - p[:, 0]], 1))
    return parts


def cut_face(fish, flesh, x, lean, facing, wobble, seed, cavity, coat, table_size):
    half, thick, middle = (float(f(np.array([x]))[0]) for f in (fish.half_height, fish.thick, fish.middle))
    art = section(flesh, thick, half, seed, cavity)
    if coat:
        coat(art, seed + 20, table_size * 2.24 * thick)
        art.spot((0, .02 * half), flesh.bone * thick, '#e9c795', .75)
        art.spot((0, .02 * half), .35 * flesh.bone * thick, '#8a3a1c', .8)
    angle = np.linspace(0, 2 * pi, 300, endpoint=False)
    inset = np.concatenate([np.linspace(.001, .96, 90), [.975, .988, 1]])
    rim = np.concatenate([np.zeros(90), [.001, .003, .007]])
    y = middle + half * np.outer(inset, np.sin(angle) * wobble(angle))
    z = thick * np.outer(inset, np.cos(angle) * wobble(angle))
    u, v = .5 + z / thick / 2.24, .5 + (y - middle) / half / 2.24
    relief = map_coordinates(art.relief, [v * (art.shape[0] - 1), u * (art.shape[1] - 1)], order=1, mode='nearest')
    along = x + lean * z + facing * (relief - rim[:, None])
    if coat:
        look = surface(art.colour, art.rough, art.bump, .5, .012, coat=.8, coat_rough=.12)
    else:
        look = surface(art.colour, art.rough, art.bump, .06, .003, coat=1, coat_rough=.10, clear_edge=(.06, .3) if flesh.clear else None)
    return mesh(np.stack([along, y, z], -1), grid(len(inset), 300, True), look, np.stack([u, v], -1))


def section(flesh, width, height, seed, cavity):
    """A cut across the body. Soft rings and a low cavity: strong ones make a face of it."""
    tall = 800
    art = Painting(*np.meshgrid(np.linspace(-1.12, 1.12, max(260, int(tall * width / height))) * width, np.linspace(-1.12, 1.12, tall) * height))
    x, y = art.x, art.y
    edge = np.hypot(x / width, y / height)
    cloudy, fine = art.noise(5, seed + 1, 5), art.noise(40, seed + 2)
    art.wash(flesh.deep, np.ones(art.shape))
    art.wash(flesh.pale, ramp(.3, .7, cloudy))
    art.wash(flesh.line, .35 * ramp(.55, .95, edge))
    rings = np.zeros(art.shape)
    for side in (-1, 1):
        for up in (-1, 1):
            quarter = (x * side >= 0) & (y * up >= 0)
            far = np.hypot((x - side * .35 * width) / .92, (y - up * .36 * height) / (1.2 * height / width)) / width + .05 * (cloudy - .5)
            rings = np.where(quarter, ramp(.72, .97, np.abs((far * 9) % 1 - .5) * 2) * ramp(.05, .25, far) * (.25 + .8 * fine), rings)
    art.wash(flesh.line, .28 * rings)
    art.wash(flesh.line, .55 * bell(y, .03 * np.abs(x), .004) * (edge < .95) + .45 * bell(x, 0, .0032))
    for side in (-1, 1):
        inward = (width * .97 - x * side) / width
        wedge = bell(y, .01, .11 * height * (1.25 - 1.15 * np.clip(inward, 0, 1)) + .003) * ramp(.72, .10, inward) * (x * side > 0)
        art.wash(flesh.blood, 1.3 * flesh.blood_share * wedge * (.7 + .3 * fine))
    if cavity:
        hollow = np.hypot(x / (.30 * width * (1 + .5 * ramp(-.5, -.9, y / height))), (y + .86 * height) / (.44 * height)) + .10 * (cloudy - .5)
        art.wash('#d9cfc8', .6 * bell(hollow, 1.07, .09))
        art.wash('#6b352f', .85 * ramp(1.05, .90, hollow))
        art.relief -= .035 * ramp(1.05, .8, hollow)
    bone = np.hypot(x, y - .02 * height) / (flesh.bone * width)
    art.wash(flesh.blood, .45 * bell(bone, 1.14, .12))
    art.wash('#dccbb6', ramp(1.05, .98, bone))
    art.wash('#f3eadb', bell(bone, .9, .13))
    art.wash('#7a3430', .75 * ramp(.36, .16, bone))
    art.spot((0, .02 * height - 1.55 * flesh.bone * width), .36 * flesh.bone * width, '#641c1c', .8)
    skin_back, skin_belly = flesh.skin[1], flesh.skin[0]
    art.wash('#ece5dc', .65 * bell(edge, .945, .012))
    for tint, where in ((skin_belly, ramp(.4, -.2, y / height)), (skin_back, ramp(-.2, .4, y / height))):
        art.wash(tint, ramp(.958, .972, edge) * where)
    art.shade(.05 - .10 * fine)
    art.relief += .0010 * (cloudy - .5) - .0003 * rings + .0012 * ramp(1.05, .98, bone)
    art.bump = .5 * fine + .5 * art.noise(150, seed + 3, 3)
    art.rough = .26 + .12 * fine
    return art


def gashes(fish, at, flesh='#e2c3ae', length=.62, lean=.05, depth=.012, width=.008):
    """Slits across the flank, so that the masala gets in."""
    for x in at:
        line = [(x + lean * (h - .5), fish.at(x + lean * (h - .5), h)[1]) for h in np.linspace(.5 - length / 2, .5 + length / 2, 7)]
        fish.painting.stroke(line, width * 1.9, flesh, .85, carve=-.2 * depth, fade=(.15, .15))
        fish.painting.stroke(line, width * .85, '#4a160a', .9, carve=depth * 1.6, carve_width=width, fade=(.2, .2))


# ---- masala --------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Paste:
    body: str
    dark: str
    bright: str
    stain: tuple                 # what the bare places are tinted with
    grain: float                 # how coarse: 0 a smooth paste, 1 a rava crust
    flecks: tuple = (('#c9871c', 260, .010, .018), ('#7c0d05', 200, .012, .028), ('#2c1208', 150, .007, .014), ('#3f6a1c', 40, .020, .045))


RED_MASALA = Paste('#ab320c', '#6c170a', '#d3701a', (.95, .58, .28), .55)
RAVA_CRUST = Paste('#b9501a', '#862d0c', '#d98a34', (.98, .66, .40), .8,
                   (('#e3b873', 620, .009, .015), ('#8c1d0a', 160, .012, .026), ('#2c1208', 80, .007, .012), ('#3f6a1c', 30, .020, .04)))


def masala(paste=RED_MASALA, cover=.86, depth=.015):
    """A coat over any painting, `depth` thick on the table: returns coat(painting, seed, its width on the table)."""
    def coat(art, seed, span):
        broad, lumps, grit = art.noise(max(2, 5 * span), seed, 5, .55), art.noise(24 * span, seed + 1, 4), art.noise(110 * span, seed + 2, 3)
        cells = .62 * broad + .38 * lumps
        mask = ramp(1 - cover - .12, 1 - cover + .16, cells)
        tint = mix(colour(paste.body), colour(paste.dark), ramp(.40, .78, broad)[..., None])
        tint = mix(tint, colour(paste.bright), (.55 * ramp(.42, .95, lumps))[..., None])
        tint = tint * (1 + (.18 + .30 * paste.grain) * (grit - .5))[..., None]
        art.colour = mix(art.colour * np.array(paste.stain), tint, mask[..., None]).astype(np.float32)
        height = mask * (.55 + .45 * lumps + .25 * paste.grain * grit)
        for shade, per_area, least, most in paste.flecks:
            fleck = scattered(art.shape, span, per_area, least, most, seed + len(shade) + int(per_area))
            fleck = fleck * ramp(.15, .5, mask)
            art.colour = mix(art.colour, colour(shade) * (.75 + .5 * grit[..., None]), (.85 * fleck)[..., None]).astype(np.float32)
            height = height + .12 * fleck
        units = (art.x.max() - art.x.min()) / span
        art.relief = art.relief * .75 + depth * units * height
        art.bump = height + (.18 + .4 * paste.grain) * grit
        art.rough = np.clip(.44 + .2 * paste.grain - .30 * ramp(.45, .75, art.noise(9 * span, seed + 5, 3)) * (1 - .6 * paste.grain), .12, .9)
    return coat


def scattered(shape, span, per_area, least, most, seed):
    """Small oval flecks; sizes and numbers are counted on the table, not on the painting."""
    dice = np.random.default_rng(seed)
    per_unit = shape[1] / span
    layer = np.zeros(shape, np.uint8)
    for _ in range(int(per_area * span * shape[0] / per_unit)):
        at = (int(dice.random() * shape[1]), int(dice.random() * shape[0]))
        size = (least + (most - least) * dice.random()) * per_unit / 2
        cv2.ellipse(layer, at, (max(1, int(size)), max(1, int(size * (.4 + .4 * dice.random())))), dice.random() * 360, 0, 360, 255, -1, cv2.LINE_AA)
    return layer / 255.


def spiced(fish, coat, table_size, seed=3):
    """The coat over a whole fish, its fins too."""
    coat(fish.painting, seed, 1.04 * table_size)
    fish.spiced = True


# ---- fillets and sauces --------------------------------------------------------------------------

def fillet(look_of, length=.8, width=.34, height=.13, seed=0):
    """A portion of fillet, skin down; `look_of(painting)` paints and returns the material."""
    dice = np.random.default_rng(seed)
    along, round_ = np.linspace(-1, 1, 200), np.linspace(-1, 1, 120)
    a, b = np.meshgrid(along, round_, indexing='ij')
    slant = .12 * b * width
    x = a * length / 2 + slant
    y = b * width / 2 * (1 - .10 * a ** 2 + .03 * np.sin(3 * a + 6 * dice.random()))
    body = np.clip(1 - np.abs(b) ** 3.4, 0, 1) ** .42 * np.clip(1 - np.abs(a) ** 9, 0, 1) ** .35
    lift = height * body * (.86 + .14 * np.cos(a * 1.3) + .10 * (b * .5))
    art = Painting(*np.meshgrid(np.linspace(-1, 1, 1400), np.linspace(-1, 1, 800)))
    look = look_of(art)
    relief = map_coordinates(art.relief, [(b + 1) / 2 * 799, (a + 1) / 2 * 1399], order=1)
    return [sheet(np.stack([x, y, lift + relief * body], -1), look, np.stack([(a + 1) / 2, (b + 1) / 2], -1))]


def pool(at, radius, look, seed=0, height=.014):
    """Sauce that has run out over a plate."""
    dice = np.random.default_rng(seed)
    angle = np.linspace(0, 2 * pi, 160, endpoint=False)
    edge = radius * (1 + sum(.09 / k * np.sin(k * angle + 6 * dice.random()) for k in (2, 3, 5, 7)))
    out = np.concatenate([np.linspace(.001, .9, 40), np.linspace(.91, 1, 16)])
    level = height * np.sqrt(np.clip(1 - np.clip((out - .8) / .2, 0, 1) ** 2, 0, 1))
    points = np.stack([np.outer(out, edge * np.cos(angle)), np.outer(out, edge * np.sin(angle)), np.repeat(level[:, None], 160, 1)], -1)
    return place([mesh(points, grid(len(out), 160, True), look, .5 + points[..., :2] / (2.6 * radius))], at)
