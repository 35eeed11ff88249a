"""Painting with numpy: everything that is colour, gloss or relief before it lies on a solid.

Row 0 is the bottom. Colours are sRGB in 0..1.
"""
import cv2
import numpy as np
from scipy.interpolate import splev, splprep
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree


class Painting:
    """A plane with a place (x, y), a colour, a relief, a roughness and a fine bump at every point."""

    def __init__(self, x, y, base='#808080', rough=.4):
        self.x, self.y = x.astype(np.float32), y.astype(np.float32)
        self.shape = x.shape
        self.colour = np.ones(self.shape + (3,), np.float32) * colour(base)
        self.relief = np.zeros(self.shape, np.float32)
        self.bump = np.zeros(self.shape, np.float32)
        self.rough = np.full(self.shape, rough, np.float32)

    def noise(self, cells, seed, octaves=4, gain=.5):
        return fbm(self.shape, cells, seed, octaves, gain)

    def wash(self, tint, amount):
        self.colour = mix(self.colour, colour(tint), np.clip(amount, 0, 1)[..., None]).astype(np.float32)

    def shade(self, amount):
        """Darker where amount is above 0, lighter below."""
        self.colour = self.colour * (1 - amount)[..., None]

    def stroke(self, points, width, tint=None, strength=.8, carve=0, carve_width=None, fade=(.12, .12), wobble=None):
        """A line along the points; without a tint it only darkens. `carve` cuts it into the relief."""
        reach = 3 * max(width, carve_width or width)
        path = curve(points, 240)
        low, high = path.min(0) - reach, path.max(0) + reach
        rows = np.flatnonzero((self.y[:, 0] > low[1]) & (self.y[:, 0] < high[1]))
        columns = np.flatnonzero((self.x[0] > low[0]) & (self.x[0] < high[0]))
        if not len(rows) or not len(columns):
            return
        part = np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
        x, y = self.x[part], self.y[part]
        if wobble is not None:
            y = y + wobble[part]
        distance, nearest = cKDTree(path).query(np.stack([x.ravel(), y.ravel()], 1))
        distance, along = distance.reshape(x.shape), (nearest / 239).reshape(x.shape)
        ends = ramp(-1e-6, max(fade[0], 1e-6), along) * ramp(1 + 1e-6, 1 - max(fade[1], 1e-6), along)
        line = np.exp(-(distance / width) ** 2) * ends
        if tint is None:
            self.colour[part] *= (1 - strength * line)[..., None]
        else:
            self.colour[part] = mix(self.colour[part], colour(tint), (strength * line)[..., None])
        if carve:
            self.relief[part] -= carve * np.exp(-(distance / (carve_width or width)) ** 2) * ends

    def spot(self, at, radius, tint, strength=.8, soft=.35, stretch=1):
        distance = np.hypot((self.x - at[0]) / stretch, self.y - at[1])
        self.wash(tint, strength * ramp(radius * (1 + soft), radius * (1 - soft), distance))

    def specks(self, tint, density, size, strength, seed, where=1):
        """Grains of 3 px and more: finer ones read as render noise."""
        seeds = np.random.default_rng(seed).random(self.shape) < density
        grains = np.clip(gaussian_filter(seeds.astype(np.float32), size) * 9 * size ** 1.2, 0, 1)
        self.wash(tint, grains * strength * where)

    def pearl(self, amount, seed):
        """The soft pink and blue play of light on wet skin."""
        a, b = self.noise(7, seed) - .5, self.noise(9, seed + 1) - .5
        self.colour = self.colour * (1 + amount * np.stack([a, -.25 * a + .2 * b, -.9 * b], -1))


def colour(hex_code):
    code = hex_code.lstrip('#')
    return np.array([int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def ramp(start, end, x):
    """0 at start, 1 at end, smooth between; start may be above end."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return a + (b - a) * t


def bell(x, centre, width):
    return np.exp(-((x - centre) / width) ** 2)


def fbm(shape, cells, seed, octaves=4, gain=.5):
    """Cloud noise in 0..1; `cells` are counted across the width."""
    height, width = shape
    dice = np.random.default_rng(seed)
    total, weight, sum_of_weights = np.zeros(shape, np.float32), 1., 0.
    for octave in range(octaves):
        across = max(2, int(cells * 2 ** octave))
        down = max(2, int(across * height / width) + 1)
        grid = dice.random((down + 3, across + 3)).astype(np.float32)
        total += weight * cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
        sum_of_weights += weight
        weight *= gain
        if across > width / 2:
            break
    return np.clip((total / sum_of_weights - .5) * 1.6 + .5, 0, 1)


def streaks(shape, cells, seed, along=24):
    """Noise drawn out along the second axis of a fin or a leaf."""
    thin = fbm((along, shape[1]), cells, seed, 3)
    return cv2.resize(thin, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


def curve(points, count=200, closed=False):
    """A smooth line through the points."""
    p = np.array(points, float)
    if closed:
        p = np.vstack([p, p[:1]])
    knots, _ = splprep(p.T, s=0, k=min(3, len(p) - 1), per=closed)
    return np.array(splev(np.linspace(0, 1, count), knots)).T


def scales(x, y, size):
    """Overlapping scales, those in front on top: (height 0..1, a number per scale, edge)."""
    u, v = x / size, y / (size * .55)
    row_of = np.floor(v)
    top = np.full_like(x, -1e9)
    height, number, edge = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for row in (row_of - 1, row_of, row_of + 1):
        shifted = u + .5 * (row % 2)
        for column in (np.floor(shifted) - 1, np.floor(shifted)):
            dx, dy = shifted - column - .5, (v - row - .5) * .55
            distance = np.sqrt((dx - .25) ** 2 * .9 + dy ** 2)
            seen = (distance < .62) & (-column > top)
            top = np.where(seen, -column, top)
            height = np.where(seen, .35 + .65 * np.clip(dx + .5, 0, 1) * ramp(.62, .5, distance), height)
            edge = np.where(seen, ramp(.45, .62, distance), edge)
            number = np.where(seen, (np.sin(column * 127.1 + row * 311.7) * 43758.5453) % 1, number)
    return height, number, edge
