"""The studio of the packshots: a seamless paper, a key from the left, a large top, a fill, a rim, and black flags."""
import math

import bpy
from mathutils import Vector

from nodes import Tree, linear


def to_blender(point):
    return Vector((point[0], -point[2], point[1]))


def build_studio(scene):
    camera = scene['camera']
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    s = bpy.context.scene
    s.collection.objects.link(made)
    s.camera = made
    place, target = to_blender(camera['position']), to_blender(camera['target'])
    made.location = place
    made.rotation_euler = (target - place).to_track_quat('-Z', 'Y').to_euler()
    data.sensor_fit = 'VERTICAL'
    data.angle = math.radians(camera['fov'])
    data.clip_end = 10000
    if camera.get('focus'):
        data.dof.use_dof = True
        data.dof.focus_distance = camera['focus']
        # An aperture is counted in thousandths of a unit; ours is a centimetre, not a metre.
        data.dof.aperture_fstop = camera['stop'] / 100
    world = bpy.data.worlds.new('world')
    s.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    if scene['light'] == 'packshot':
        sky.inputs[0].default_value = (1, 1, 1, 1)
        sky.inputs[1].default_value = 0.25 if scene.get('isFlagged') else 0.32
        packshot(scene, place - target)
    else:
        light = scene['light']
        sky.inputs[0].default_value = linear(light['sky'])
        sky.inputs[1].default_value = light['skyStrength']
        for lamp in light['lamps']:
            add_lamp(lamp)


def packshot(scene, towards):
    low, high = to_blender(scene['bounds'][0]), to_blender(scene['bounds'][1])
    centre = (low + high) / 2
    size = max(abs(c) for c in high - low)
    azimuth = math.atan2(towards.x, -towards.y)
    paper(size, azimuth)

    def direction(turn, rise):
        a, e = azimuth + math.radians(turn), math.radians(rise)
        return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))

    def softbox(name, turn, rise, distance, width, height, power):
        data = bpy.data.lights.new(name, 'AREA')
        data.shape = 'RECTANGLE'
        data.size, data.size_y = width * size, height * size
        data.energy = power * size * size * 10
        add(name, data, direction(turn, rise) * distance * size)

    def add(name, data, offset):
        made = bpy.data.objects.new(name, data)
        made.location = centre + offset
        made.rotation_euler = (-offset).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(made)
        return made

    def card(turn, rise, distance, width, height):
        mesh = bpy.data.meshes.new('flag')
        x, y = width * size / 2, height * size / 2
        mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
        mesh.materials.append(plain('flag', (0.01, 0.01, 0.01, 1), 0.0))
        flag = add('flag', mesh, direction(turn, rise) * distance * size)
        flag.visible_camera = flag.visible_shadow = False
        return flag

    if scene.get('isFlagged'):
        # White cloth on white paper: what turns to the sides or upwards sees black, so that it has an edge all round.
        softbox('key', -16, 38, 2.6, 1.5, 1.9, 8.8)
        softbox('top', 0, 86, 2.8, 2.6, 2.2, 0.8)
        softbox('fill', 62, 18, 3.0, 1.0, 2.4, 1.4)
        for turn, rise, distance, width, height in ((78, 4, 0.85, 1.8, 2.4), (-78, 4, 0.85, 1.8, 2.4), (0, 88, 0.8, 1.8, 1.4)):
            card(turn, rise, distance, width, height).visible_glossy = False
    else:
        softbox('key', -48, 42, 2.6, 1.5, 1.9, 9.0)
        softbox('top', 0, 86, 2.8, 2.6, 2.2, 7.0)
        softbox('fill', 62, 18, 3.0, 1.0, 2.4, 3.2)
        softbox('rim', 150, 38, 2.8, 1.2, 1.4, 4.0)
    # These are seen in metal and gloss alone: they draw its edges.
    for turn, rise, distance, width, height in ((-8, 8, 3.6, 1.5, 3.0), (100, 10, 2.6, 0.9, 3.0), (-105, 10, 2.6, 0.9, 3.0)):
        card(turn, rise, distance, width, height).visible_diffuse = False


def plain(name, colour, specular):
    t = Tree(name)
    t.link(t.principled(Base_Color=colour, Roughness=0.9, Specular=specular).outputs[0], t.output.inputs[0])
    return t.material


def paper(size, azimuth):
    profile = [(-40 * size, 0), (3.2 * size, 0)]
    radius = 2.2 * size
    for k in range(1, 25):
        a = k / 24 * math.pi / 2
        profile.append((3.2 * size + radius * math.sin(a), radius * (1 - math.cos(a))))
    profile.append((5.4 * size, 30 * size))
    places = [(x, d, z) for d, z in profile for x in (-40 * size, 40 * size)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('paper')
    mesh.from_pydata(places, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(plain('paper', (0.80, 0.795, 0.785, 1), 0.05))
    made = bpy.data.objects.new('paper', mesh)
    made.rotation_euler = (0, 0, azimuth)
    bpy.context.scene.collection.objects.link(made)


def add_lamp(lamp):
    kind = lamp['kind']
    data = bpy.data.lights.new('lamp', kind.upper())
    data.color = linear(lamp.get('colour', '#ffffff'))[:3]
    data.energy = lamp['power']
    place, target = to_blender(lamp['position']), to_blender(lamp['target'])
    if kind == 'sun':
        data.angle = math.radians(lamp.get('softness', 1.0))
    elif kind == 'point':
        data.shadow_soft_size = lamp['radius']
    else:
        data.shape = 'RECTANGLE'
        data.size, data.size_y = lamp['width'], lamp['height']
    made = bpy.data.objects.new('lamp', data)
    made.location = place
    made.rotation_euler = (target - place).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(made)
