"""From numpy to Blender: images, surfaces, meshes, and how they are bent, grouped and repeated."""
from math import pi

import bpy
import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

from paint import colour, curve


def empty_stage():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def linear(srgb):
    c = np.asarray(srgb, float)
    return np.where(c <= .04045, c / 12.92, ((np.maximum(c, 0) + .055) / 1.055) ** 2.4)


def image(values, is_colour=True):
    """A Blender image held in memory; no texture files."""
    a = np.clip(np.asarray(values, np.float32), 0, 1)
    if a.ndim == 2:
        a = np.repeat(a[..., None], 3, 2)
    if is_colour:
        a = linear(a)
    a = np.concatenate([a, np.ones(a.shape[:2] + (1,))], 2).astype(np.float32)
    made = bpy.data.images.new('painted', a.shape[1], a.shape[0], alpha=True, float_buffer=True)
    made.colorspace_settings.name = 'Linear' if is_colour else 'Non-Color'
    made.pixels.foreach_set(a.ravel())
    made.update()
    return made


def surface(base, rough=.4, bump=None, bump_strength=.3, bump_depth=.005, metal=0, coat=0, coat_rough=.08,
            specular=.5, transmission=0, ior=1.45, alpha=None, translucent=0, clear_edge=None, deep=None):
    """A material. `base` is a hex colour or an array; `alpha` an array; `clear_edge` = (transparency
    facing the viewer, transparency at grazing angles), the look of shells and of soft fish; `deep` =
    (share, how far red, green and blue light wander inside before they come out), the look of flesh."""
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']

    def texture(values, is_colour=False):
        node = nodes.new('ShaderNodeTexImage')
        node.image, node.extension, node.interpolation = image(values, is_colour), 'EXTEND', 'Cubic'
        return node.outputs[0]

    def plug(value, socket, is_colour=False):
        if isinstance(value, np.ndarray):
            output = texture(value, is_colour)
            links.new(output, socket)
            return output
        socket.default_value = (*linear(colour(value)), 1) if is_colour else value

    painted = plug(base, shader.inputs['Base Color'], True)
    plug(rough, shader.inputs['Roughness'])
    plug(coat, shader.inputs['Clearcoat'])
    for name, value in (('Metallic', metal), ('Clearcoat Roughness', coat_rough),
                        ('Specular', specular), ('Transmission', transmission), ('IOR', ior)):
        shader.inputs[name].default_value = value
    if deep:
        shader.subsurface_method = 'RANDOM_WALK'
        shader.inputs['Subsurface'].default_value, shader.inputs['Subsurface Radius'].default_value = deep
        if painted:
            links.new(painted, shader.inputs['Subsurface Color'])
        else:
            shader.inputs['Subsurface Color'].default_value = shader.inputs['Base Color'].default_value
    if bump is not None:
        node = nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = bump_strength, bump_depth
        links.new(texture(bump), node.inputs['Height'])
        links.new(node.outputs[0], shader.inputs['Normal'])

    def mixed(factor, first, second):
        node = nodes.new('ShaderNodeMixShader')
        if isinstance(factor, (int, float)):
            node.inputs[0].default_value = factor
        else:
            links.new(factor, node.inputs[0])
        links.new(first, node.inputs[1])
        links.new(second, node.inputs[2])
        return node.outputs[0]

    result = shader.outputs[0]
    if translucent:
        glow = nodes.new('ShaderNodeBsdfTranslucent')
        if painted:
            links.new(painted, glow.inputs[0])
        else:
            glow.inputs[0].default_value = (*linear(colour(base)), 1)
        result = mixed(translucent, result, glow.outputs[0])
    if alpha is not None:
        nothing = nodes.new('ShaderNodeBsdfTransparent').outputs[0]
        result = mixed(alpha if isinstance(alpha, (int, float)) else texture(alpha), nothing, result)
    if clear_edge:
        facing, spread = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMapRange')
        facing.inputs[0].default_value = .42
        spread.inputs[3].default_value, spread.inputs[4].default_value = clear_edge
        links.new(facing.outputs[1], spread.inputs[0])
        result = mixed(spread.outputs[0], result, nodes.new('ShaderNodeBsdfTransparent').outputs[0])
    links.new(result, nodes['Material Output'].inputs[0])
    return material


def cast_clear_shadow(material, tint=(.86, .90, .92)):
    """Glass that lets light through: without it ice and drops are black and noisy."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = nodes['Material Output']
    shown = output.inputs[0].links[0].from_socket
    path, clear, either = (nodes.new('ShaderNode' + kind) for kind in ('LightPath', 'BsdfTransparent', 'MixShader'))
    clear.inputs[0].default_value = (*tint, 1)
    links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
    links.new(shown, either.inputs[1])
    links.new(clear.outputs[0], either.inputs[2])
    links.new(either.outputs[0], output.inputs[0])


def mesh(vertices, faces, material, uv=None, smooth=True):
    data = bpy.data.meshes.new('solid')
    data.from_pydata(np.asarray(vertices).reshape(-1, 3).tolist(), [], np.asarray(faces).tolist())
    if uv is not None:
        layer = data.uv_layers.new(name='UV')
        corner = np.zeros(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', corner)
        layer.data.foreach_set('uv', np.asarray(uv, np.float32).reshape(-1, 2)[corner].ravel())
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    data.materials.append(material)
    return show(bpy.data.objects.new('solid', data))


def show(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def grid(rows, columns, closed=False):
    """Faces of a sheet of vertices; `closed` joins the last column to the first."""
    i = np.arange(rows - 1)[:, None]
    j = np.arange(columns if closed else columns - 1)[None, :]
    after = (j + 1) % columns
    return np.stack(np.broadcast_arrays(i * columns + j, i * columns + after,
                                        (i + 1) * columns + after, (i + 1) * columns + j), -1).reshape(-1, 4)


def sheet(rows_of_points, material, uv=None):
    """A surface through a (rows, columns, 3) array."""
    v = np.asarray(rows_of_points)
    if uv is None:
        uv = np.stack(np.meshgrid(np.linspace(0, 1, v.shape[0]), np.linspace(0, 1, v.shape[1]), indexing='ij'), -1)
    return mesh(v, grid(*v.shape[:2]), material, uv)


def tube(points, radii, material, steps=120, sides=16):
    path = curve(points, steps)
    radius = PchipInterpolator(np.linspace(0, 1, len(radii)), radii)(np.linspace(0, 1, steps))
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, (0, 0, 1.))
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    over = np.cross(side, ahead)
    angle = np.linspace(0, 2 * pi, sides, endpoint=False)
    ring = np.cos(angle)[None, :, None] * side[:, None] + np.sin(angle)[None, :, None] * over[:, None]
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 1, steps)[:, None], angle[None] / (2 * pi)), -1)
    return mesh(path[:, None] + radius[:, None, None] * ring, grid(steps, sides, True), material, uv)


def dome(radius, material, flat=.5, rings=24, sides=48):
    """A half ball on the plane, textured from above."""
    polar, angle = np.linspace(0, pi / 2, rings)[:, None], np.linspace(0, 2 * pi, sides, endpoint=False)[None]
    x, y = np.sin(polar) * np.cos(angle), np.sin(polar) * np.sin(angle)
    z = flat * np.cos(polar) + 0 * angle
    uv = np.stack([.5 + .5 * x, .5 + .5 * y], -1)
    return mesh(radius * np.stack([x, y, z], -1), grid(rings, sides, True), material, uv)


def ball(at, radius, material):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=28, ring_count=18, radius=radius, location=(0, 0, 0))
    made = bpy.context.object
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.materials.append(material)
    change_points(made, lambda p: p + np.array(at))
    return made


def change_points(thing, change):
    data = thing.data
    flat = np.zeros(len(data.vertices) * 3)
    data.vertices.foreach_get('co', flat)
    data.vertices.foreach_set('co', np.asarray(change(flat.reshape(-1, 3))).ravel())
    data.update()


def bend(things, heading, middle=.5, low=-.8, high=1.8):
    """Bends everything that was built along x so that it runs with the heading (radians) at each x."""
    x = np.linspace(low, high, 4000)
    angle, step = heading(x), (high - low) / 3999
    along, across = np.cumsum(np.cos(angle)) * step, np.cumsum(np.sin(angle)) * step
    along -= np.interp(middle, x, along) - middle
    across -= np.interp(middle, x, across)

    def bent(p):
        turn = np.interp(p[:, 0], x, angle)
        return np.stack([np.interp(p[:, 0], x, along) - np.sin(turn) * p[:, 1],
                         np.interp(p[:, 0], x, across) + np.cos(turn) * p[:, 1], p[:, 2]], 1)

    for thing in things:
        change_points(thing, bent)


def place(things, at, turn=0, size=1, tilt=(0, 0), mirrored=False):
    """Puts a made thing on the table; turn and tilt in degrees."""
    holder = show(bpy.data.objects.new('place', None))
    for thing in things:
        thing.parent = holder
    holder.location = at
    holder.rotation_euler = (*np.radians(tilt), np.radians(turn))
    holder.scale = (size, -size if mirrored else size, size)
    return holder


def again(things, *where, **how):
    """Places a copy, so that one made fish can lie on the table three times."""
    return place([show(bpy.data.objects.new('copy', thing.data)) for thing in things], *where, **how)


def put_away(things):
    for thing in things:
        bpy.context.scene.collection.objects.unlink(thing)


def look_at(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()
