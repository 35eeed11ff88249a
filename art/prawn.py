"""Draws prawns (white, tiger, peeled) and the spiny lobster.

All are built straight along x, head at 0, and then bent together along one curve.
"""
from math import cos, pi, radians, sin

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from fish import Fin, eased, fin_surface
from paint import Painting, bell, colour, curve, fbm, mix, ramp
from solids import ball, bend, change_points, grid, mesh, sheet, surface, tube

STEPS = [.36, .455, .55, .64, .72, .79, .885]         # where one ring of shell slides under the next
MARGIN = .02

WHITE = dict(belly='#bba98c', side='#8f8b78', back='#474f4e', seam='#8f6a4a', head='#8a4f2a', specks='#7b3b26', blush='#d79a7e',
             leg='#d9b49c', feeler='#a8442c', fan=('#b9ad97', '#b5825a', '#8d7a5e'), fan_rim='#b4452a', paddle=('#dcc8ae', '#e0a183', '#b98a6c'),
             shell=dict(coat=1, coat_rough=.05, specular=.6, clear_edge=(.20, .75)))
TIGER = dict(belly='#8a7f58', side='#5f5c42', back='#363b2d', seam='#2f3022', head='#4a3a22', specks='#1a1d15', blush='#a8683c',
             leg='#8a6a3c', feeler='#7a3a22', fan=('#4a4a38', '#6d5028', '#2a2d22'), fan_rim='#8c2f1a', paddle=('#8a7a4a', '#b3633a', '#5a4a2c'),
             shell=dict(coat=.7, coat_rough=.12, specular=.5, clear_edge=(.05, .45), deep=(.40, (.040, .026, .012))))


class Prawn:
    """One prawn in its shell; `look` is WHITE or TIGER."""

    def __init__(self, look=WHITE, seed=0):
        self.look, self.seed = look, seed
        xs = np.linspace(0, 1, 2001)
        self._xs = xs
        self._top = eased([(0, .045), (.01, .06), (.06, .078), (.18, .094), (.3, .097), (.4, .094), (.55, .090), (.7, .075), (.8, .060), (.885, .043), (.95, .02), (1, .004)], xs)
        bottom = eased([(0, 0), (.01, -.02), (.06, -.055), (.15, -.080), (.28, -.086), (.36, -.078), (.45, -.092), (.58, -.086), (.7, -.070), (.8, -.053), (.885, -.036), (.95, -.016), (1, -.004)], xs)
        for start, stop in zip(STEPS, STEPS[1:]):
            ring = (xs >= start) & (xs < stop)
            bottom[ring] -= .016 * np.sin(pi * (xs[ring] - start) / (stop - start)) ** .6 - .006
        self._bottom = gaussian_filter(bottom, 4)
        self._thick = eased([(0, .012), (.02, .028), (.1, .05), (.25, .062), (.4, .06), (.6, .052), (.8, .034), (.885, .026), (.95, .014), (1, .003)], xs)

    def top(self, x): return np.interp(x, self._xs, self._top)
    def bottom(self, x): return np.interp(x, self._xs, self._bottom)
    def thick(self, x): return np.interp(x, self._xs, self._thick)

    def cast(self, curl=1., feelers=1.5, swept=(None, None)):
        """`swept` leads its two long feelers another way than in the usual loops."""
        leg = surface(self.look['leg'], .24, coat=.8, alpha=.72)
        parts = [self.shell(), self.saw(), *self.face(leg), *self.legs(leg), *self.paddles(), *self.fan(), *self.feelers(feelers, swept)]
        curve_body(parts, lambda x: curl * (.25 * ramp(.02, .3, x) + 2.9 * ramp(.36, .62, x) + .9 * ramp(.7, .9, x)))
        return parts

    def shell(self):
        art, look = self.painted(), self.look
        low, high = art.y.min(), art.y.max()
        skin = surface(art.colour, art.rough, art.bump, .16, .012, **look['shell'])
        return loft(self, art, (low, high), skin)

    def painted(self):
        look, seed = self.look, self.seed
        low, high = self._bottom.min() - MARGIN, self._top.max() + MARGIN
        width = 1800
        art = Painting(*np.meshgrid(np.linspace(-MARGIN, 1 + MARGIN, width), np.linspace(low, high, int(width * (high - low) / (1 + 2 * MARGIN)))))
        x, relative = art.x, (art.y - self.bottom(art.x)) / (self.top(art.x) - self.bottom(art.x) + 1e-6)
        cloudy, fine = art.noise(8, seed + 1, 5), art.noise(50, seed + 2)
        art.wash(look['belly'], np.ones(art.shape))
        art.wash(look['side'], ramp(.12, .55, relative))
        art.wash(look['back'], ramp(.60, 1., relative))
        if look is TIGER:
            frayed = x + .012 * (art.noise(6, seed + 21, 4) - .5) - .012 * np.cos(pi * relative)
            band = ramp(.22, .66, np.cos((frayed - .05) / .0475 * pi) * .5 + .5 + .45 * (cloudy - .5))
            art.wash('#252618', .80 * band * (.30 + .70 * ramp(0, .35, relative)) * (.75 + .5 * cloudy))
            art.wash('#5c3a22', .30 * band * bell(relative, .30, .22))
            art.wash('#a88f68', .42 * ramp(.70, 1, 1 - band) * (.5 + .8 * cloudy))
            art.wash('#c4ad84', .30 * ramp(.25, .0, relative))
        for k, step in enumerate(STEPS):
            away = x - step - .006 * np.cos(pi * relative) * (-1 if k == 0 else 1)
            art.relief += -.0045 * ramp(-.002, .003, away) * np.exp(-np.clip(away, 0, 1) / .045) + .0035 * bell(away, -.012, .010)
            art.wash(look['seam'], .36 * bell(away, -.010, .009))
            art.wash(look['belly'], .40 * bell(away, .010, .010))
            art.shade(.34 * bell(away, 0, .0028))
        tail = ramp(.34, .40, x) * ramp(.90, .85, x)
        art.wash('#3b3630', .6 * tail * bell(relative, .87, .035) * (.5 + .7 * cloudy))                       # the gut line
        art.wash('#efe0cc', .42 * tail * ramp(.35, .75, np.sin((x + .8 * art.y) * 120 + 4 * cloudy) * .5 + .5) * bell(relative, .45, .25) * (look is WHITE))
        art.wash(look['head'], .55 * bell(x, .22, .09) * bell(relative, .62, .22) * (.5 + .8 * fine))
        for groove in ([(.06, .035), (.12, .02), (.17, .035), (.24, .05)], [(.10, -.05), (.14, -.01), (.17, .035)], [(.02, .05), (.12, .066), (.25, .07), (.34, .065)]):
            art.stroke(groove, .004, strength=.22, carve=.0022, carve_width=.005)
        art.specks(look['specks'], .0009, 1.7, .6, seed + 9, .35 + .65 * ramp(.2, .9, relative))
        art.wash(look['blush'], .30 * ramp(.22, .02, relative) + .30 * ramp(.80, .98, x))
        art.shade(.05 - .10 * fine)
        pores = art.noise(170, seed + 6, 2)
        art.bump = .4 * cloudy + .35 * art.noise(24, seed + 5, 2) + (.25 if look is WHITE else .55) * pores
        art.rough = .20 + .08 * (fine - .5) if look is WHITE else .30 + .22 * (art.noise(14, seed + 7, 3) - .4) + .10 * (pores - .5)
        return art

    def saw(self):
        """The toothed beak over the eyes, grown out of the shell."""
        shade = np.repeat(mix(colour(self.look['side']), colour(self.look['feeler']), ramp(.35, 1, np.linspace(0, 1, 90))[:, None])[None], 8, 0)
        look = surface(shade, .24, coat=.9, coat_rough=.08, alpha=.92)
        along = np.linspace(0, 1, 90)
        base = np.stack([.20 - .41 * along, .084 - .012 * np.sin(pi * along) + .012 * along], -1)
        edge = base + np.stack([0 * along, .023 * ramp(0, .3, along) * (1 - along) ** .6 + ((along * 9) % 1) ** 1.4 * .011 * (along < .85) * (along > .16) + .001], -1)
        return sheet(np.stack([np.column_stack([base, 0 * along + .004]), np.column_stack([(base + edge) / 2, 0 * along + .010]), np.column_stack([edge, 0 * along + .004])], 1), look)

    def face(self, look):
        dark = surface('#0b0a0c', .08, coat=1)
        scale = self.plate([(.03, .03), (.02, -.01)], [(-.13, .052), (-.15, .035), (-.14, .012), (-.10, -.012)], .040, self.seed)
        stalks = [tube([(.04, y, .03), (-.03, y + .004, .036), (-.10, y + .3 * spread, .034)], [.010, .008, .005], look, 40, 12) for y, spread in ((.022, .05), (.01, .02), (-.004, 0))]
        mouth = tube([(.06, -.03, .045), (0, -.06, .05), (-.06, -.05, .045), (-.09, -.02, .04)], [.009, .008, .006, .003], look, 50, 10)
        stalk = tube([(.03, .045, .03), (0, .05, .046), (-.012, .054, .05)], [.012, .012, .012], look, 20, 12)
        return [scale, *stalks, mouth, stalk, ball((-.022, .056, .05), .0200, dark)]

    def legs(self, look):
        made = []
        for k in range(5):
            x, reach = .12 + .052 * k, -.10 + .045 * k
            made.append(tube([(x, -.055, .045), (x + .2 * reach, -.10, .056), (x + .7 * reach, -.142, .048), (x + 1.1 * reach - .03, -.178 - .01 * k, .03), (x + 1.4 * reach - .06, -.200 - .012 * k, .012)],
                             [.0064, .0050, .0036, .0025, .0010], look, 60, 9))
            made.append(tube([(x + .012, -.06, 0), (x + .1 * reach, -.11, 0), (x + .5 * reach, -.15, 0), (x + .8 * reach - .05, -.185, 0)], [.0050, .0038, .0025, .0010], look, 40, 8))
        return made

    def paddles(self):
        made = []
        for k in range(5):
            x = (STEPS[k] + STEPS[k + 1]) / 2
            y, length = self.bottom(x) + .016, .104 - .008 * k
            for ahead, long, height in ((-.012, .8, .012), (.004, 1, .028)):
                tip = y - long * length
                made.append(self.plate([(x + ahead - .018, y), (x + ahead + .016, y)],
                                       [(x + ahead - .026, y - .3 * long * length), (x + ahead - .018, tip + .28 * long * length), (x + ahead + .006, tip),
                                        (x + ahead + .028, tip + .14 * long * length), (x + ahead + .034, y - .42 * long * length)],
                                       height, k, self.look['paddle'], None, (.9, .5)))
        return made

    def fan(self, root=(.868, 0), size=1., slim=1.):
        """Four side plates over the pointed middle one."""
        made = []
        for angle, length, width, height in ((26, .17, .042, .004), (-26, .17, .042, .002), (11, .165, .038, .012), (-11, .165, .038, .010)):
            made.append(self.blade(root, angle, length * size, width * size * slim, height))
        return made

    def blade(self, root, angle, length, width, height):
        along = np.linspace(0, 1, 9)
        aim = np.array([cos(radians(angle)), sin(radians(angle))])
        side = np.array([-aim[1], aim[0]])
        start = np.array([root[0], root[1] + .012 * np.sign(angle)])
        half = width * np.sin(pi * np.clip(along, 0, 1) ** 1.35 * .97 + .03) ** .75
        left = [start + aim * length * t + side * w for t, w in zip(along, half)]
        right = [start + aim * length * t - side * w for t, w in zip(along, half)]
        outline = [tuple(p) for p in left[1:] + right[::-1][:-1]]
        return self.plate([tuple(start + side * .012), tuple(start - side * .012)], outline, height, int(abs(angle)))

    def plate(self, base, edge, height, seed, shades=None, rim='fan', clearness=(.97, .85)):
        shades = shades or self.look['fan']
        f = Fin(base, edge, shades, 14, clearness, self.look['fan_rim'] if rim == 'fan' else rim)
        key = ('plate', shades)
        looks = self.__dict__.setdefault('_looks', {})
        if key not in looks:
            looks[key] = fin_surface(f, 3)
        b, e = curve(base, 80), curve(edge, 80)
        out = np.linspace(0, 1, 30)[None, :, None]
        flat = b[:, None] * (1 - out) + e[:, None] * out
        z = height + .014 * out[..., 0] + .004 * np.sin(np.linspace(0, 4 * pi, 80)[:, None] + seed) * out[..., 0]
        return sheet(np.concatenate([flat, np.broadcast_to(z, flat.shape[:2])[..., None]], 2), looks[key])

    def feelers(self, length, swept):
        look = surface(self.look['feeler'], .3, coat=.5)
        thin = [.0062, .0048, .0036, .0022, .0008]
        one = [(-.06, .0, .035), (-.16, .05, .05), (-.30 * length, .20, .05), (-.22 * length, .36, .03), (.15 * length, .33, .02), (.55 * length, .28, .01)]
        two = [(-.06, -.01, .03), (-.18, -.02, .04), (-.34 * length, -.14, .03), (-.30 * length, -.30, .02), (-.02 * length, -.38, .012), (.30 * length, -.35, .01)]
        short = [[(-.08, .015, .035), (-.17, .04, .04), (-.27, .055, .03)], [(-.08, .005, .035), (-.18, .0, .04), (-.27, -.02, .03)]]
        made = [tube(points, thin, look, 240, 8) for points in (swept[0] or one, swept[1] or two)] + [tube(points, [.004, .003, .001], look, 50, 8) for points in short]
        return made


def curve_body(parts, curvature, still=.25, middle=.4):
    """Bends by a curvature along x; what reaches before the head keeps the head's own direction."""
    x = np.linspace(-.8, 1.4, 4000)
    turned = -np.cumsum(np.where(x > 0, curvature(x), 0)) * (2.2 / 3999)
    turned -= np.interp(still, x, turned)
    head = np.interp(0, x, turned)
    bend(parts, lambda at: np.where(at < 0, head, np.interp(at, x, turned)), middle, -1.2, 1.6)


def loft(body, art, span, skin, start=0., stop=1., rings=560, sides=120, blunt=False, torn=0):
    """The solid of a profile with its painting's relief; the upper half carries it. Blunt ends are rounded off; `torn` frays the fore one."""
    t = np.linspace(0, 1, rings)
    x = start + (stop - start) * (.35 * (.5 - .5 * np.cos(pi * t)) + .65 * t)
    x[0] = max(x[0], 2e-5)
    angle = np.linspace(0, 2 * pi, sides, endpoint=False)
    low, high = span
    near_end = np.minimum((x - start) / .05, (stop - x) / .05 if stop < 1 else 1)
    round_off = np.clip(1 - np.clip(1 - near_end, 0, 1) ** 3.2, 0, 1) ** .5 if blunt else np.ones_like(x)
    middle, half = (body.top(x) + body.bottom(x)) / 2, (body.top(x) - body.bottom(x)) / 2 * round_off
    y = middle[:, None] + half[:, None] * np.sin(angle)
    z = (body.thick(x) * round_off)[:, None] * np.cos(angle)
    grid_x = np.repeat(x[:, None], sides, 1)
    if torn:
        dice = np.random.default_rng(torn)
        frayed = sum((.5 / k) ** .7 * np.sin(k * angle + 6 * dice.random()) for k in (1, 2, 3, 5, 8, 13))
        grid_x = grid_x + .013 * frayed[None] * ramp(start + .09, start, x)[:, None]
    u, v = (grid_x + MARGIN) / (1 + 2 * MARGIN), (y - low) / (high - low)
    relief = map_coordinates(art.relief, [v * (art.shape[0] - 1), u * (art.shape[1] - 1)], order=1, mode='nearest')
    z = z + relief * np.sqrt(np.clip(np.cos(angle), 0, 1))[None]
    return mesh(np.stack([grid_x, y, z], -1), grid(rings, sides, True), skin, np.stack([u, v], -1))


class Peeled(Prawn):
    """A tail without its shell, deveined along the back; `coat` paints masala or a cooked blush on it."""

    def __init__(self, seed=0, coat=None, raw=True, with_fan=True):
        super().__init__(WHITE if raw else {**WHITE, 'fan': ('#d88a5c', '#c2502a', '#f0b48c'), 'fan_rim': '#8c2412'}, seed)
        self.coat, self.raw, self.with_fan = coat, raw, with_fan
        dice = np.random.default_rng(50 + seed)
        plump, hang, waist = .90 + .20 * dice.random(), .86 + .22 * dice.random(), .03 * (dice.random() - .5)
        xs = self._xs
        self._top = plump * eased([(0, .07), (.3, .090), (.4, .104), (.52, .098), (.66, .078), (.78, .056), (.885, .034), (.95, .020), (1, .008)], xs)
        self._bottom = hang * eased([(0, -.056), (.3, -.066), (.42, -.074), (.56, -.068), (.7, -.052), (.8, -.040), (.885, -.028), (.95, -.016), (1, -.006)], xs)
        self._thick = plump * eased([(0, .05), (.3, .062), (.45, .068), (.6, .060), (.8, .044), (.885, .030), (.95, .016), (1, .005)], xs)
        for k, (start, stop) in enumerate(zip(STEPS, STEPS[1:])):         # each ring of muscle bulges on its own
            ring = np.sin(pi * np.clip((xs - start - waist) / (stop - start), 0, 1)) ** .7
            self._bottom -= (.006 + .004 * dice.random()) * ring * (1 - .09 * k)
            self._top += .0025 * ring

    def cast(self, curl=2.1):
        art = self.painted()
        low, high = art.y.min(), art.y.max()
        if self.coat:
            skin = surface(art.colour, art.rough, art.bump, .5, .012, coat=.8, coat_rough=.1)
        else:
            skin = surface(art.colour, art.rough, art.bump, .22, .006, coat=1, coat_rough=.06, deep=(.6, (.045, .030, .022) if self.raw else (.05, .02, .01)))
        parts = [loft(self, art, (low, high), skin, .31, 1. if self.with_fan else .86, 360, 120, blunt=True, torn=self.seed + 1)]
        if self.with_fan:
            parts += self.fan((.89, 0), .80, .80)
        curve_body(parts, lambda x: curl * (2.1 * ramp(.30, .5, x) + 1.2 * ramp(.66, .86, x)), .6, .6)
        for part in parts:
            change_points(part, lambda p: p - np.array([.62, -.06, 0]))
        return parts

    def painted(self):
        seed = self.seed
        low, high = self._bottom.min() - MARGIN, self._top.max() + MARGIN
        width = 1500
        art = Painting(*np.meshgrid(np.linspace(-MARGIN, 1 + MARGIN, width), np.linspace(low, high, int(width * (high - low) / (1 + 2 * MARGIN)))))
        x, relative = art.x, (art.y - self.bottom(art.x)) / (self.top(art.x) - self.bottom(art.x) + 1e-6)
        cloudy, fine = art.noise(9, seed + 1, 5), art.noise(60, seed + 2)
        pale, side, back, seam = ('#c8a997', '#a88d80', '#746a69', '#b9694e') if self.raw else ('#f3d0b2', '#eba277', '#d9642f', '#c4461c')
        art.wash(pale, np.ones(art.shape))
        art.wash(side, ramp(.15, .6, relative + .2 * (cloudy - .5)))
        art.wash(back, ramp(.6, .98, relative + .12 * (cloudy - .5)))
        for k, step in enumerate(STEPS[:-1]):                   # where the rings of shell have pressed: lines, not grooves
            away = x - step - .010 * np.cos(pi * relative) - .014 * (cloudy - .5) + .006 * np.sin(9 * relative + k + seed)
            art.relief += -.0032 * bell(away, 0, .007) * (.5 + cloudy) + .0030 * bell(away, -.030, .024)
            art.wash(seam, (.44 if self.raw else .42) * bell(away, -.006, .014) * ramp(.15, .7, relative) * (.3 + cloudy))
            art.shade(.10 * bell(away, .002, .005) * (.4 + cloudy))
            art.wash(pale, .30 * bell(away, -.03, .014) * bell(relative, .5, .3))
        if self.raw:
            art.wash('#66747a', .50 * ramp(.40, .95, relative) * ramp(.35, .75, cloudy))
            art.wash('#cf7f63', .34 * ramp(.84, .99, relative) * (.3 + cloudy) + .26 * ramp(.14, .0, relative))
            art.specks('#a8533a', .0007, 1.6, .55, seed + 9, ramp(.45, .9, relative))
        fibres = np.sin((x + .5 * (art.y + .02 * cloudy)) * 300 + 7 * cloudy) * .5 + .5
        art.wash(pale, .16 * ramp(.5, 1, fibres) * bell(relative, .45, .3))
        art.relief += .009 * (art.noise(14, seed + 11, 2) - .5) + .010 * (art.noise(50, seed + 12, 2) - .5) * ramp(.37, .32, x)
        art.wash('#ead8c8' if self.raw else '#f8e4cc', .85 * ramp(.365, .325, x + .02 * (fine - .5)))          # where the head was
        opening = [(t, float(self.bottom(t) + (self.top(t) - self.bottom(t)) * h)) for t, h in zip(np.linspace(.31, .80, 12), np.linspace(.80, .90, 12))]
        inside = '#e9dccb' if self.raw else '#f6dcc0'            # the slit of the gut line, open at the thick end
        art.stroke(opening[:7], .022, inside, .45, carve=.010, carve_width=.020, fade=(.001, .9))
        art.stroke(opening[:10], .011, inside, .4, carve=.008, carve_width=.011, fade=(.001, .8))
        art.stroke(opening, .0042, '#5d4a47' if self.raw else '#b8502a', .7, carve=.007, carve_width=.005, fade=(.001, .4))
        if self.with_fan:                                       # the last ring keeps its shell
            shell = ramp(.800, .806, x + .012 * np.cos(pi * relative))
            art.wash('#b5734e' if self.raw else '#d2562a', .62 * shell * (.5 + .6 * cloudy))
            art.relief += .005 * shell
        art.shade(.05 - .10 * fine)
        art.bump = .4 * fine + .6 * art.noise(120, seed + 4, 2)
        art.rough = .18 + .14 * fine
        if self.coat:
            self.coat(art, seed)
            for step in STEPS[:-1]:                          # the rings must still be seen, else it is a sausage
                groove = bell(x - step - .010 * np.cos(pi * relative), 0, .008)
                art.relief -= .0045 * groove
                art.shade(.22 * groove)
                art.wash('#f0b98c', .26 * bell(x - step + .024 - .010 * np.cos(pi * relative), 0, .012) * bell(relative, .42, .30))
        return art


# ---- spiny lobster -------------------------------------------------------------------------------

LEG_JOINTS = (.12, .46, .74)

class Lobster:
    """Shevandi, seen from above: no claws, two whips longer than the body, thorns, cream bands on each ring."""
    RINGS = [.46, .535, .61, .685, .755, .82, .885]

    def __init__(self, seed=3, cooked=False):
        self.seed, self.cooked = seed, cooked
        xs = np.linspace(0, 1, 2001)
        self._xs = xs
        self._wide = eased([(0, .052), (.03, .072), (.1, .104), (.22, .134), (.34, .138), (.43, .122), (.47, .110), (.6, .105), (.72, .094), (.82, .082), (.90, .066), (1, .050)], xs)
        self._tall = eased([(0, .05), (.05, .075), (.2, .108), (.36, .112), (.44, .098), (.6, .086), (.75, .072), (.88, .050), (1, .02)], xs)

    def top(self, x): return np.interp(x, self._xs, self._wide)
    def bottom(self, x): return -self.top(x)
    def thick(self, x): return np.interp(x, self._xs, self._tall)

    def cast(self, curve=.25, filling=None):
        root, tip = ('#4a3420', '#d2b07c') if not self.cooked else ('#a8371a', '#efc08a')
        along = np.linspace(0, 1, 64)[None, :, None] * np.ones((4, 1, 1))
        self._horn = surface(mix(colour(root), colour(tip), ramp(.25, .85, along)), .3, coat=.6)
        parts = [self.shell(), *self.thorns(), *self.brow(), *self.eyes(), *self.whips(), *self.legs(), *self.tail_fan()]
        if filling:
            parts += [self.mound(filling), *self.opened()]
        bend(parts, lambda x: curve * np.sin((x - .2) * 2.6), .5)
        return parts

    def shell(self):
        art = self.painted()
        skin = surface(art.colour, art.rough, art.bump, .5, .010, coat=.9, coat_rough=.1, specular=.55)
        return loft(self, art, (art.y.min(), art.y.max()), skin, rings=640, sides=140)

    def painted(self):
        edge = self._wide.max() + MARGIN
        width = 2000
        art = Painting(*np.meshgrid(np.linspace(-MARGIN, 1 + MARGIN, width), np.linspace(-edge, edge, int(width * 2 * edge / (1 + 2 * MARGIN)))))
        x, across = art.x, np.abs(art.y) / self.top(art.x)
        cloudy, fine = art.noise(9, self.seed, 5), art.noise(70, self.seed + 1)
        deep, mid, pale, band = ('#2e271a', '#58492e', '#8d764c', '#e6d8b2') if not self.cooked else ('#8e2410', '#c4441c', '#dd7434', '#f3cf9c')
        art.wash(mid, np.ones(art.shape))
        art.wash(deep, ramp(.35, .75, cloudy) * .8)
        art.wash(pale, .65 * ramp(.62, 1.0, across + .2 * (cloudy - .5)))
        head = ramp(.455, .44, x)
        art.wash('#7b4a2a' if not self.cooked else deep, .35 * head * ramp(.45, .8, fine))
        art.specks(band, .0011, 2.0, .75, 5, .35 + .65 * head)
        art.specks('#20160f' if not self.cooked else '#6d1508', .0012, 2.2, .6, 6)
        grains = np.clip(gaussian_filter((np.random.default_rng(8).random(art.shape) < .0016).astype(np.float32), 3) * 60, 0, 1)
        art.relief += .004 * head * grains
        art.wash(pale, .5 * head * grains)
        art.stroke([(.235, -.11), (.262, -.06), (.27, 0), (.262, .06), (.235, .11)], .006, deep, .8, carve=.010, carve_width=.009, fade=(.02, .02))
        for side in (-1, 1):
            art.stroke([(.27, .012 * side), (.35, .016 * side), (.44, .012 * side)], .0035, deep, .5, carve=.004)
        for start, stop in zip(self.RINGS, self.RINGS[1:]):
            away = (x - start) / (stop - start)
            inside = (away >= 0) & (away < 1)
            art.relief += np.where(inside, .016 * (1 - away) ** .6 * ramp(0, .10, away) - .004, 0)
            art.wash(band, .80 * inside * bell(away + .05 * (cloudy - .5), .86, .045) * ramp(1, .9, across))
            art.wash(deep, .7 * inside * (bell(away, .70, .07) + bell(away, .06, .05)))
            art.shade(np.where(inside, .55 * bell(away, .99, .05), 0))
            for side in (-1, 1):
                art.spot((start + .45 * (stop - start), side * .66 * float(self.top(start))), .0060, band, .6, .6)
        art.shade(.06 - .12 * fine)
        art.bump = .6 * fine + .4 * art.noise(160, self.seed + 4, 2)
        art.rough = .26 + .16 * fine
        return art

    def mound(self, filling):
        """What the split back is filled with; `filling` paints it and returns the material."""
        art = Painting(*np.meshgrid(np.linspace(-1, 1, 1600), np.linspace(-1, 1, 420)))
        look = filling(art)
        along, across = np.linspace(0, 1, 320)[:, None], np.linspace(-1, 1, 80)[None]
        x = .20 + .70 * along
        ends = np.clip(1 - np.abs(2 * along - 1) ** 5, 0, 1) ** .5
        half = self.top(x) * (.80 + .03 * np.sin(23 * x) + .025 * np.sin(57 * x + 1)) * ends
        relief = map_coordinates(art.relief, [((across + 1) / 2 * 419) + 0 * along, along * 1599 + 0 * across], order=1)
        y = half * across
        under = self.thick(x) * np.sqrt(np.clip(1 - (y / self.top(x)) ** 2, 0, 1))
        swell = np.clip(1 - np.abs(across) ** 2.6, 0, 1) ** .5
        z = under - .004 + (.030 + relief) * swell * ends
        return sheet(np.stack(np.broadcast_arrays(x, y, z), -1), look, np.stack(np.broadcast_arrays(along, (across + 1) / 2), -1))

    def opened(self):
        """The cut edges of the shell along the filling."""
        look = surface('#e8a678', .35, coat=.6)
        x = np.linspace(.215, .885, 22)
        ends = np.clip(1 - np.abs(2 * (x - .20) / .70 - 1) ** 5, 0, 1) ** .5
        return [tube([(a, side * .85 * float(self.top(a)) * e, float(self.thick(a)) * (1 - (.85 * e) ** 2) ** .5 + .006) for a, e in zip(x, ends)], [.007, .009, .009, .007], look, 200, 10)
                for side in (-1, 1)]

    def on_shell(self, x, across):
        """A point of the shell: across from -1 to 1."""
        return x, float(self.top(x)) * across, float(self.thick(x)) * (1 - across ** 2) ** .5

    def thorn(self, x, across, length, radius, lean=-.8):
        start = np.array(self.on_shell(x, across))
        out = np.array([lean, .9 * across, max(.25, 1 - abs(across))])
        tip = start + out / np.linalg.norm(out) * length
        return tube([start - .3 * (tip - start), start * .5 + tip * .5 + np.array([0, 0, .15 * length]), tip], [radius, radius * .7, radius * .08], self._horn, 14, 10)

    def thorns(self):
        dice = np.random.default_rng(self.seed)
        made = []
        for row, across in enumerate((-.90, -.72, -.52, -.32, -.13, .13, .32, .52, .72, .90)):
            for k in range(8):
                x = .055 + .047 * k + .023 * (row % 2) + .008 * dice.random()
                if x < .43:
                    made.append(self.thorn(x, across * (.95 + .08 * dice.random()), (.020 - .025 * abs(x - .14)) * (.7 + .6 * dice.random()), .0046))
        for start, stop in zip(self.RINGS, self.RINGS[1:]):
            made += [self.thorn(stop - .012, side * .97, .024, .008, lean=.9) for side in (-1, 1)]
        return made

    def brow(self):
        """The two horns over the eyes."""
        return [tube([(.05, .034 * side, .07), (-.01, .046 * side, .105), (-.075, .050 * side, .115)], [.019, .013, .0015], self._horn, 40, 14) for side in (-1, 1)]

    def eyes(self):
        dark, stalk = surface('#0c0b0d', .07, coat=1), surface('#86683c' if not self.cooked else '#c85a2c', .3, coat=.6)
        made = []
        for side in (-1, 1):
            made += [tube([(.02, .05 * side, .06), (-.018, .070 * side, .068)], [.013, .013], stalk, 12, 12), ball((-.027, .076 * side, .070), .0165, dark)]
        return made

    def whips(self):
        base = surface('#70492a' if not self.cooked else '#c24a1e', .3, coat=.7)
        size = 200
        along = np.linspace(0, 1, size)[None] * np.ones((4, 1))
        rings = ramp(.3, .9, np.abs((along * 26) % 1 - .5) * 2)[..., None]
        whip = surface(mix(colour('#573a22' if not self.cooked else '#a33414') * np.ones((4, size, 3)), colour('#b98a4c' if not self.cooked else '#e08a48'), .6 * rings), .35, coat=.5)
        made = []
        for side in (-1, 1):
            root = [(.03, .042 * side, .045), (-.05, .072 * side, .055), (-.12, .105 * side, .06), (-.185, .125 * side, .06)]
            made.append(tube(root, [.031, .029, .024, .027, .019, .020], base, 90, 18))
            for k, (x, y) in enumerate(((-.03, .064), (-.07, .083), (-.11, .100), (-.15, .114))):
                made += [tube([(x, (y + .02 * flank) * side, .062), (x - .016, (y + .046 * flank) * side, .078)], [.007, .0008], self._horn, 8, 8) for flank in (-1, 1)]
            sweep = [(-.175, .122 * side, .06), (-.25, .155 * side, .07), (-.32, .24 * side, .075), (-.29, .37 * side, .06), (-.08, .44 * side, .04), (.28, .425 * side, .025), (.70, .39 * side, .015), (1.04, .38 * side, .012)]
            made.append(tube(sweep, [.0155, .0135, .0115, .0095, .0078, .0060, .0042, .0018], whip, 320, 12))
            for fork in (-.3, .25):
                made.append(tube([(0, .018 * side, .05), (-.14, (.022 + .03 * fork) * side, .065), (-.30, (.03 + .22 * fork) * side, .05)], [.010, .006, .0015], base, 60, 10))
        return made

    def legs(self):
        """Walking legs: three lengths with a knob at each joint, pale lines along them, a dark claw at the end."""
        dice = np.random.default_rng(self.seed + 1)
        along, around = np.meshgrid(np.linspace(0, 1, 240), np.linspace(0, 1, 64))
        deep, pale, claw = ('#585034', '#cbb98a', '#653f20') if not self.cooked else ('#b23a18', '#efab74', '#7d2a10')
        lines = ramp(.72, .95, np.cos(around * 6 * pi + 2 * np.sin(along * 9)) * .5 + .5)
        joints = sum(bell(along, at, .018) for at in LEG_JOINTS)
        tint = mix(colour(deep) * np.ones(along.shape + (3,)), colour(pale), np.clip(.45 * lines + .85 * joints, 0, 1)[..., None])
        tint = mix(tint, colour(claw), ramp(.86, .93, along)[..., None]) * (.86 + .28 * fbm(along.shape, 30, 4)[..., None])
        look = surface(np.transpose(tint, (1, 0, 2)).copy(), .3, coat=.6)
        share = np.linspace(0, 1, 41)
        thick = .0125 * (1 - .55 * share) * ramp(1.03, .86, share) * (1 + sum(.34 * bell(share, at, .03) - .12 * bell(share, at + .05, .02) for at in LEG_JOINTS)) + .0006
        made = []
        for side in (-1, 1):
            for k in range(5):
                x, sweep = .12 + .058 * k, -.24 + .105 * k + .03 * (dice.random() - .5)
                far = (1.08 - .06 * abs(k - 1.5)) * (.95 + .1 * dice.random())
                knee, droop = .085 + .015 * dice.random(), .02 * (dice.random() - .5)
                points = [(x, .080, .02), (x + .10 * sweep, .125, .045), (x + .42 * sweep, .205 * far, knee), (x + .52 * sweep, .225 * far, knee),
                          (x + .90 * sweep + droop, .285 * far, .055), (x + 1.00 * sweep + droop, .305 * far, .045), (x + 1.22 * sweep + 2 * droop - .01, .355 * far, .012), (x + 1.28 * sweep + 2 * droop - .02, .372 * far, .006)]
                made.append(tube([(px, py * side, pz) for px, py, pz in points], thick, look, 200, 14))
        return made

    def tail_fan(self):
        shades = ('#463b24', '#836233', '#292117') if not self.cooked else ('#b53c17', '#e08040', '#7d2008')
        f = Fin([], [], shades, 26, (1, .95), '#c9a45c' if not self.cooked else '#f0c088')
        look = fin_surface(f, 5)
        made = []
        for angle, length, width, height in ((44, .20, .060, .030), (-44, .20, .060, .028), (22, .215, .062, .036), (-22, .215, .062, .034), (0, .205, .058, .044)):
            aim = np.array([cos(radians(angle)), sin(radians(angle))])
            side = np.array([-aim[1], aim[0]])
            root = np.array([.93, .030 * np.sin(radians(angle * 2))])
            t = np.linspace(0, 1, 9)
            half = width * np.sin(pi * np.clip(t, 0, 1) ** 1.25 * .86 + .10) ** .7
            left = [root + aim * length * a + side * w for a, w in zip(t, half)]
            right = [root + aim * length * a - side * w for a, w in zip(t, half)]
            b, e = curve([root + side * .016, root - side * .016], 90), curve(left[1:] + right[::-1][:-1], 90)
            out = np.linspace(0, 1, 30)[None, :, None]
            flat = b[:, None] * (1 - out) + e[:, None] * out
            z = height * (1 - .55 * out[..., 0]) + .004 * np.sin(np.linspace(0, 5 * pi, 90)[:, None]) * out[..., 0]
            made.append(sheet(np.concatenate([flat, np.broadcast_to(z, flat.shape[:2])[..., None]], 2), look))
        return made
