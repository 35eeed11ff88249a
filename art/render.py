"""Renders one scene of art/scenes into art/masters.

    blender -b -t 2 --factory-startup -P art/render.py -- whole-pomfret [--preview] [--samples 24] [--to FILE]
"""
import argparse
import importlib.util
import pathlib
import sys
import tempfile
import time

ART = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

import bpy                                                    # noqa: E402
import cv2                                                    # noqa: E402
import numpy as np                                            # noqa: E402

from denoise import denoise                                   # noqa: E402
from solids import empty_stage                                # noqa: E402

MASTER_QUALITY = 92


def main():
    wanted = arguments()
    began = time.time()
    empty_stage()
    scene = read_scene(wanted.name)
    scene.arrange()
    built = time.time()
    width, height = getattr(scene, 'SIZE', (1536, 1152))
    if wanted.preview:
        width, height = width // 3, height // 3
    picture = rendered(width, height, wanted.samples or (14 if wanted.preview else 24), getattr(scene, 'EXPOSURE', .1))
    target = wanted.to or str(ART / 'masters' / f'{wanted.name}.webp')
    cv2.imwrite(target, picture, [cv2.IMWRITE_WEBP_QUALITY, MASTER_QUALITY])
    print(f'{wanted.name}: {width}x{height}, built in {built - began:.0f} s, rendered in {time.time() - built:.0f} s')


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('name')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--to')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def read_scene(name):
    spec = importlib.util.spec_from_file_location('scene', ART / 'scenes' / f'{name}.py')
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    return scene


def rendered(width, height, samples, exposure):
    """The finished picture as OpenCV keeps it (blue first, 8 bit)."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, True, False
    cycles.adaptive_threshold, cycles.adaptive_min_samples = .07, 6
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 2, 3, 6
    cycles.transparent_max_bounces, cycles.caustics_reflective, cycles.caustics_refractive = 12, False, False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3, 10, .5
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'High Contrast', exposure
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    with tempfile.TemporaryDirectory() as folder:
        write_layers_to(folder)
        bpy.ops.render.render(write_still=False)
        layer = {name: read(f'{folder}/{name}0001.exr') for name in LAYERS}
        light = {kind: layer[f'{kind} direct'] + layer[f'{kind} indirect'] for kind in ('diffuse', 'glossy', 'transmission')}
        distance = layer['distance'][..., :1]
        guides = np.concatenate([.5 * layer['direction'], np.minimum(distance, 20) * .5], 2)
        clean = denoise(layer['whole'], [(layer['diffuse paint'], light['diffuse'], 4, 1), (layer['glossy paint'], light['glossy'], 2, 1.5),
                                         (layer['transmission paint'], light['transmission'], 2, 2)], guides)
        shown = developed(clean, f'{folder}/picture.png')
    soft = cv2.GaussianBlur(shown, (0, 0), 1.1)
    return np.clip((shown + .30 * (shown - soft)) * 255 + .5, 0, 255).astype(np.uint8)


LAYERS = {'whole': 'Image', 'direction': 'Denoising Normal', 'distance': 'Denoising Depth',
          **{f'{kind} {part}': f'{short}{end}' for kind, short in (('diffuse', 'Diff'), ('glossy', 'Gloss'), ('transmission', 'Trans'))
             for part, end in (('direct', 'Dir'), ('indirect', 'Ind'), ('paint', 'Col'))}}


def write_layers_to(folder):
    """Paint and light apart, and where each point faces: what the denoiser works with."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(scene.view_layers[0], f'use_pass_{kind}_{part}', True)
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = next(node for node in nodes if node.type == 'R_LAYERS')
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for k, (name, output) in enumerate(LAYERS.items()):
        files.file_slots.new(name)
        links.new(source.outputs[output], files.inputs[k])


def read(path):
    """Linear floats, the first row on top; a stray ray that came back as no number is dark."""
    loaded = bpy.data.images.load(path)
    values = np.empty(len(loaded.pixels), np.float32)
    loaded.pixels.foreach_get(values)
    width, height = loaded.size
    bpy.data.images.remove(loaded)
    return np.flipud(np.nan_to_num(values.reshape(height, width, -1)[..., :3], posinf=0, neginf=0)).copy()


def developed(linear, path):
    """Seen through the film that the scene is set to, as OpenCV keeps it, in 0..1."""
    scene = bpy.context.scene
    height, width = linear.shape[:2]
    film = bpy.data.images.new('film', width, height, float_buffer=True)
    film.colorspace_settings.name = 'Linear'
    film.pixels.foreach_set(np.concatenate([np.flipud(linear), np.ones((height, width, 1))], 2).astype(np.float32).ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '16'
    film.save_render(path, scene=scene)
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535


main()
