"""What the knife and the kitchen do to a fish: pieces, slices, gashes, masala, fillets, sauces.

A piece is the same body as the whole fish, from one x to another, with painted flesh on its cuts.
"""
from dataclasses import dataclass
from math import pi

import cv2
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from fish import wet
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


SURMAI_FLESH = Flesh('#96493b', '#b97c69', '#d8ac99', '#561514', 1.5, ('#b9bec0', '#3b4854'), .13)
POMFRET_FLESH = Flesh('#bd9484', '#d6baaa', '#eedfd3', '#94504a', .55, ('#d5d8d8', '#5c6a75'), .26)
HALWA_FLESH = Flesh('#b38573', '#cfaa97', '#eadacc', '#7c3330', .8, ('#5f5b55', '#2c2c2d'), .24)
BANGDA_FLESH = Flesh('#a9675a', '#c88f7e', '#e2bfae', '#551718', 1.2, ('#d5d5cf', '#20505b'), .18)
BOMBIL_FLESH = Flesh('#d9b3a8', '#ead3ca', '#f6e9e2', '#b57c78', .3, ('#dcc3b9', '#94827d'), .08)


# ---- pieces --------------------------------------------------------------------------------------

def piece(fish, flesh, start, stop, lean=(0, 0), seed=0, cavity=False, coat=None, table_size=1.5, fins=(), emptied=0., sags=0.):
    """The body from start to stop. `lean` slants the two cuts, so that a camera above sees the flesh; the belly falls in as far back as it is `emptied`; soft flesh `sags`, most where it was cut."""
    uneven = .05 if coat else .015                        # a coat is never as even as a skin
    lumpy = coat and stop - start < .15                   # along a long piece lumps of the outline would be grooves

    def wobble(angle):
        dice = np.random.default_rng(seed)
        round_ = 1 + sum(uneven * (dice.random() - .3) * np.sin(k * angle + 6 * dice.random()) for k in (2, 3, 5))
        return round_ + (sum(.016 * dice.random() * np.sin(k * angle + 6 * dice.random()) for k in (7, 11, 17, 23)) if lumpy else 0)

    parts = [fish.wall(start, stop, *lean, wobble)]
    if start > 0:
        parts.append(cut_face(fish, flesh, start, lean[0], -1, wobble, seed, cavity, coat, table_size))
    if stop < 1:
        parts.append(cut_face(fish, flesh, stop, lean[1], 1, wobble, seed + 1, cavity, coat, table_size))
    if emptied:
        for part in parts:
            change_points(part, lambda p: fallen_in(fish, p, emptied, seed))
    if sags:
        for part in parts:
            change_points(part, lambda p: settled(fish, p, start, stop, sags))
    if start == 0:
        parts.append(fish.eyeball())
    parts += [fish.fin(fish.species.fins[k], k) for k in fins]
    return parts


def fallen_in(fish, points, vent, seed):
    """With nothing inside, the upper belly wall sinks on to the lower one and its edge curls inward."""
    x, y, z = np.asarray(points).T
    tall = fish.top(x) - fish.bottom(x)
    relative = (y - fish.bottom(x)) / tall
    fold = .03 * np.sin(34 * x + seed) + .015 * np.sin(71 * x + 2 * seed)
    share = ramp(vent + .04, vent - .12, x)
    sunk = share * ramp(.54, .14, relative + fold)
    floor = -fish.skin_height(x, y)
    curled = y + .06 * tall * share * ramp(.26, .0, relative) * (1 + 3 * fold)
    return np.stack([x, curled, z + (floor - z) * sunk * .42], 1)


def settled(fish, points, start, stop, sags):
    """Flesh without a spring in it lies lower and wider, and spreads where nothing holds it any more."""
    x, y, z = np.asarray(points).T
    near = np.maximum(ramp(.10, 0, x - start) * (start > 0), ramp(.10, 0, stop - x) * (stop < 1))
    share = sags * (.5 + .5 * near)
    floor, middle = -fish.thick(x), fish.middle(x)
    return np.stack([x, middle + (y - middle) * (1 + .45 * share), floor + (z - floor) * (1 - share)], 1)


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
        art.spot((0, .02 * half), flesh.bone * thick, '#dfb27c', .60)
        art.spot((0, .02 * half), .35 * flesh.bone * thick, '#8a3a1c', .8)
    angle = np.linspace(0, 2 * pi, 300, endpoint=False)
    inset = np.concatenate([np.linspace(.001, .96, 90), [.975, .988, 1]])
    rim = np.concatenate([np.zeros(90), [.001, .003, .007]])
    y = middle + half * np.outer(inset, np.sin(angle) * wobble(angle))
    z = thick * np.outer(inset, fish.flank(angle) * wobble(angle))
    u, v = .5 + z / thick / 2.24, .5 + (y - middle) / half / 2.24
    relief = map_coordinates(art.relief, [v * (art.shape[0] - 1), u * (art.shape[1] - 1)], order=1, mode='nearest')
    inward = (1 - inset)[:, None]
    relief = np.maximum(relief * ramp(0, .07, inward), -.15 * inward)        # else the rim of a coat stands off the skin, and a hollow's floor looks out of it
    along = x + lean * z + facing * (relief - rim[:, None])
    if coat:
        look = surface(art.colour, art.rough, art.bump, .4, .010, coat=.55, coat_rough=.15, deep=(.35, (.020, .008, .004)))
    else:
        look = surface(art.colour, art.rough, art.bump, .16, .003, coat=.6 * wet(art.rough), coat_rough=.09, deep=(.6, (.036, .018, .012)))
    return mesh(np.stack([along, y, z], -1), grid(len(inset), 300, True), look, np.stack([u, v], -1))


def section(flesh, width, height, seed, cavity):
    """A cut across the body: four cones of muscle, seen as soft uneven rings. Strong or regular ones make a quilt or a face of it."""
    tall = 900
    art = Painting(*np.meshgrid(np.linspace(-1.12, 1.12, max(300, int(tall * width / height))) * width, np.linspace(-1.12, 1.12, tall) * height))
    x, y = art.x / width, art.y / height
    edge = np.hypot(x, y)
    cloudy, fine, fibres = art.noise(4, seed + 1, 4), art.noise(40, seed + 2), art.noise(130, seed + 3, 2)
    across, up = x + .16 * (art.noise(3, seed + 4, 3) - .5), y + .14 * (art.noise(4, seed + 5, 3) - .5)
    art.wash(flesh.deep, np.ones(art.shape))
    art.wash(flesh.pale, .55 + 0 * x)
    art.wash(flesh.pale, .8 * ramp(.35, .75, cloudy))
    art.wash(flesh.deep, .45 * ramp(.6, .95, edge) * (.4 + fine) + .40 * bell(np.hypot(np.abs(across) - .38, np.abs(up) - .42), 0, .2))
    far = np.hypot((np.abs(across) - .38) / .8, np.abs(up) - .42)
    phase = far * 6.2 + .7 * (art.noise(5, seed + 6, 3) - .5) + .8 * (across > 0) + .5 * (up > 0)
    ring = ramp(.80, 1, np.abs(phase % 1 - .5) * 2) * ramp(.10, .4, far) * ramp(1., .86, edge) * (.15 + .85 * art.noise(7, seed + 7, 3))
    art.wash(flesh.deep, .34 * ramp(.2, .9, np.abs((phase + .35) % 1 - .5) * 2) * ramp(.1, .4, far))
    art.wash(flesh.line, .62 * ring)
    art.wash(flesh.line, .32 * bell(up, .03 * np.abs(x), .008) * ramp(.95, .85, edge) + .26 * bell(across, 0, .012 * height / width))
    art.shade(.10 * (fibres - .5))
    for side in (-1, 1):
        inward = .97 - x * side
        far_in = max(1, flesh.blood_share)
        wedge = ramp(.19 * far_in * (1.15 - np.clip(inward, 0, 1)), .0, np.abs(up - .01) - .05 * (fine - .5)) * ramp(.80 * far_in, .05, inward + .2 * (fine - .5)) * (x * side > 0)
        art.wash(flesh.blood, .95 * min(1, flesh.blood_share) * wedge * (.62 + .5 * fine))
    if cavity:
        hollow = np.hypot(x / (.34 * (1 + .5 * ramp(-.5, -.9, y))), (y + .86) / .44) + .16 * (cloudy - .5)
        art.wash('#d9cbc4', .7 * bell(hollow, 1.08, .07))
        art.wash('#43302e', .95 * ramp(1.04, .96, hollow))                          # the thin dark lining
        art.wash('#a18580', .90 * ramp(.95, .80, hollow) * (.7 + .5 * fine))
        art.wash('#5d4340', .75 * ramp(.70, .2, hollow))
        art.relief -= .05 * ramp(1.04, .5, hollow)
    if height > 2 * width:                                   # in a deep fish the bone's long thorns reach up and down
        art.wash('#e6d8c6', .62 * bell(across, 0, .040) * ramp(.93, .70, np.abs(y)) * (.5 + .7 * fine))
    turn = np.arctan2(art.y, art.x)
    bone = np.hypot(art.x, art.y - .02 * height) / (flesh.bone * width) + .05 * np.sin(5 * turn + seed) + .10 * (fine - .5)
    art.wash(flesh.blood, .40 * bell(bone, 1.16, .16))
    art.wash('#cdb8a2', ramp(1.07, .98, bone))
    art.wash('#e9dcc8', .9 * bell(bone, .84, .15) * (.6 + .4 * np.sin(9 * turn)))
    art.wash('#8d4b42', .75 * ramp(.46, .10, bone))
    art.spot((.05 * width, .02 * height - 1.6 * flesh.bone * width), .34 * flesh.bone * width, '#5a1716', .75)
    art.wash('#e6dcd2', .55 * bell(edge, .945, .014))
    for tint, where in ((flesh.skin[0], ramp(.4, -.2, y)), (flesh.skin[1], ramp(-.2, .4, y))):
        art.wash(tint, ramp(.960, .974, edge) * where)
    art.relief += .0008 * (cloudy - .5) + .0008 * ramp(1.05, .98, bone) - .0002 * ring
    art.bump = .35 * fine + .45 * fibres + .2 * (1 - ring)
    art.rough = .20 + .20 * art.noise(7, seed + 8, 3)
    if cavity:
        art.rough = mix(art.rough, .9, ramp(1.06, .96, hollow))
    return art


def gutted(fish, stop, start=.20, height=.13, gape=.012):
    """The belly slit open from behind the head and washed: pale lips, a thin dark lining, dull pinkish-grey within."""
    art = fish.painting
    slit = [fish.at(x, height + .02 * np.sin(40 * x)) for x in np.linspace(start, stop, 8)]
    upper = [(x, y + .75 * gape * ramp(stop, stop - .12, x)) for x, y in slit]
    before = art.colour.copy()
    art.stroke(slit, 1.9 * gape, '#eddcd2', .9, fade=(.001, .35))
    art.stroke(slit, gape, '#ac918b', .95, carve=.9 * gape, carve_width=gape, fade=(.001, .35))
    art.stroke(upper, .22 * gape, '#4a3331', .8, fade=(.001, .4))
    dull = ramp(.02, .25, np.abs(art.colour - before).max(2))
    art.rough = mix(art.rough, .9, dull)


def gashes(fish, at, length=.62, lean=.05, depth=.013, width=.012, seed=4):
    """Slits across the flank, so that the masala gets in: they gape in the middle, pale flesh within."""
    dice = np.random.default_rng(seed)
    for x in at:
        long, slant = length * (.85 + .25 * dice.random()), lean * (.6 + .9 * dice.random())
        line = [(x + slant * (h - .5) + .004 * np.sin(14 * h + 6 * x), fish.at(x + slant * (h - .5), h)[1]) for h in np.linspace(.52 - long / 2, .52 + long / 2, 7)]
        fish.painting.stroke(line, 2.4 * width, '#8a2409', .45, carve=-.40 * depth, carve_width=2.8 * width, fade=(.3, .3))
        for _ in range(2):                                    # twice, so that its edge is a knife's
            fish.painting.stroke(line, .9 * width, '#f0d2ae', .85, carve=.5 * depth, carve_width=1.1 * width, fade=(.5, .5))
        fish.painting.stroke([(px + .15 * width, py) for px, py in line], .42 * width, '#8f2a0e', .9, carve=.8 * depth, carve_width=.5 * width, fade=(.5, .5))


# ---- masala --------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Paste:
    body: str
    dark: str
    bright: str
    stain: tuple                 # what the bare places are tinted with
    grain: float                 # how coarse: 0 a smooth paste, 1 a rava crust
    flecks: tuple = (('#c9871c', 110, .010, .018), ('#7c0d05', 200, .012, .028), ('#2c1208', 150, .007, .014), ('#3f6a1c', 40, .020, .045))


RED_MASALA = Paste('#ad380b', '#701a08', '#d67a1c', (.95, .60, .27), .65)
RAVA_CRUST = Paste('#b9501a', '#862d0c', '#d98a34', (.98, .66, .40), .8,
                   (('#e3b873', 620, .009, .015), ('#8c1d0a', 160, .012, .026), ('#2c1208', 80, .007, .012), ('#3f6a1c', 30, .020, .04)))


def masala(paste=RED_MASALA, cover=.86, depth=.015):
    """A coat over any painting, `depth` thick on the table: returns coat(painting, seed, its width on the table)."""
    def coat(art, seed, span):
        broad, lumps, grit = art.noise(max(2, 5 * span), seed, 5, .55), art.noise(24 * span, seed + 1, 4), art.noise(110 * span, seed + 2, 3)
        heaped = spooned_to_one_side(art, seed)
        under = gaussian_filter(art.relief, 9) - art.relief                  # where the skin folds, the paste gathers
        gathered = np.clip(under / .0022, 0, 1)
        skin = art.bump
        cells = .62 * broad + .38 * lumps + .13 * heaped - .10 * np.clip(-under / .0022, 0, 1)
        mask = ramp(1 - cover - .12, 1 - cover + .16, cells)
        tint = mix(colour(paste.body), colour(paste.dark), ramp(.40, .78, broad)[..., None])
        tint = mix(tint, colour(paste.bright), (.55 * ramp(.42, .95, lumps))[..., None])
        tint = tint * (1 + (.18 + .30 * paste.grain) * (grit - .5))[..., None]
        art.colour = mix(art.colour * np.array(paste.stain), tint, mask[..., None]).astype(np.float32)
        height = mask * (.55 + .45 * lumps + .25 * paste.grain * grit) * (.85 + .55 * heaped)
        for shade, per_area, least, most in paste.flecks:
            fleck = scattered(art.shape, span, per_area, least, most, seed + len(shade) + int(per_area))
            fleck = fleck * ramp(.15, .5, mask)
            art.colour = mix(art.colour, colour(shade) * (.75 + .5 * grit[..., None]), (.85 * fleck)[..., None]).astype(np.float32)
            height = height + .12 * fleck
        units = (art.x.max() - art.x.min()) / span
        art.relief = art.relief + depth * units * height
        art.bump = height + (.18 + .4 * paste.grain) * grit + .30 * (1 - .55 * mask) * skin
        art.wash(paste.dark, .55 * gathered)
        art.rough = np.clip(.44 + .2 * paste.grain - .30 * ramp(.45, .75, art.noise(9 * span, seed + 5, 3)) * (1 - .6 * paste.grain), .12, .9)
    return coat


def spooned_to_one_side(art, seed):
    """-1..1: no cook spreads a paste evenly."""
    turn = 2.4 * seed
    across, up = (axis - axis.mean() for axis in (art.x, art.y))
    return np.clip(across / across.max() * np.cos(turn) + up / up.max() * np.sin(turn), -1, 1)


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
    art, relative = fish.painting, fish.relative_height()
    coat(art, seed, 1.04 * table_size)
    roots = bell(relative, .03, .035) + bell(relative, .97, .035)           # along the roots of the fins it stays thin, and burns
    art.wash('#4d1609', .55 * roots * ramp(.25, .35, art.x) * (.4 + art.noise(30, seed + 15, 3)))
    art.relief -= .004 * roots
    art.relief *= ramp(1.0, .93, art.x)
    fish.spiced = True


def smear(at, radius, paste=RED_MASALA, seed=0, turn=0, long=1.):
    """Paste that ran down on to the leaf."""
    art = Painting(*np.meshgrid(np.linspace(-1, 1, 500), np.linspace(-1, 1, 500)))
    masala(paste, .98, .010)(art, seed + 40, 2.6 * radius)
    thinning = ramp(.80, .42, np.hypot(art.x, art.y) + .30 * (art.noise(9, seed + 41, 4) - .5))
    look = surface(art.colour, np.clip(art.rough, .12, .5), art.bump, .5, .010, coat=.55, coat_rough=.15, alpha=thinning)
    holder = pool(at, radius, look, seed, .016, ragged=.30)
    holder.scale, holder.rotation_euler = (long, 1, 1), (0, 0, np.radians(turn))


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


def pool(at, radius, look, seed=0, height=.014, ragged=.09):
    """Sauce that has run out over a plate."""
    dice = np.random.default_rng(seed)
    angle = np.linspace(0, 2 * pi, 160, endpoint=False)
    edge = radius * (1 + sum(ragged / k * np.sin(k * angle + 6 * dice.random()) for k in (2, 3, 5, 7)))
    out = np.concatenate([np.linspace(.001, .9, 40), np.linspace(.91, 1, 16)])
    level = height * np.sqrt(np.clip(1 - np.clip((out - .8) / .2, 0, 1) ** 2, 0, 1))
    points = np.stack([np.outer(out, edge * np.cos(angle)), np.outer(out, edge * np.sin(angle)), np.repeat(level[:, None], 160, 1)], -1)
    return place([mesh(points, grid(len(out), 160, True), look, .5 + points[..., :2] / (2.6 * radius))], at)
