"""What lies round the food, and the light: the Sassoon Dock morning, one window from back-left."""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

from paint import bell, colour, fbm, mix, ramp
from solids import cast_clear_shadow, grid, look_at, mesh, place, sheet, show, surface, tube


# ---- light and camera ----------------------------------------------------------------------------

def morning(key=300, fill=55, rim=170, mirror=210, lens=85, camera=(0, -1.6, 5.2), look=(0, 0, 0), focus=(0, 0, .15), stop=1.8, strip=(-.5, 2.3, 4.4)):
    """The window, a cool fill, a low rim, and a strip where the camera mirrors: that one makes fish look wet."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('room')
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = (.023, .031, .040, 1), .35
    for at, wide, high, power, tint, target in (
            ((-2.6, 2.8, 3.6), 2.6, 1.8, key, (1, .97, .93), (0, 0, 0)), ((3.4, .2, 2.6), 2.2, 2.2, fill, (.86, .93, 1), (0, 0, 0)),
            ((.3, 3.4, 1.5), 3.4, .9, rim, (1, .95, .88), (0, 0, .1)), (strip, 3.0, .55, mirror, (1, .985, .96), (0, .1, 0))):
        light = bpy.data.lights.new('light', 'AREA')
        light.energy, light.color, light.shape, light.size, light.size_y = power, tint, 'RECTANGLE', wide, high
        holder = show(bpy.data.objects.new('light', light))
        holder.location = at
        look_at(holder, target)
    view = bpy.data.cameras.new('camera')
    holder = show(bpy.data.objects.new('camera', view))
    holder.location = camera
    look_at(holder, look)
    view.lens = lens
    view.dof.use_dof, view.dof.aperture_fstop = True, stop
    view.dof.focus_distance = (Vector(focus) - Vector(camera)).length
    scene.camera = holder


# ---- tables --------------------------------------------------------------------------------------

def slate(seed=3, size=9., dark='#0a0d10', light='#1e2529', cleft=9.):
    """Wet dark slate in broad terraces: regular ripples would look like cloth. The less `cleft`, the sharper their edges."""
    shape = (1600, 1600)
    broad, fine = fbm(shape, 5, seed, 8, .5), fbm(shape, 28, seed + 1, 7, .6)
    stone = .58 * broad + .16 * fine + .26 * fbm(shape, 3, seed + 2, 6)
    terraces = gaussian_filter(np.floor(stone * 6) / 6, cleft)
    stone = .68 * stone + .32 * terraces
    tint = mix(colour(dark), colour(light), np.clip((stone - .3) * 2.2, 0, 1)[..., None]) * (.9 + .22 * fine[..., None])
    tint = mix(tint, tint * np.array([1.1, 1., .9]), ramp(.45, .7, fbm(shape, 3, seed + 8))[..., None])
    rough = np.clip(.58 - .20 * ramp(.40, .70, fbm(shape, 4, seed + 5)) + .10 * (fine - .5), .1, 1)
    half = size / 2
    look = surface(tint, rough, gaussian_filter(stone, .8), .40, .08, specular=.34)
    return mesh([[-half, -half, 0], [half, -half, 0], [half, half, 0], [-half, half, 0]], [[0, 1, 2, 3]], look,
                [[0, 0], [1, 0], [1, 1], [0, 1]], smooth=False)


def banana_leaf(turn=-24, seed=1, size=5.2, z=.01):
    """A calm leaf: broad veins only, for the finest ones cost bytes and shimmer."""
    shape = (900, 1800)
    x, y = np.meshgrid(np.linspace(0, 1, shape[1]), np.linspace(-1, 1, shape[0]))
    drift = fbm(shape, 4, seed, 4) - .5
    along = x - .06 * np.abs(y) ** 1.4 + .012 * drift + .004 * (fbm(shape, 14, seed + 5, 3) - .5)
    spacing = 34 * along + 1.3 * np.sin(along * 19 + seed)              # veins stand unevenly
    vein = ramp(.80, 1, np.abs(spacing % 1 - .5) * 2)
    swell = np.cos(spacing * 2 * pi) * .5 + .5
    tint = mix(colour('#1c4419'), colour('#3a6b27'), ramp(.2, .8, fbm(shape, 5, seed + 2, 5))[..., None])
    tint = tint * (1 + .12 * (swell - .5) - .06 * vein)[..., None]
    tint = mix(tint, colour('#5c8a3c'), .35 * vein[..., None])
    tint = mix(tint, colour('#7f8a3a'), (.30 * ramp(.62, .85, fbm(shape, 7, seed + 9, 4)))[..., None])   # the first yellow
    rib = ramp(.046, .036, np.abs(y + .015 * drift))
    tint = mix(tint, mix(colour('#6f8a3e'), colour('#aab56c'), bell(y, 0, .022)[..., None]), (.9 * rib)[..., None])
    gloss = .34 + .22 * ramp(.35, .75, fbm(shape, 6, seed + 7, 4))
    look = surface(tint, gloss, .5 - .25 * vein + .35 * swell + .9 * bell(y, 0, .04), .32, .03, coat=.25, coat_rough=.25, specular=.4)
    gx, gy = np.meshgrid(np.linspace(-.5, .5, 160), np.linspace(-.5, .5, 80), indexing='ij')
    edge = 1 + .02 * np.sin(gx * 60) * np.abs(gy * 2) ** 4
    height = .02 + .05 * np.sin(gx * 5 + 1) * gy * gy + .05 * np.sin(gx * 17 + gy * 3) * gy * gy
    leaf = mesh(np.stack([gx * size, gy * .64 * size * edge, height], -1), grid(160, 80), look, np.stack([gx + .5, gy + .5], -1))
    return place([leaf], (0, 0, z), turn)


# ---- ice and water -------------------------------------------------------------------------------

def water():
    """Beads: a clear skin with a sharp highlight. Real refraction under 100 samples is grain."""
    return surface('#9fb0b8', .03, coat=1, coat_rough=.01, specular=1, alpha=.16)


def crushed_ice(corner, reach=(.8, .5), count=80, seed=3, largest=.125, crowd=1.6):
    """A heap of ice in a corner, thick at the corner and thinning out."""
    dice = np.random.default_rng(seed)
    look = surface('#eef3f5', .06, transmission=1, ior=1.31, translucent=.26)
    air = surface('#f3f7f9', .7, alpha=.30, translucent=.4)
    cast_clear_shadow(look)
    away = -np.sign(corner[0]), -np.sign(corner[1])
    for k in range(count):
        far = dice.random(2) ** crowd
        size = largest * (.35 + .65 * dice.random() ** 1.4) * (1 - .5 * far.max())
        at = (corner[0] + away[0] * reach[0] * far[0], corner[1] + away[1] * reach[1] * far[1], size * .62 + .10 * (1 - far.max()) ** 2 * dice.random())
        lump(at, size, look, seed * 100 + k)
        lump(at, .5 * size, air, seed * 100 + k + 50)           # the cloud of air that froze in its middle
        if size > .55 * largest:
            crack(at, size, air, seed * 100 + k + 70)


def crack(at, size, look, seed):
    """A thin bent sheet of air within a lump."""
    dice = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(-1, 1, 9), indexing='ij')
    reach = .55 * size * (1 + .25 * dice.normal(size=x.shape) * (np.hypot(x, y) > .8))
    made = sheet(np.stack([x * reach, .8 * y * reach, .10 * size * (np.sin(2.4 * x + 6 * dice.random()) + .5 * dice.normal(size=x.shape))], -1), look)
    made.location, made.rotation_euler = at, dice.random(3) * 6


def lump(at, size, look, seed, round_=.48):
    dice = np.random.default_rng(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
    made = bpy.context.object
    flat = np.zeros(len(made.data.vertices) * 3)
    made.data.vertices.foreach_get('co', flat)
    points = flat.reshape(-1, 3)
    for _ in range(8):
        facet = dice.normal(size=3)
        facet /= np.linalg.norm(facet)
        points = points - np.clip(points @ facet - (round_ + .28 * dice.random()), 0, None)[:, None] * facet
    made.data.vertices.foreach_set('co', (points * size).ravel())
    made.data.materials.append(look)
    made.location, made.rotation_euler = at, dice.random(3) * 6
    bevel = made.modifiers.new('edges', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = size * .06, 2, 'ANGLE'


def splashes(count=60, seed=1, spread=(1.5, 1.1), largest=.028):
    """Beads of water standing on the table."""
    dice = np.random.default_rng(seed)
    polar, angle = np.linspace(0, pi / 2, 8)[:, None], np.linspace(0, 2 * pi, 24, endpoint=False)[None]
    points, faces = [], []
    for k in range(count):
        at, size = (dice.random(2) * 2 - 1) * spread, .004 + largest * dice.random() ** 4
        round_ = size * (1 + .14 * np.sin(2 * angle + 6 * dice.random()) + .08 * np.sin(3 * angle + 6 * dice.random()))
        points.append(np.stack([at[0] + round_ * np.sin(polar) * np.cos(angle), at[1] + round_ * np.sin(polar) * np.sin(angle),
                                .002 + size * .34 * np.cos(polar) + 0 * angle], -1).reshape(-1, 3))
        faces.append(grid(8, 24, True) + 192 * k)
    return mesh(np.concatenate(points), np.concatenate(faces), water())


# ---- fruit, leaves, spice ------------------------------------------------------------------------

LEMON = dict(rind='#dba718', pith='#f0e8c6', flesh='#f0d777', deep='#dcae2e', parts=9)
LIME = dict(rind='#5c861e', pith='#e6e9c4', flesh='#d3de92', deep='#a9bf52', parts=10)


def sacs(across, along, seed):
    """The juice sacs of citrus flesh, drawn out along the second axis: (dome 0..1, a number per sac)."""
    tree = cKDTree(np.random.default_rng(seed).random((2600, 2)) * 60)
    distance, nearest = tree.query(np.stack([across.ravel() % 60, along.ravel() % 60], 1), 2)
    dome = ramp(0, .75, distance[:, 1] - distance[:, 0]).reshape(across.shape)
    return dome, ((nearest[:, 0] * .618) % 1).reshape(across.shape)


def cut_face(fruit, seed, size=640):
    """A citrus fruit cut across: (colour, relief)."""
    x, y = np.meshgrid(np.linspace(-1.03, 1.03, size), np.linspace(-1.03, 1.03, size))
    drift = fbm((size, size), 5, seed + 6, 3) - .5
    x, y = x + .05 * drift, y + .05 * (fbm((size, size), 5, seed + 7, 3) - .5)
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    dice = np.random.default_rng(seed)
    parts = fruit['parts']
    walls = (np.arange(parts) + .45 * dice.random(parts)) / parts * 2 * pi - pi
    gap, part = np.full_like(x, 9), np.zeros_like(x)
    for number, wall in enumerate(walls):
        turn = np.angle(np.exp(1j * (angle - wall)))
        near = np.where(np.abs(turn) < pi / 2, np.abs(np.sin(turn)) * away, 9)
        part = np.where(turn > 0, number, part)
        gap = np.minimum(gap, near)
    dome, number = sacs((angle + pi) * 8 + 3 * part, away ** 1.5 * 3.2, seed + 2)
    rim = .905 + .012 * np.sin(angle * 3 + seed) - away
    corner = .07 - np.hypot(np.clip(.07 - gap, 0, 1), np.clip(.07 - rim, 0, 1))      # each part is round at its corners
    inside = ramp(.004, .020, np.minimum(corner, gap)) * ramp(.045, .075, away)
    depth = ramp(.0, .20, np.minimum(gap, rim))
    tint = mix(colour(fruit['flesh']), colour(fruit['deep']), np.clip(.15 + .75 * depth * (.35 + .65 * dome) + .22 * (number - .5), 0, 1)[..., None])
    tint = mix(tint, colour('#fbf3d0'), (.16 * (1 - dome))[..., None])
    tint = mix(colour(fruit['pith']), tint, (inside * .96)[..., None])
    tint = mix(tint, colour(fruit['pith']) * .93, (.5 * ramp(.03, .0, away))[..., None])
    tint = mix(tint, colour(fruit['rind']), ramp(.955, .985, away)[..., None])
    return tint, gaussian_filter(inside * (.55 + .45 * dome), 1.2)


def citrus_slice(at, fruit=LEMON, radius=.22, thick=.045, tilt=(0, 0), turn=0, seed=1):
    tint, relief = cut_face(fruit, seed)
    face = surface(tint, .16 + .2 * (1 - relief), relief, .25, .008, coat=.8, coat_rough=.07, translucent=.3)
    pores = fbm((64, 1024), 160, seed, 2)
    rind = surface(colour(fruit['rind']) * (.92 + .16 * pores[..., None]), .32, pores, .4, .006, coat=.5)
    angle = np.linspace(0, 2 * pi, 120, endpoint=False)
    round_ = 1 + .014 * np.sin(2 * angle + seed) + .008 * np.sin(3 * angle + 2 * seed)
    reach = np.array([.001, .3, .6, .9, .955, .975, .99, 1, 1, .97])
    level = np.array([.5, .5, .5, .5, .5, .49, .40, .2, -.3, -.5]) * thick
    ring = np.stack([np.cos(angle), np.sin(angle)], -1) * round_[:, None]
    flat = reach[:, None, None] * ring[None] * radius
    points = np.concatenate([flat, np.broadcast_to(level[:, None, None], flat.shape[:2] + (1,))], -1)
    uv = .5 + .5 * flat / radius / round_[None, :, None] / 1.03
    made = mesh(points, grid(len(reach), 120, True), face, uv)
    made.data.materials.append(rind)
    made.data.polygons.foreach_set('material_index', [0] * 120 * 5 + [1] * 120 * (len(reach) - 6))
    return place([made], at, turn, tilt=tilt)


def citrus_wedge(at, fruit=LIME, radius=.2, tilt=(0, 0), turn=0, seed=2, opening=pi / 2.6):
    """A wedge: two cut faces meeting at the core, peel below."""
    n, m = 48, 24
    along, across = np.linspace(-1, 1, n), np.linspace(-opening / 2, opening / 2, m)
    reach = np.clip(1 - np.abs(along) ** 2.2, 0, 1) ** .5
    peel = np.stack(np.broadcast_arrays(along[:, None] * 1.3 * radius, reach[:, None] * radius * np.sin(across), -reach[:, None] * radius * np.cos(across)), -1)
    parts = [sheet(peel, surface(fruit['rind'], .33, fbm((256, 256), 60, seed, 2), .35, .006, coat=.5))]
    x, y = np.meshgrid(np.linspace(-1, 1, 400), np.linspace(0, 1, 200))
    rim = np.sqrt(np.clip(1 - np.abs(x) ** 2.2, 1e-4, 1))
    part = y / rim
    dome, number = sacs(np.arctan2(x, 1.4 + y) * 18 + 30, np.hypot(x, 1.4 + y) * 3.2, seed)
    depth = ramp(.9, .6, part) * ramp(.02, .2, y)
    tint = mix(colour(fruit['flesh']), colour(fruit['deep']), np.clip(.2 + .65 * depth * (.35 + .65 * dome) + .22 * (number - .5), 0, 1)[..., None])
    tint = mix(tint, colour('#f7f3d2'), (.14 * (1 - dome))[..., None])
    for pale in (ramp(.88, .925, part), ramp(.05, .02, y)):
        tint = mix(tint, colour(fruit['pith']), pale[..., None])
    tint = mix(tint, colour(fruit['rind']), ramp(.965, .985, part)[..., None])
    flesh = surface(tint, .18, dome * ramp(.93, .88, part), .18, .006, coat=.8, coat_rough=.07, translucent=.3)
    out = np.linspace(0, 1, 20)
    for side in (-1, 1):
        face = np.stack(np.broadcast_arrays(along[:, None] * 1.3 * radius, reach[:, None] * radius * sin(side * opening / 2) * out, -reach[:, None] * radius * cos(opening / 2) * out), -1)
        uv = np.stack(np.broadcast_arrays((along[:, None] + 1) / 2, reach[:, None] * out), -1)
        parts.append(sheet(face, flesh, uv))
    return place(parts, at, turn, tilt=tilt)


def leaf(length, width, look, curl, seed):
    along, across = np.linspace(0, 1, 40)[:, None], np.linspace(-1, 1, 14)[None]
    sway = .12 * (np.random.default_rng(seed).random() - .5) * 2
    spread = width * np.sin(pi * along ** .75) ** .85
    z = .008 + curl * (length * .25 * np.sin(pi * along) + width * np.abs(across) ** 1.6 * np.sin(pi * along))
    return sheet(np.stack(np.broadcast_arrays(length * along, sway * length * np.sin(pi * .9 * along) + spread * across, z), -1), look)


def leaf_look(dark='#22451a', light='#4f7c31', veins=9):
    across, along = np.meshgrid(np.linspace(-1, 1, 128), np.linspace(0, 1, 256))
    vein = ramp(.80, 1, np.abs((along * veins - np.abs(across) * 2.2) % 1 - .5) * 2) * .3
    rib = ramp(.07, .02, np.abs(across))
    tint = mix(colour(dark), colour(light), np.clip(rib * .8 + vein * .5 + .35 * fbm(across.shape, 5, 4), 0, 1)[..., None])
    return surface(np.transpose(tint, (1, 0, 2)).copy(), .38, (1 - .5 * vein - .5 * rib).T.copy(), .3, .008, coat=.3, coat_rough=.2)


def curry_sprig(at, turn=0, length=.8, pairs=7, seed=0):
    dice = np.random.default_rng(seed)
    look = leaf_look()
    parts = [tube([[0, 0, .02], [length * .5, .03, .035], [length, 0, .03]], [.010, .008, .004], surface('#4f6b2d', .5))]
    for k in range(pairs):
        along = .10 + .86 * k / pairs
        for side in (-1, 1):
            one = leaf(.25 * (1 - .35 * abs(along - .45)) * (.85 + .3 * dice.random()), .056, look, .25, int(dice.integers(1e6)))
            one.location = (length * along, 0, .02)
            one.rotation_euler = ((dice.random() - .5) * .6, -.10 - .25 * dice.random(), side * (.80 + .35 * dice.random()))
            parts.append(one)
    last = leaf(.24, .055, look, .2, seed)
    last.location = (length, 0, .02)
    return place(parts + [last], at, turn)


def coriander(at, turn=0, size=.3, seed=0):
    """A few torn leaves on thin stalks."""
    dice = np.random.default_rng(seed)
    look = leaf_look('#2f6a1f', '#6da644', 5)
    parts = []
    for k in range(4):
        aim = radians(-50 + 34 * k + 12 * dice.random())
        tip = size * (.7 + .4 * dice.random())
        parts.append(tube([[0, 0, .012], [tip * .5 * cos(aim), tip * .5 * sin(aim), .02], [tip * cos(aim), tip * sin(aim), .02]], [.006, .004], surface('#5f8f3a', .45), 30, 8))
        for lobe in (-70, -25, 25, 70):
            one = leaf(size * .34 * (.8 + .4 * dice.random()), size * .14, look, .35, int(dice.integers(1e6)))
            one.location = (tip * cos(aim), tip * sin(aim), .02)
            one.rotation_euler = ((dice.random() - .5) * .7, -.3 * dice.random(), aim + radians(lobe))
            parts.append(one)
    return place(parts, at, turn)


def chilli(at, length=.5, turn=0, seed=0, skin='#a5120d'):
    bow = .22 * (np.random.default_rng(seed).random() - .5)
    s = length / .5
    body = tube([[0, 0, .04 * s], [.25 * length, bow * length, .045 * s], [.6 * length, bow * 1.5 * length, .04 * s], [length, .1 * length, .018 * s]],
                [.03 * s, .048 * s, .042 * s, .026 * s, .002], surface(skin, .16, coat=1, coat_rough=.05), sides=24)
    stalk = tube([[.02, 0, .04 * s], [-.06 * s, -.01, .05 * s], [-.14 * s, .03, .06 * s]], [.032 * s, .013 * s, .010 * s], surface('#4f7a24', .4))
    return place([body, stalk], at, turn)


def peppercorns(at, count=14, spread=.16, seed=0):
    dice = np.random.default_rng(seed)
    look = surface('#1c1411', .55, coat=.2)
    for _ in range(count):
        x, y = dice.normal(size=2) * spread * .5
        size = .014 + .006 * dice.random()
        lump((at[0] + x, at[1] + y, at[2] + size * .9), size, look, int(dice.integers(1e6)), .90)
