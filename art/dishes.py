"""Plates, pans and what is strewn over a cooked dish."""
from math import cos, pi, sin

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter

from cuts import scattered
from paint import Painting, colour, fbm, mix, ramp
from solids import grid, mesh, place, surface, tube


def turned(profile, look, sides=160):
    """A dish from its profile of (radius, height), as on a potter's wheel."""
    bends = np.array(profile, float)
    stations = np.r_[0, np.cumsum(np.hypot(*np.diff(bends, axis=0).T))]
    line = PchipInterpolator(stations, bends)(np.linspace(0, stations[-1], 160))
    angle = np.linspace(0, 2 * pi, sides, endpoint=False)
    points = np.stack([line[:, :1] * np.cos(angle), line[:, :1] * np.sin(angle), np.repeat(line[:, 1:], sides, 1)], -1)
    return mesh(points, grid(len(line), sides, True), look, .5 + points[..., :2] / (2.2 * line[:, 0].max()))


def plate(at=(0, 0, 0), radius=1.1, glaze='#d9d2c3', speckle='#6b5a45'):
    """Hand-thrown stoneware."""
    size = 900
    x, y = np.meshgrid(np.linspace(-1.1, 1.1, size), np.linspace(-1.1, 1.1, size))
    grains = gaussian_filter((np.random.default_rng(4).random((size, size)) < .0012).astype(float), 1.6) * 16
    tint = mix(np.ones((size, size, 3)) * colour(glaze), colour(speckle), np.clip(grains, 0, .7)[..., None])
    tint = tint * (.93 + .14 * fbm((size, size), 5, 8)[..., None])
    tint = mix(tint, colour('#8a6a46'), ramp(.972, .995, np.hypot(x, y))[..., None] * .8)
    look = surface(tint, .3, coat=.6, coat_rough=.12)
    r = radius
    made = turned([(.001, .035), (.5 * r, .036), (.74 * r, .045), (.86 * r, .085), (.97 * r, .15), (1.0 * r, .165), (1.005 * r, .15), (.9 * r, .06), (.7 * r, .0)], look)
    return place([made], at)


def skillet(at=(0, 0, 0), radius=1.0, handle=-35):
    """A cast-iron pan, its handle turned by degrees."""
    size = 700
    fine = fbm((size, size), 120, 3, 3)
    look = surface(np.ones((size, size, 3)) * colour('#15161a') * (.8 + .4 * fine[..., None]), .42 + .1 * fine, fine, .10, .004, coat=.25, coat_rough=.3)
    r = radius
    pan = turned([(.001, .03), (.86 * r, .03), (.93 * r, .06), (.985 * r, .22), (1.0 * r, .24), (1.03 * r, .235), (1.03 * r, .2), (.95 * r, .02), (.9 * r, 0)], look)
    a = np.radians(handle)
    grip = tube([(1.0 * r * cos(a), 1.0 * r * sin(a), .19), (1.3 * r * cos(a), 1.3 * r * sin(a), .23), (1.9 * r * cos(a), 1.9 * r * sin(a), .25)], [.11, .075, .10], surface('#17181b', .45, coat=.2), 60, 20)
    return place([pan, grip], at)


def grains(points, length, thick, look, seed=0, flat=.6):
    """Small ovals (rice, sesame, garlic) at the points, each turned its own way; one mesh for all."""
    dice = np.random.default_rng(seed)
    polar, angle = np.linspace(.02, pi - .02, 8), np.linspace(0, 2 * pi, 8, endpoint=False)
    one = np.stack([np.repeat(np.cos(polar)[:, None], 8, 1), np.outer(np.sin(polar), np.cos(angle)), flat * np.outer(np.sin(polar), np.sin(angle))], -1)
    vertices, faces = [], []
    for k, at in enumerate(points):
        size = .7 + .6 * dice.random(3)
        turn, dip = dice.random() * 2 * pi, (dice.random() - .5) * .9
        p = one * np.array([length, thick, thick]) * size * (1 + .25 * (dice.random(one.shape) - .5))
        p = np.stack([p[..., 0] * cos(dip) - p[..., 2] * sin(dip), p[..., 1], p[..., 0] * sin(dip) + p[..., 2] * cos(dip)], -1)
        p = np.stack([p[..., 0] * cos(turn) - p[..., 1] * sin(turn), p[..., 0] * sin(turn) + p[..., 1] * cos(turn), p[..., 2]], -1)
        vertices.append((p + np.array(at)).reshape(-1, 3))
        faces.append(grid(8, 8, True) + 64 * k)
    return mesh(np.concatenate(vertices), np.concatenate(faces), look)


def rice(at, radius=.34, height=.2, count=1500, seed=0):
    """A mound of steamed rice."""
    dice = np.random.default_rng(seed)
    far, angle = np.sqrt(dice.random(count)), dice.random(count) * 2 * pi
    level = height * np.cos(np.clip(far, 0, 1) * pi / 2) ** .8 + .012 * dice.random(count)
    points = np.stack([at[0] + radius * far * np.cos(angle), at[1] + radius * far * np.sin(angle), at[2] + level], 1)
    core = turned([(.001, .95 * height), (.4 * radius, .80 * height), (.75 * radius, .38 * height), (.96 * radius, 0)], surface('#e6e0d2', .5))
    place([core], at)
    return grains(points, .030, .0105, surface('#efeadf', .38, coat=.2), seed)


def strewn(at, spread, count, length, thick, shade, seed=0, height=lambda x, y: 0., coat=.3, flat=.6):
    """Seeds or chopped bits fallen over a place; height says how high the food is there."""
    dice = np.random.default_rng(seed)
    x, y = at[0] + spread[0] * (dice.random(count) * 2 - 1), at[1] + spread[1] * (dice.random(count) * 2 - 1)
    points = np.stack([x, y, [at[2] + height(a, b) for a, b in zip(x, y)]], 1)
    return grains(points, length, thick, surface(shade, .4, coat=coat), seed, flat)


def flakes(at, spread, count, size, shade, seed=0, height=lambda x, y: 0.):
    """Chopped leaf or crushed chilli: thin, ragged, each fallen its own way; one mesh for all."""
    dice = np.random.default_rng(seed)
    corners = 9
    round_ = np.linspace(0, 2 * pi, corners, endpoint=False)
    vertices, faces = [], []
    for k in range(count):
        reach = size * (.5 + .9 * dice.random()) * (.55 + .6 * dice.random(corners))
        x, y = reach * np.cos(round_), reach * (.45 + .5 * dice.random()) * np.sin(round_)
        z = .35 * x * (dice.random() - .5) + .9 * y * (dice.random() - .5) + 12 * x * x * (dice.random() - .3)
        turn, far, way = 2 * pi * dice.random(), np.sqrt(dice.random()), 2 * pi * dice.random()
        px, py = at[0] + spread[0] * far * np.cos(way), at[1] + spread[1] * far * np.sin(way)
        rim = np.stack([px + x * cos(turn) - y * sin(turn), py + x * sin(turn) + y * cos(turn), at[2] + height(px, py) + z], 1)
        vertices += [rim, [[px, py, at[2] + height(px, py)]]]
        faces += [[(corners + 1) * k + i, (corners + 1) * k + (i + 1) % corners, (corners + 1) * k + corners] for i in range(corners)]
    return mesh(np.concatenate(vertices), faces, surface(shade, .42, coat=.4, coat_rough=.2, translucent=.2))


def melted_butter(radius, seed=0):
    """Golden and thin: the pan shows through it, and more so towards its edge."""
    art = Painting(*np.meshgrid(np.linspace(-1.3, 1.3, 900), np.linspace(-1.3, 1.3, 900)), '#b9741a')
    cloudy, fine, swirl = art.noise(7, seed, 5), art.noise(46, seed + 1, 4), art.noise(16, seed + 2, 4)
    art.wash('#dba23a', .75 * ramp(.45, .75, cloudy))
    art.wash('#8a4310', .65 * ramp(.55, .85, swirl))
    art.wash('#eabf62', .40 * ramp(.62, .82, fine) * ramp(.45, .70, cloudy))
    drops = gaussian_filter(scattered(art.shape, 2.2, 340, .008, .034, seed + 4), 1.2)
    art.wash('#c4560f', .75 * drops)                                    # beads of red oil
    thin = ramp(.98, .60, np.hypot(art.x, art.y) + .34 * (cloudy - .5))
    return surface(art.colour, .24 + .14 * fine, .4 * cloudy + .5 * swirl + .20 * fine + .5 * drops, .35, .014, coat=.30, coat_rough=.16, specular=.3, alpha=.82 * thin)


def onion_rings(at, spread, count, seed=0, height=lambda x, y: .12):
    """Spring onion, cut fine."""
    dice = np.random.default_rng(seed)
    looks = [surface(shade, .35, coat=.4) for shade in ('#5f8f2c', '#9dbb5a', '#3f701f')]
    around = np.linspace(0, 2 * pi, 12)
    made = []
    for _ in range(count):
        size = .016 + .012 * dice.random()
        ring = np.stack([size * np.cos(around), size * np.sin(around) * (.7 + .3 * dice.random()), .004 * np.sin(2 * around)], 1)
        x, y = (at[k] + spread[k] * (dice.random() * 2 - 1) for k in (0, 1))
        ring += (x, y, at[2] + height(x, y))
        made.append(tube(ring, [.006, .006], looks[int(dice.integers(3))], 40, 8))
    return made


def gratin(seed=0):
    """Paints a browned, bubbling cheese crust; for a mound over a half shell."""
    def paint(art):
        broad, lumps, fine = art.noise(5, seed, 5), art.noise(22, seed + 1, 4), art.noise(90, seed + 2, 3)
        bubbles = gaussian_filter(scattered(art.shape, 1.6, 420, .012, .050, seed + 9), 3)
        melted = art.noise(11, seed + 5, 3)
        art.wash('#d8a256', np.ones(art.shape))
        art.wash('#f0d6a0', .75 * ramp(.46, .75, melted))
        art.wash('#f6e3b4', .6 * ramp(.72, .98, np.abs(art.y)))                          # sauce that has run to the edge
        grilled = .60 * broad + .26 * melted + .14 * lumps
        brown = ramp(.36, .62, grilled) * ramp(1., .66, np.abs(art.y))
        art.wash('#b3651f', .80 * brown)
        art.wash('#7a3a10', .75 * ramp(.52, .72, grilled) * brown)
        art.wash('#4a1f09', .65 * ramp(.64, .80, grilled + .10 * bubbles) * brown)
        art.specks('#466f22', .0006, 3.0, .8, seed + 4)
        art.relief += .004 * lumps + .016 * broad + .012 * melted + .003 * bubbles
        return surface(art.colour, np.clip(.22 + .30 * fine + .2 * brown, 0, 1), .35 * lumps + .15 * fine + .5 * melted + .2 * bubbles, .45, .012, coat=.6, coat_rough=.15, deep=(.4, (.03, .015, .006)))
    return paint


def teriyaki(seed=0):
    """Paints pink fish with its pale seams under a dark, sticky glaze."""
    def paint(art):
        broad, fine = art.noise(5, seed, 5), art.noise(60, seed + 1, 4)
        art.wash('#cf6d3c', np.ones(art.shape))
        seams = ramp(.80, 1, np.cos((art.x * 8 + 1.6 * np.abs(art.y + .15) ** 1.3 * 3 + 1.5 * broad) * pi) * .5 + .5)
        art.wash('#f0b48a', .65 * seams * (.4 + .8 * fine))
        art.relief -= .005 * seams
        glaze = ramp(.30, .62, .7 * broad + .3 * fine + .25 * (1 - np.abs(art.y)) - .05)
        art.wash('#6b2409', .78 * glaze * (1 - .35 * seams))
        art.wash('#2c0f06', .55 * ramp(.62, .85, broad) * glaze + .5 * ramp(.86, 1, np.abs(art.y)))
        return surface(art.colour, np.clip(.16 + .12 * fine, 0, 1), .6 * fine + .4 * (1 - seams), .25, .008, coat=1, coat_rough=.05)
    return paint
