"""Draws every fish: a body lofted from a profile, painted from the side, with fins and an eye.

Body units: snout at x 0, tail base at x 1, back towards +y, the fish lying on its side on the table.
The species themselves are tables in species.py.
"""
from dataclasses import dataclass, field
from math import pi
from typing import Callable

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates

from paint import Painting, bell, colour, curve, fbm, mix, ramp, scales, streaks
from solids import change_points, dome, grid, mesh, sheet, surface, tube

MARGIN = .02
DROOP = .13                          # how far a free fin sinks towards the table, as a share of its length


@dataclass
class Fin:
    base: list                      # along the body, sunk 0.01 into it
    edge: list                      # the free edge, from the base's first end to its last
    shades: tuple                   # at the base, at the tip, along the rays
    rays: int = 20
    clearness: tuple = (1, .82)     # alpha at the base and at the tip
    rim: str | None = None          # a dark edge
    lies_on_body: bool = False
    lift: float = .014
    ruffle: float = .008
    grows_in: bool = False          # the tail fin: its rays begin on the scales


@dataclass
class Species:
    top: list
    bottom: list
    thick: list                     # half thickness
    shades: list                    # (relative height, colour) from belly to back
    gill: float
    mouth: list
    eye: tuple                      # x, y, radius
    fins: list
    marks: Callable                 # paints what tells this species apart
    tail_shade: str
    scale: float = 0
    iris: str = '#b7ab86'
    pupil: float = .58
    metal: float = .46
    rough: float = .27
    wet: float = .10                # how sharp the film of water mirrors: less is sharper
    pearl: float = .075
    gill_depth: float = 1.
    clear_edge: tuple | None = None
    deep: tuple | None = None       # soft fish let light in
    keel: float = 1.                # above 1 back and belly come to an edge
    jut: float = 0                  # how far the lower jaw stands before the upper
    whiskers: list = field(default_factory=list)
    seed: int = 1


class Fish:
    """One fish, painted and ready to be cast as a whole or in part."""

    def __init__(self, species: Species, dress: Callable[['Fish'], None] | None = None):
        self.species = species
        self.spiced = False
        xs = np.linspace(0, 1, 2001)
        self._xs = xs
        self._top, self._bottom, self._thick = (eased(table, xs) for table in (species.top, species.bottom, species.thick))
        self.low, self.high = self._bottom.min() - MARGIN, self._top.max() + MARGIN
        self.painting = self._painted()
        if dress:
            dress(self)

    def top(self, x): return np.interp(x, self._xs, self._top)
    def bottom(self, x): return np.interp(x, self._xs, self._bottom)
    def thick(self, x): return np.interp(x, self._xs, self._thick)

    def middle(self, x): return (self.top(x) + self.bottom(x)) / 2
    def half_height(self, x): return (self.top(x) - self.bottom(x)) / 2

    def at(self, x, relative):
        """A point on the side view, by relative height: 0 belly, 1 back."""
        return (x, float(self.bottom(x) + (self.top(x) - self.bottom(x)) * relative))

    def skin_height(self, x, y):
        across = (y - self.middle(x)) / np.maximum(self.half_height(x), 1e-4)
        return self.thick(x) * np.clip(1 - across ** 2, 0, 1) ** (self.species.keel / 2)

    def relative_height(self):
        x, y = self.painting.x, self.painting.y
        return (y - self.bottom(x)) / (self.top(x) - self.bottom(x) + 1e-6)

    def _painted(self):
        kind = self.species
        width = 2000
        height = int(width * (self.high - self.low) / (1 + 2 * MARGIN))
        art = Painting(*np.meshgrid(np.linspace(-MARGIN, 1 + MARGIN, width), np.linspace(self.low, self.high, height)))
        self.painting = art
        relative = self.relative_height()
        cloudy, fine = art.noise(10, kind.seed, 5), art.noise(60, kind.seed + 1)
        shifted = relative + .05 * (cloudy - .5)
        art.wash(kind.shades[0][1], np.ones(art.shape))
        for (start, _), (end, tint) in zip(kind.shades, kind.shades[1:]):
            art.wash(tint, ramp(start, end, shifted))
        body = ramp(kind.gill, kind.gill + .03, art.x)
        if kind.scale:
            bulge, number, edge = scales(art.x, art.y, kind.scale)
            art.shade(body * (.055 * edge - .07 * (number - .5)))
            art.bump += body * .75 * bulge * ramp(.99, .96, art.x)
        art.pearl(kind.pearl, kind.seed + 5)
        kind.marks(self, art, relative, cloudy)
        self._paint_head(art)
        art.wash(kind.tail_shade, .8 * ramp(.955, .99, art.x))
        art.shade(.045 - .09 * fine)
        art.bump += .25 * fine
        film = art.noise(16, kind.seed + 12, 3)                # the water film is thick here and thin there
        art.rough = np.clip(kind.rough + .08 * (fine - .5) + .22 * (film - .55), .10, 1)
        art.shade(.10 * (film - .5))
        return art

    def _paint_head(self, art):
        kind = self.species
        gill = kind.gill
        top, bottom = float(self.top(gill)), float(self.bottom(gill))
        tall = top - bottom
        cover = [(gill - .22 * tall, top - .08 * tall), (gill - .02, top - .28 * tall), (gill, top - .5 * tall),
                 (gill - .015, bottom + .25 * tall), (gill - .30 * tall, bottom + .06 * tall)]
        art.stroke(cover, .004, strength=.5 * kind.gill_depth, carve=.0048 * kind.gill_depth, carve_width=.005)
        art.stroke([(x - .26 * gill, y * .9) for x, y in cover[1:]], .0045, strength=.14 * kind.gill_depth, carve=.0014 * kind.gill_depth)
        art.stroke(kind.mouth, .003, '#3a2a2a', .85, carve=.005, carve_width=.004, fade=(.01, .15))
        x, y, radius = kind.eye
        away = np.hypot(art.x - x, art.y - y)
        art.shade(.30 * bell(away, radius * 1.04, .20 * radius))
        art.relief += .003 * bell(away, radius * 1.35, .4 * radius)

    def cast(self, without=()):
        """The whole fish as Blender objects; `without` names fins by number."""
        kept = [self.fin(f, k) for k, f in enumerate(self.species.fins) if k not in without]
        return [self.wall(), *kept, *self.threads(), self.eyeball()]

    def wall(self, start=0, stop=1, front_slant=0, back_slant=0, wobble=None):
        """The skin from start to stop; slants lean the two cuts (x per unit of height)."""
        t = np.linspace(0, 1, max(60, int(520 * (stop - start))))
        x = .35 * (.5 - .5 * np.cos(pi * t)) + .65 * t if (start, stop) == (0, 1) else t
        x = start + (stop - start) * x
        x[0] = max(x[0], 2e-5)
        x, y, z = self.ring(x, np.linspace(0, 2 * pi, 180, endpoint=False), wobble)
        part = (x - start) / (stop - start)
        from_cuts = np.minimum(x - start if start > 0 else 1, stop - x if stop < 1 else 1) * np.ones_like(z)
        x = x + z * (front_slant * (1 - part) ** 2 + back_slant * part ** 2)
        u, v = self.place_on_painting(x, y)
        relief = map_coordinates(self.painting.relief, [v * (self.painting.shape[0] - 1), u * (self.painting.shape[1] - 1)],
                                 order=1, mode='nearest')
        relief = relief * ramp(0, .014, from_cuts)
        up = np.clip(z / np.maximum(self.thick(x), 1e-4), 0, 1)
        z = z + relief * np.sqrt(up)
        if self.species.jut:
            mouth = np.interp(x, *np.array(self.species.mouth).T)
            jaw = self.species.jut * ramp(.07, 0, x) * ramp(.004, -.004, y - mouth)
            x, y = x - jaw, y + .30 * jaw
        return mesh(np.stack([x, y, z], -1), grid(*x.shape, closed=True), self.skin(), np.stack([u, v], -1))

    def ring(self, x, angle, wobble=None, inset=1.):
        """Points round the body: angle 0 faces up from the table, a quarter turn is the back."""
        round_ = np.ones_like(angle) if wobble is None else wobble(angle)
        y = self.middle(x)[:, None] + (self.half_height(x)[:, None] * (np.sin(angle) * round_)[None]) * inset
        z = self.thick(x)[:, None] * (self.flank(angle) * round_)[None] * inset
        return np.repeat(x[:, None], len(angle), 1), y, z

    def flank(self, angle):
        return np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** self.species.keel

    def place_on_painting(self, x, y):
        return (x + MARGIN) / (1 + 2 * MARGIN), (y - self.low) / (self.high - self.low)

    def skin(self):
        if not hasattr(self, '_skin'):
            art, kind = self.painting, self.species
            if self.spiced:
                self._skin = surface(art.colour, art.rough, art.bump, .42, .010, coat=.6, coat_rough=.14)
            else:
                self._skin = surface(art.colour, art.rough, art.bump, .2 if kind.scale else .10, .005, kind.metal,
                                     coat=wet(art.rough), coat_rough=kind.wet, specular=.6, clear_edge=kind.clear_edge, deep=kind.deep)
        return self._skin

    def fin(self, f: Fin, seed):
        columns, rows = 140, 48
        base, edge = curve(f.base, columns), curve(f.edge, columns)
        dice = np.random.default_rng(seed)
        along, out = np.linspace(0, 1, columns)[:, None], np.linspace(0, 1, rows)[None]
        torn = np.interp(along[:, 0], np.linspace(0, 1, columns // 3), dice.random(columns // 3) + 2.5 * dice.random(columns // 3) ** 8)[:, None] * .016
        reach = (out * (1 - torn))[..., None]
        flat = base[:, None] * (1 - reach) + edge[:, None] * reach
        x, y = flat[..., 0], flat[..., 1]
        z = .004 + f.lift * out + f.ruffle * np.sin(along * (2 + 1.5 * dice.random()) * 2 * pi + 6 * dice.random()) * out ** 1.3
        if f.lies_on_body or f.grows_in:
            z = z + self.skin_height(np.clip(x, 0, 1), y) * (ramp(1.01, .97, x) if f.grows_in else 1)
        if not f.lies_on_body:
            sag = np.minimum(DROOP * np.linalg.norm(edge - base, axis=1), .032)[:, None]
            z = z - (sag + f.lift) * out * (ramp(.25, .9, out) if f.grows_in else ramp(0, .5, out))
        return sheet(np.stack([x, y, z], -1), fin_surface(f, seed, self.spiced))

    def eyeball(self):
        x, y, radius = self.species.eye
        made = dome(radius, eye_surface(self.species, self.spiced), .66)         # flatter, the window would fill the pupil: a stale eye
        step = 1e-3
        lean_x = (self.skin_height(x + step, y) - self.skin_height(x - step, y)) / (2 * step)
        lean_y = (self.skin_height(x, y + step) - self.skin_height(x, y - step)) / (2 * step)
        height = self.skin_height(x, y) + (.004 if self.spiced else -.0015)
        change_points(made, lambda p: np.stack([x + p[:, 0], y + p[:, 1],
                                                height + p[:, 2] + p[:, 0] * lean_x + p[:, 1] * lean_y], 1))
        return made

    def threads(self):
        """The loose filaments under a rawas's breast fin."""
        if not self.species.whiskers:
            return []
        look = surface('#d9cda9', .3, coat=.6)
        return [tube(points, [.0026, .0020, .0014, .0006], look, 90, 8) for points in self.species.whiskers]

    def drops(self, count, seed, water):
        """Water beads lying on the skin."""
        dice = np.random.default_rng(seed)
        polar, angle = np.linspace(0, pi / 2, 7)[:, None], np.linspace(0, 2 * pi, 14, endpoint=False)[None]
        points, faces = [], []
        for k in range(count):
            x = .05 + .9 * dice.random()
            y = self.at(x, .12 + .76 * dice.random())[1]
            radius = .0018 + .0045 * dice.random() ** 3
            px, py = x + radius * np.sin(polar) * np.cos(angle), y + radius * np.sin(polar) * np.sin(angle) * (.8 + .4 * dice.random())
            points.append(np.stack([px, py, self.skin_height(px, py) + radius * .45 * np.cos(polar) + 0 * angle], -1).reshape(-1, 3))
            faces.append(grid(7, 14, True) + k * 98)
        return mesh(np.concatenate(points), np.concatenate(faces), water)


def wet(rough):
    """A film of water lies on everything but what is painted dull: the lining of an emptied belly."""
    return ramp(.85, .6, rough)


def eased(table, xs):
    """Interpolated against the root of x, so that the snout is round, and smoothed behind it."""
    table = np.array(table, float)
    sharp = PchipInterpolator(np.sqrt(table[:, 0]), table[:, 1])(np.sqrt(xs))
    soft = gaussian_filter(sharp, 18, mode='nearest')
    return mix(sharp, soft, ramp(.02, .07, xs))


def fin_surface(f: Fin, seed, spiced=False):
    height, width = 256, 640
    along, out = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    drift = fbm((height, width), 4, seed, 2) - .5
    ray = (along + .012 * drift * out) * f.rays
    single, double = np.abs(ray % 1 - .5) * 2, np.abs(2 * ray % 1 - .5) * 2
    rays = np.clip(ramp(.35, .95, single) * (1 - .35 * out) + ramp(.45, .95, double) * ramp(.35, .7, out) * .5, 0, 1)
    base, tip, bone = (colour(shade) for shade in f.shades)
    tint = mix(mix(base, tip, ramp(0, 1, out)[..., None]), bone, .5 * rays[..., None])
    tint = tint * (.94 + .12 * streaks((height, width), 110, seed + 3, 5)[..., None]) * (.90 + .20 * fbm((height, width), 4, seed + 31, 3)[..., None])
    tint = mix(tint, base * .80, (.35 * ramp(.30, .0, out))[..., None])
    if f.rim:
        tint = mix(tint, colour(f.rim), .8 * ramp(.72, 1, out + .05 * drift)[..., None])
    if spiced:
        burnt = fbm((height, width), 12, seed + 7, 4)
        tint = mix(tint * colour('#cf8a4c'), mix(colour('#a04a1c'), colour('#4a1d0c'), ramp(.35, 1, out)[..., None]),
                   .85 * ramp(.30, .75, burnt)[..., None])
    alpha = np.clip(mix(f.clearness[0], f.clearness[1] - .12, ramp(0, 1, out)) + .25 * rays, 0, 1)
    alpha = np.where(out > .985, .6 * alpha, alpha)
    if f.grows_in:
        alpha = alpha * ramp(0, .16, out + .10 * (rays - .5))
    return surface(tint, .30, rays, .30, .004, coat=.7, coat_rough=.14, alpha=alpha, translucent=.35)


def eye_surface(kind: Species, spiced=False):
    size = 192
    x, y = np.meshgrid(np.linspace(-1, 1, size), np.linspace(-1, 1, size))
    away = np.hypot(x, y)
    pupil = kind.pupil + .06
    tint = np.ones((size, size, 3)) * colour(kind.iris) * (.55 + .5 * fbm((size, size), 24, 5, 3)[..., None])
    tint = mix(tint, colour('#1b2024'), .80 * ramp(.15, .85, y + .15 * away)[..., None])
    tint = mix(tint, colour('#3b2f22'), .45 * ramp(-.35, -.9, y)[..., None])
    tint = mix(tint, colour('#d9cfae'), .40 * bell(away, pupil + .05, .03)[..., None])
    tint = mix(tint, colour('#08090c'), ramp(pupil + .035, pupil - .035, away + .02 * np.sin(3 * np.arctan2(y, x)))[..., None])
    tint = mix(tint, colour(kind.shades[1][1]) * .62, ramp(.84, 1., away)[..., None])
    if spiced:
        tint = tint * np.array([.56, .36, .24])
    return surface(tint, .16, coat=1, coat_rough=.03, specular=.2)
