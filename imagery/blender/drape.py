"""
blender --background --factory-startup --python drape.py -- TASK.json OUT.bin

Sews panels and lets them fall: Blender's cloth solver. Reads the places of the knots, where they rest, triangles, seams and
obstacles (drapes/make.ts), and writes where the knots come to lie, as 32 bit numbers; of a filmed fall those of every frame.
"""
import json
import sys
import time

import bpy
import numpy as np


def main():
    task_file, out = sys.argv[-2:]
    with open(task_file) as file:
        task = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    fall = task['fall']
    for obstacle in task['obstacles']:
        add_obstacle(obstacle, fall['scale'])
    cloth = add_cloth(task, fall)
    with open(out, 'wb') as file:
        for frame, places in settle(cloth, task, fall):
            if fall.get('isFilmed') or frame == fall['frames']:
                file.write(in_store(places / fall['scale']).astype('<f4').tobytes())
                file.flush()


def in_store(places):
    return np.stack([places[:, 0], places[:, 2], -places[:, 1]], 1)


def in_solver(values, scale):
    """The store's y is up, the solver's z."""
    v = np.asarray(values, float).reshape(-1, 3)
    return np.stack([v[:, 0], -v[:, 2], v[:, 1]], 1) * scale


def new_object(name, places, faces, edges=()):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(places.tolist(), list(edges), np.asarray(faces, int).reshape(-1, 3).tolist())
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def add_obstacle(obstacle, scale):
    made = new_object('obstacle', in_solver(obstacle['positions'], scale), obstacle['triangles'])
    made.modifiers.new('collision', 'COLLISION')
    made.collision.thickness_outer = obstacle['distance'] * scale
    made.collision.thickness_inner = 0.02
    made.collision.cloth_friction = obstacle['friction']
    made.collision.damping = 0.4


def add_cloth(task, fall):
    start = in_solver(task['start'], fall['scale'])
    made = new_object('cloth', start, task['triangles'], task['pairs'])
    made.shape_key_add(name='Basis')
    rest = made.shape_key_add(name='rest')
    if 'rest' in fall:
        shape = in_solver(fall['rest'], fall['scale'])
    elif fall.get('isMoulded'):
        shape = start
    else:
        flat = np.asarray(task['flat'], float).reshape(-1, 2) * fall['scale']
        shape = np.column_stack([flat[:, 0], np.zeros(len(flat)), flat[:, 1]])
    rest.data.foreach_set('co', shape.astype(np.float32).ravel())
    rest.value = 0.0
    pins = fall.get('pins') or []
    if pins:
        made.vertex_groups.new(name='pin').add(pins, 1.0, 'REPLACE')
    modifier = made.modifiers.new('cloth', 'CLOTH')
    s, c = modifier.settings, modifier.collision_settings
    s.quality = fall['quality']
    s.time_scale = fall.get('pace', 1.0)
    s.mass = fall['mass'] * (fall['step'] * fall['scale']) ** 2
    s.air_damping = fall['air']
    s.tension_stiffness = s.compression_stiffness = fall['tension']
    s.shear_stiffness = fall['tension'] / 4
    damping = fall.get('damping', 8)
    s.tension_damping = s.compression_damping = damping
    s.shear_damping = min(damping, s.shear_damping)
    s.bending_model = 'ANGULAR'
    s.bending_stiffness, s.bending_damping = fall['bending'], damping / 40
    s.rest_shape_key = rest
    s.use_sewing_springs = len(task['pairs']) > 0
    s.sewing_force_max = 0.0
    if pins:
        s.vertex_group_mass = 'pin'
        s.pin_stiffness = 4
        if 'led' in fall:
            lead(made, start, pins, fall)
    if fall.get('pressure'):
        # A value that is set between frames empties the cache, and nothing moves any more; a key does not.
        s.use_pressure = True
        for frame, force in fall['pressure']:
            s.uniform_pressure_force = force
            s.keyframe_insert('uniform_pressure_force', frame=frame)
    near = fall['selfDistance'] * fall['scale']
    c.use_collision, c.use_self_collision = True, near > 0
    c.distance_min = c.self_distance_min = near or 0.002
    c.friction = c.self_friction = fall['friction']
    c.collision_quality = 2
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, fall['frames'] + 1
    return made


def lead(made, start, pins, fall):
    """The hand that holds the pins: where it is in each frame, as keys of a shape for each axis; the rest is left to itself."""
    for axis, name in enumerate(('across', 'depth', 'height')):
        shape = start.copy()
        shape[pins, axis] += 1.0
        key = made.shape_key_add(name=name)
        key.data.foreach_set('co', shape.astype(np.float32).ravel())
        key.slider_min, key.slider_max = -10.0, 10.0
        for frame, place in enumerate(in_solver(fall['led'], fall['scale']), 1):
            key.value = place[axis]
            key.keyframe_insert('value', frame=frame)


def settle(cloth, task, fall):
    """Each frame, and where the knots are in it."""
    scene, started, before = bpy.context.scene, time.time(), None
    scene.frame_start, scene.frame_end = 1, fall['frames'] + 1
    pairs = np.asarray(task['pairs'], int).reshape(-1, 2)
    for frame in range(1, fall['frames'] + 1):
        scene.frame_set(frame)
        now = places_of(cloth)
        yield frame, now
        if frame % 10 and frame != fall['frames']:
            continue
        gap = np.linalg.norm(now[pairs[:, 0]] - now[pairs[:, 1]], axis=1).max() if len(pairs) else 0
        moved = 0 if before is None else np.abs(now - before).max()
        print(f'frame {frame}: {time.time() - started:.0f} s, moved {moved / fall["scale"] * 10:.1f} mm, '
              f'widest gap {gap / fall["scale"] * 10:.1f} mm', flush=True)
        before = now


def places_of(cloth):
    mesh = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    out = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', out)
    return out.reshape(-1, 3).astype(float)


main()
