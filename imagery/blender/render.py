"""
blender --background --factory-startup --python render.py

Takes scenes one after another: a line of JSON `["SCENE.json", "OUT.bin"]` on the standard input for each, answered by a
line `DONE …` or `FAILED …`. Reads a scene (geometry, materials, camera, light, the box of the frame that is wanted) and
writes the smoothed passes the store's side finishes: `picture`, `mask` (product), and where it is to be recoloured
`light` (what fell on dyed materials, which the picture then lacks) and `tint` (which dye, how much), all of the box, and
`plate` (the empty studio, whole), as square-root coded 16 bit numbers, compressed. A scene with `turns` or `moves` is a
file for each of them.
"""
import json
import math
import os
import sys
import tempfile
import time
import traceback
import zlib

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from materials import is_unguided, make  # noqa: E402
from network import Network  # noqa: E402
from nodes import linear  # noqa: E402
from studio import build_studio  # noqa: E402

RANGE = 16.0
MOST_SHARE = 1.35
LEAST_COVER = 0.98


def main():
    for line in sys.stdin:
        try:
            print('DONE', make_picture(*json.loads(line)), flush=True)
        except Exception:
            print('FAILED', json.dumps(traceback.format_exc()), flush=True)


def make_picture(scene_file, out):
    """Answers what it took."""
    started, processor = time.time(), time.process_time()
    with open(scene_file) as file:
        scene = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials = {slot: make(slot, spec) for slot, spec in scene['materials'].items()}
    objects = add_parts(scene, materials)
    for made, part in zip(objects, scene['parts']):
        # What only throws a shadow: the wall with the window, behind the camera's back.
        made.visible_camera = not scene['materials'][part['slot']].get('isUnseen', False)
    build_studio(scene)
    settings(scene)
    with tempfile.TemporaryDirectory() as folder:
        shoot = Shutter(folder)
        plate = plate_of(scene, objects, shoot)
        take = lambda file: write(developed(scene, passes_of(scene, shoot), plate), file)
        if 'turns' in scene:
            turn_round(scene['turns'], objects, take, out)
        elif 'moves' in scene:
            move_on(scene['moves'], materials, take, out)
        else:
            take(out)
    return f'{time.time() - started:.0f} s, processor {time.process_time() - processor:.0f} s'


def turn_round(turns, objects, take, out):
    """The model in each of its turns, radians."""
    for turn, file in frames_of(turns, out):
        for one in objects:
            one.rotation_euler = (0, 0, turn)
        take(file)


def move_on(moves, materials, take, out):
    """The scene with what moves in each of its places."""
    for move, file in frames_of(moves, out):
        moved = add_parts(move, materials)
        take(file)
        for one in moved:
            bpy.data.meshes.remove(one.data)


def frames_of(places, out):
    """Each place with its file, OUT-0.bin and so on; one that is there already is left out."""
    # What stands still is not looked through again from one frame to the next.
    bpy.context.scene.render.use_persistent_data = True
    bpy.context.scene.cycles.debug_bvh_type = 'DYNAMIC_BVH'
    files = [f'{out.removesuffix(".bin")}-{index}.bin' for index in range(len(places))]
    return [(place, file) for place, file in zip(places, files) if not os.path.exists(file)]


def developed(scene, passes, plate):
    """The passes without their noise."""
    network = Network(scene['weights'])
    if 'unguided' in passes:
        share = np.clip(passes['unguided'][..., :1], 0, 1)
        passes['albedo'] = passes['albedo'] * (1 - share) + share
        passes['normal'] = passes['normal'] * (1 - share)
    dyes = dyes_of(scene)
    light = light_taken_out(network, passes, dyes) if 'tint' in passes else None
    result = {
        'picture': network.smoothed(passes['picture'], passes['albedo'], passes['normal']),
        'mask': passes['mask'][..., :1],
        'plate': plate,
    }
    if light is not None:
        result['light'], result['tint'] = light, passes['tint']
    return result


def dyes_of(scene):
    return {spec['dye']: spec['colour'] for spec in scene['materials'].values() if 'dye' in spec}


def light_taken_out(network, passes, dyes):
    """
    What fell on dyed materials, smoothed: all their diffuse light by their own colour. The picture loses it before it is
    smoothed itself: the noise of a pale dye would stay behind in a dark one otherwise.
    """
    diffuse = (passes['direct'] + passes['indirect']) * passes['diffuse']
    colours = np.array([linear(dyes.get(dye, '#ffffff'))[:3] for dye in ('body', 'thread', 'trim')], np.float32)
    own = passes['tint'] @ colours
    # Sheen counts as diffuse light too, so Cycles' own division by the colour would be by too much.
    light = np.where(own > 0.002, np.maximum(diffuse - sheen_of(diffuse, own)[..., None], 0) / np.maximum(own, 0.002), 0)
    dyed = passes['tint'].any(axis=2)
    if not dyed.any():
        return light
    rows, columns = np.flatnonzero(dyed.any(axis=1)), np.flatnonzero(dyed.any(axis=0))
    part = np.s_[max(0, rows[0] - 16):rows[-1] + 17, max(0, columns[0] - 16):columns[-1] + 17]
    # At a rim a pixel has the light of paper, or of what has no dye, in it too.
    inner = (passes['cover'][..., 0] > LEAST_COVER) & (own.max(axis=2) > 0.002)
    share = passes['diffuse'].sum(axis=2) / np.maximum(own.sum(axis=2), 1e-6)
    usual = np.full_like(share, 1e-6)
    for dye in range(3):
        has_dye = inner & (passes['tint'][..., dye] > 0)
        if has_dye.any():
            usual[has_dye] = np.maximum(usual[has_dye], np.median(share[has_dye]))
    # In the furrows of a grain there is more sheen than dye.
    inner &= share < MOST_SHARE * usual
    light[part] = filled(light[part], inner[part])
    passes['picture'] = np.maximum(passes['picture'] - light * own, 0)
    passes['albedo'] = passes['albedo'] - own
    # Light has no colour of its own: what the network is told of is the grain, lighter and darker than its dye.
    grain = np.where(inner, share / (MOST_SHARE * usual), 1 / MOST_SHARE)[part]
    light[part] = network.smoothed(light[part], np.repeat(grain[..., None], 3, axis=2), passes['normal'][part])
    return light


def near(values):
    """The values themselves and those beside them, in all directions."""
    height, width = values.shape[:2]
    padded = np.pad(values, [(1, 1), (1, 1)] + [(0, 0)] * (values.ndim - 2))
    return [padded[y:y + height, x:x + width] for y in range(3) for x in range(3)]


def sheen_of(diffuse, own):
    """
    The white share of what a dyed material gives back, which no dye changes: light is white here too, so a strong dye's own
    share has its hue, and the rest is sheen. Of a grey one nobody can tell.
    """
    strong, weak = own.argmax(axis=2)[..., None], own.argmin(axis=2)[..., None]
    of = lambda values, channel: np.take_along_axis(values, channel, axis=2)[..., 0]
    apart = of(own, strong) - of(own, weak)
    light = (of(diffuse, strong) - of(diffuse, weak)) / np.maximum(apart, 1e-4)
    sheen = np.clip(of(diffuse, weak) - light * of(own, weak), 0, None)
    hue = np.clip((apart / np.maximum(of(own, strong), 1e-4) - 0.3) / 0.3, 0, 1)
    return np.minimum(sheen, of(diffuse, weak)) * hue


def filled(values, is_known, rounds=4):
    """What is not known comes from what is known beside it, a pixel further in each round; beyond, it is held down."""
    most = np.percentile(values[is_known], 95, axis=0) if is_known.any() else np.zeros(3)
    values = np.where(is_known[..., None], values, np.minimum(values, most))
    for _ in range(rounds):
        count = sum(near(is_known.astype(np.float32)))
        means = sum(near(values * is_known[..., None])) / np.maximum(count, 1)[..., None]
        fresh = ~is_known & (count > 0)
        values = np.where(fresh[..., None], means, values)
        is_known = is_known | fresh
    return values.astype(np.float32)


def add_parts(model, materials):
    with open(model['geometry'], 'rb') as file:
        data = file.read()
    return [add_part(index, part, data, materials) for index, part in enumerate(model['parts'])]


def add_part(index, part, data, materials):
    take = lambda spec, kind: np.frombuffer(data, kind, spec[1], spec[0])
    swap = lambda values: np.stack([values[:, 0], -values[:, 2], values[:, 1]], 1)
    places = swap(take(part['position'], np.float32).reshape(-1, 3))
    normals = swap(take(part['normal'], np.float32).reshape(-1, 3))
    uv = take(part['uv'], np.float32).reshape(-1, 2)
    triangles = take(part['index'], np.uint32).reshape(-1, 3)
    a, b, c = (places[triangles[:, k]] for k in range(3))
    triangles = triangles[np.linalg.norm(np.cross(b - a, c - a), axis=1) > 1e-10]
    mesh = bpy.data.meshes.new(f'mesh{index}')
    count = len(triangles)
    mesh.vertices.add(len(places))
    mesh.vertices.foreach_set('co', places.astype(np.float32).ravel())
    mesh.loops.add(count * 3)
    mesh.loops.foreach_set('vertex_index', triangles.astype(np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, 3, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(count, bool))
    mesh.uv_layers.new(name='UV').data.foreach_set('uv', uv[triangles.ravel()].astype(np.float32).ravel())
    mesh.update()
    length = np.linalg.norm(normals, axis=1, keepdims=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices((normals / np.maximum(length, 1e-6)).tolist())
    made = bpy.data.objects.new(f'part{index}', mesh)
    bpy.context.scene.collection.objects.link(made)
    mesh.materials.append(materials[part['slot']])
    return made


def settings(scene):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = scene['size']
    s.render.resolution_percentage = 100
    s.render.use_border = s.render.use_crop_to_border = True
    s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = scene['box']
    s.render.threads_mode = 'FIXED'
    s.render.threads = scene['threads']
    s.view_settings.view_transform = 'Raw'
    cycles = s.cycles
    cycles.device = 'CPU'
    cycles.samples = scene['samples']
    # More where there is still noise: in glass, and in shadow.
    cycles.use_adaptive_sampling = 'noise' in scene
    if 'noise' in scene:
        cycles.adaptive_threshold = scene['noise']
        cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    # Light goes to and fro in a cut stone before it leaves it.
    has_stone = any(spec['type'] == 'brilliant' for spec in scene['materials'].values())
    cycles.max_bounces = 14 if has_stone else 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 10 if has_stone else 3
    # Light that has bounced twice is nearly even elsewhere: its occlusion is enough, and it has no noise.
    cycles.use_fast_gi = not has_stone
    cycles.fast_gi_method = 'REPLACE'
    cycles.ao_bounces_render = 1
    s.world.light_settings.distance = scene['reach']
    s.world.light_settings.ao_factor = 0.8
    cycles.transmission_bounces = 12
    cycles.transparent_max_bounces = 12
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    layer = s.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    for name, kind in (('tint', 'COLOR'), ('cover', 'VALUE'), ('mask', 'VALUE'), ('unguided', 'VALUE')):
        aov = layer.aovs.add()
        aov.name, aov.type = name, kind


class Shutter:
    """Renders, and answers the passes that are asked for: pairs of Blender's name and ours."""

    def __init__(self, folder):
        self.folder, self.frame = folder, 0
        bpy.context.scene.use_nodes = True
        self.tree = bpy.context.scene.node_tree
        self.tree.nodes.clear()
        self.layers = self.tree.nodes.new('CompositorNodeRLayers')
        self.files = self.tree.nodes.new('CompositorNodeOutputFile')
        self.files.base_path = folder
        self.files.format.file_format = 'OPEN_EXR'
        self.files.format.color_depth = '32'
        self.files.format.exr_codec = 'NONE'

    def __call__(self, names):
        self.frame += 1
        self.files.file_slots.clear()
        for source, name in names:
            self.files.file_slots.new(name)
            self.tree.links.new(self.layers.outputs[source], self.files.inputs[len(self.files.inputs) - 1])
        bpy.context.scene.frame_set(self.frame)
        bpy.ops.render.render(write_still=False)
        return {name: load(os.path.join(self.folder, f'{name}{self.frame:04d}.exr')) for _, name in names}


def passes_of(scene, shoot):
    names = [('Image', 'picture'), ('Denoising Normal', 'normal'), ('Denoising Albedo', 'albedo'), ('mask', 'mask')]
    if scene['isRecoloured'] and dyes_of(scene):
        names += [('DiffDir', 'direct'), ('DiffInd', 'indirect'), ('DiffCol', 'diffuse'), ('tint', 'tint'), ('cover', 'cover')]
    if any(is_unguided(spec) for spec in scene['materials'].values()):
        names += [('unguided', 'unguided')]
    return shoot(names)


def plate_of(scene, objects, shoot):
    """The empty studio, small; a still has none."""
    if scene['light'] != 'packshot':
        return np.ones((2, 2, 3), np.float32)
    s = bpy.context.scene
    for one in objects:
        one.hide_render = True
    s.render.use_border = False
    s.render.resolution_percentage = max(4, round(9600 / scene['size'][0]))
    s.cycles.samples = 32
    plate = shoot([('Image', 'plate')])['plate']
    for one in objects:
        one.hide_render = False
    s.render.use_border = True
    s.render.resolution_percentage = 100
    s.cycles.samples = scene['samples']
    return plate


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(values.reshape(height, width, 4)[::-1, :, :3])


def write(result, out):
    """A line of JSON about the images, then their numbers one after another, compressed."""
    head = {name: list(values.shape) for name, values in result.items()}
    coded = [(np.sqrt(np.clip(np.nan_to_num(v), 0, RANGE) / RANGE) * 65535 + 0.5).astype('<u2').tobytes()
             for v in result.values()]
    with open(out + '.part', 'wb') as file:
        file.write(json.dumps(head).encode() + b'\n')
        file.write(zlib.compress(b''.join(coded), 1))
    os.replace(out + '.part', out)


main()
