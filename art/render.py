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
        width, height = width // 4, height // 4
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
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.use_denoising = samples, True, .03, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 7, 3, 3, 6
    cycles.transparent_max_bounces, cycles.caustics_reflective, cycles.caustics_refractive = 12, False, False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3, 10, .5
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'High Contrast', exposure
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    with tempfile.TemporaryDirectory() as folder:
        layers = write_layers_to(folder)
        render.image_settings.file_format, render.image_settings.color_depth = 'PNG', '16'
        render.filepath = f'{folder}/picture.png'
        bpy.ops.render.render(write_still=True)
        noisy = read(f'{folder}/picture.png')
        albedo, normals = (read(f'{folder}/{layer}0001.png') for layer in layers)
    clean = denoise(noisy, albedo, normals)
    soft = cv2.GaussianBlur(clean, (0, 0), 1.1)
    return np.clip((clean + .30 * (clean - soft)) * 255 + .5, 0, 255).astype(np.uint8)


def write_layers_to(folder):
    """Albedo and normals beside the picture, for the denoiser."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = next(node for node in nodes if node.type == 'R_LAYERS')
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'PNG', '16'
    files.file_slots.clear()
    for name in ('albedo', 'normals'):
        files.file_slots.new(name)
    links.new(source.outputs['Denoising Albedo'], files.inputs[0])
    half, lift = (nodes.new('CompositorNodeMixRGB') for _ in range(2))
    half.blend_type, lift.blend_type = 'MULTIPLY', 'ADD'
    half.inputs[0].default_value = lift.inputs[0].default_value = 1
    half.inputs[2].default_value = lift.inputs[2].default_value = (.5, .5, .5, 1)
    links.new(source.outputs['Denoising Normal'], half.inputs[1])
    links.new(half.outputs[0], lift.inputs[1])
    links.new(lift.outputs[0], files.inputs[1])
    return 'albedo', 'normals'


def read(path):
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535


main()
