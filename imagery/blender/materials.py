"""One recipe for each type of imagery/models/materials.ts. uv are centimetres, so a grain is as large on every product."""
import os

import bpy

from nodes import Tree, linear, shade

FURROWS = {
    'smooth': (0.25, 0.65, 0.09), 'grained': (0.1, 0.95, 0.2), 'box': (0.2, 0.5, 0.05), 'lamb': (0.25, 0.8, 0.06),
    'nappa': (0.25, 0.8, 0.15),
    'croc': (0.0, 0.8, 0.4), 'patent': (0.0, 1.0, 0.0), 'suede': (0.4, 1.0, 0.2), 'velvet': (0.4, 1.2, 0.2),
    'satin': (0.0, 1.0, 0.02), 'silk': (0.0, 1.0, 0.03), 'canvas': (0.2, 0.75, 0.3), 'woven': (0.15, 0.7, 0.5), 'raffia': (0.15, 0.9, 0.5),
}
# Cells throw shadows on each other: what is lost by that is given back, so that leather is as light as its swatch.
LIFTED = {'grained': 1.18}
GRAINED = {'leather', 'cloth', 'knit', 'wool', 'linen', 'stone', 'plaster', 'wax'}
# What lies behind is seen through them.
CLEAR = {'glass', 'liquid', 'lens'}
# How much light goes through one face of chiffon.
SHEER = 0.8
DYES = {'body': (1, 0, 0), 'thread': (0, 1, 0), 'trim': (0, 0, 1)}


def is_unguided(spec):
    """Whether a material shows other things rather than itself: what guides the smoothing network is noise there."""
    return spec['type'] in CLEAR or spec.get('isMirror', False)


def leather(t, spec, shader):
    """Height of the grain, its depth in cm, roughness; mottling of the colour at most 4 %."""
    k = spec.get('scale', 1.0)
    uv = t.uv(k, k)
    grain = spec['grain']
    soft = t.warped(uv, 3.0, 0.09)
    mottle = 0.03
    floats = None
    furrows = FURROWS[grain]
    if grain == 'grained':
        edge = t.math('MINIMUM', t.cells(soft, 6.5), 0.3)
        height = t.add(t.times(t.remap(edge, 0.0, 0.22), 0.75), t.times(t.noise(uv, 30), 0.25))
        depth, strength, rough = 0.022, 0.85, 0.42
    elif grain == 'smooth':
        height = t.add(t.times(t.cells(soft, 20, 'SMOOTH_F1'), 0.5), t.times(t.noise(uv, 50), 0.6))
        depth, strength, rough = 0.006, 0.55, 0.37
        mottle = 0.008
    elif grain == 'box':
        height = t.add(t.times(t.cells(soft, 26, 'SMOOTH_F1'), 0.4), t.times(t.noise(uv, 9), 0.3))
        depth, strength, rough = 0.004, 0.4, 0.24
        shader.inputs['Clearcoat'].default_value = 0.25
        shader.inputs['Clearcoat Roughness'].default_value = 0.18
    elif grain == 'lamb':
        height = t.add(t.times(t.cells(soft, 16, 'SMOOTH_F1'), 0.4), t.times(t.noise(uv, 5, 2), 0.8))
        depth, strength, rough = 0.01, 0.5, 0.4
        shader.inputs['Sheen'].default_value = 0.15
        mottle = 0.008
    elif grain == 'nappa':
        height = t.add(t.times(t.cells(soft, 18, 'SMOOTH_F1'), 0.5), t.times(t.noise(uv, 40), 0.5))
        depth, strength, rough = 0.008, 0.6, 0.43
        mottle = 0.008
    elif grain == 'croc' and 'belly' in spec:
        edge = belly_scales(t, *spec['belly'])
        # Each a pillow with a soft light on its round; grooves between them are narrow creases that mirror nothing.
        groove = t.remap(edge, 0.0, 0.035)
        height = t.add(t.times(groove, 0.35), t.times(t.remap(edge, 0.0, 0.4), 0.75), t.times(t.noise(uv, 14, 2), 0.012))
        depth, strength, rough = 0.1, 0.8, 0.34
        t.link(t.times(groove, 0.5), shader.inputs['Specular'])
        t.link(t.times(groove, 0.25), shader.inputs['Clearcoat'])
        shader.inputs['Clearcoat Roughness'].default_value = 0.24
        furrows = (0.0, 0.5, 0.4)
    elif grain == 'croc':
        flat = t.warped(t.uv(0.5 * k, 0.86 * k), 1.2, 0.12)
        edge = t.cells(flat, 1.0, 'DISTANCE_TO_EDGE', 0.55)
        # Pillows with round shoulders and a nearly flat top; fine wrinkles only in the furrows.
        pillow = t.math('SUBTRACT', 1.0, t.math('POWER', 2.718, t.times(edge, -11.0)))
        height = t.add(pillow, t.times(t.noise(uv, 1.6, 2), 0.10), t.times(t.noise(uv, 14, 2), 0.012))
        depth, strength, rough = 0.075, 0.7, 0.27
        shader.inputs['Clearcoat'].default_value = 0.3
        shader.inputs['Clearcoat Roughness'].default_value = 0.16
        mottle = 0.04
    elif grain == 'patent':
        height = t.noise(uv, 1.0, 1.0)
        depth, strength, rough = 0.02, 0.2, 0.25
        shader.inputs['Clearcoat'].default_value = 1.0
        shader.inputs['Clearcoat Roughness'].default_value = 0.03
    elif grain == 'suede':
        height = t.add(t.noise(uv, 45, 4, 0.7), t.times(t.noise(uv, 2.2, 3), 0.5))
        depth, strength, rough = 0.02, 0.7, 0.95
        shader.inputs['Sheen'].default_value = 0.6
        shader.inputs['Specular'].default_value = 0.12
        mottle = 0.04
    elif grain == 'velvet':
        height = t.add(t.noise(uv, 60, 4, 0.7), t.times(t.noise(uv, 1.2, 3), 0.8))
        depth, strength, rough = 0.02, 0.5, 0.85
        shader.inputs['Sheen'].default_value = 1.0
        shader.inputs['Specular'].default_value = 0.1
    elif grain == 'satin':
        # Long floating threads, no two of which shine alike.
        floats = t.noise(t.uv(2.2, 34.0), 1.0, 3, 0.6)
        height = t.add(t.wave(t.uv(60, 60), 1.0, 'Y'), t.times(floats, 2.0), t.times(t.noise(uv, 0.6, 2), 6.0))
        depth, strength, rough = 0.005, 0.6, 0.36
        shader.inputs['Anisotropic'].default_value = 0.6
        shader.inputs['Sheen'].default_value = 0.3
    elif grain == 'silk':
        height = t.add(weave(t, 34.0), t.times(t.noise(uv, 0.9, 3), 2.0))
        depth, strength, rough = 0.004, 0.5, 0.56
        shader.inputs['Specular'].default_value = 0.24
        shader.inputs['Sheen'].default_value = 0.5
    elif grain == 'canvas':
        height = weave(t, 9.0 * k)
        depth, strength, rough = 0.03, 0.8, 0.85
        shader.inputs['Specular'].default_value = 0.2
        mottle = 0.005
    elif grain == 'woven':
        height = t.add(weave(t, 0.62 * k, 0.7854), t.times(t.noise(uv, 30), 0.05))
        depth, strength, rough = 0.16, 0.9, 0.38
    else:
        height = t.add(weave(t, 1.6 * k), t.times(t.noise(t.uv(3, 30), 2.0), 0.35))
        depth, strength, rough = 0.1, 0.9, 0.6
        shader.inputs['Specular'].default_value = 0.35
        mottle = 0.02
    if spec.get('isMatt'):
        # Its grain is as deep as it is broad.
        shader.inputs['Specular'].default_value = 0.34
        depth, rough = depth / k, rough + 0.05
    t.bump(shader, height, depth, strength)
    t.link(t.add(t.times(t.noise(uv, 4.0), 0.1), rough - 0.05), shader.inputs['Roughness'])
    # What lies deep is a little darker. This keeps the grain in the albedo, where smoothing cannot lose it.
    low, high, dark = furrows
    furrow = t.remap(height, low, high, 1 - dark, 1 + dark * 0.3)
    lift = LIFTED.get(grain, 1.0)
    tone = t.times(furrow, t.remap(t.noise(uv, 0.35), 0.3, 0.7, lift * (1 - mottle), lift * (1 + mottle * 0.75)))
    if grain == 'silk' and 'scale' in spec:
        shader.inputs['Sheen'].default_value = 0.1
        return t.times(tone, t.times(slubbed(t, 18.0 * k, 0.03), aslant(t)))
    return t.times(tone, t.remap(floats, 0.3, 0.7, 0.9, 1.07)) if floats else tone


def belly_scales(t, middle, half):
    """
    How far the nearest groove is, cm: rectangular scales across the belly, small round ones on both flanks. No row is as high as the
    next, and each is set off a little to one side, as on a hide.
    """
    wavy = t.warped(t.uv(), 0.6, 0.4)
    split = t.node('ShaderNodeSeparateXYZ')
    t.link(wavy, split.inputs[0])
    across = t.math('SUBTRACT', t.math('ABSOLUTE', split.outputs[0]), middle) if middle else split.outputs[0]
    width, height, corner = 2 * half / max(2, round(2 * half / 1.25)), 0.85, 0.2
    up = t.add(split.outputs[1], t.times(t.math('SINE', t.times(split.outputs[1], 1.9)), 0.16))
    row = t.math('FLOOR', t.times(up, 1 / height))
    chance = t.node('ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    t.link(row, chance.inputs['W'])
    aside = t.add(across, t.times(t.math('SUBTRACT', chance.outputs['Value'], 0.5), 0.7 * width))

    def inside(place, size):
        part = t.math('FRACT', t.times(place, 1 / size))
        return t.times(t.math('MINIMUM', part, t.math('SUBTRACT', 1.0, part)), size)

    sides = [inside(t.add(aside, half), width), inside(up, height)]
    short = [t.math('MAXIMUM', t.math('SUBTRACT', corner, side), 0.0) for side in sides]
    rounded = t.math('SUBTRACT', corner, t.math('SQRT', t.add(*(t.times(by, by) for by in short))))
    beyond = t.math('SUBTRACT', t.math('MINIMUM', *sides), corner)
    belly = t.add(t.math('MAXIMUM', rounded, 0.0), t.math('MAXIMUM', beyond, 0.0))
    flank = t.times(t.cells(wavy, 1.9, 'DISTANCE_TO_EDGE', 0.7), 1 / 1.9)
    off = t.math('SUBTRACT', t.math('ABSOLUTE', aside), half)
    is_belly = t.math('LESS_THAN', off, 0.0)
    scale = t.add(t.times(is_belly, belly), t.times(t.math('SUBTRACT', 1.0, is_belly), flank))
    return t.math('MINIMUM', scale, t.math('ABSOLUTE', off))


def slubbed(t, count, depth):
    """How light uneven threads are, `count` to a cm, up and across: each is here thicker, there thinner, by `depth`."""
    light = lambda uv: t.remap(t.noise(uv, 1.0, 3, 0.6), 0.3, 0.7, 1 - depth, 1 + depth * 0.6)
    return t.times(light(t.uv(count, 0.5)), light(t.uv(0.5, count)))


def aslant(t):
    """Seen aslant threads shade each other: so what is as white as its paper has a rim."""
    facing = t.node('ShaderNodeLayerWeight', Blend=0.5).outputs['Facing']
    return t.remap(facing, 0.3, 1.0, 1.0, 0.55)


def weave(t, scale, turn=0.0):
    """Bands over and under each other."""
    uv = t.uv(scale, scale, turn)
    split = t.node('ShaderNodeSeparateXYZ')
    t.link(uv, split.inputs[0])
    arc = []
    for output in split.outputs[:2]:
        part = t.math('SUBTRACT', t.math('FRACT', output), 0.5)
        arc.append(t.math('SQRT', t.math('MAXIMUM', t.math('SUBTRACT', 0.26, t.times(part, part)), 0.0)))
    checker = t.node('ShaderNodeTexChecker', Scale=1.0)
    t.link(uv, checker.inputs['Vector'])
    over = checker.outputs['Fac']
    under = t.math('SUBTRACT', 1.0, over)
    # A band is round across and dips where it goes under.
    return t.add(t.times(over, t.add(arc[0], t.times(arc[1], 0.5))),
                 t.times(under, t.add(arc[1], t.times(arc[0], 0.5))))


def twill(t, count):
    """Two over, two under, `count` yarns to a cm, each row a yarn further on: the diagonal of a twill."""
    split = t.node('ShaderNodeSeparateXYZ')
    t.link(t.warped(t.uv(count, count), 0.25, 0.25), split.inputs[0])
    across, along = split.outputs[:2]
    step = t.math('MODULO', t.add(t.math('FLOOR', across), t.math('FLOOR', along), 4096.0), 4.0)
    over = t.math('LESS_THAN', step, 1.5)
    arc = []
    for output in (across, along):
        part = t.math('SUBTRACT', t.math('FRACT', output), 0.5)
        arc.append(t.math('SQRT', t.math('MAXIMUM', t.math('SUBTRACT', 0.27, t.times(part, part)), 0.0)))
    return t.add(t.times(over, t.times(arc[0], 2.0)), t.times(t.math('SUBTRACT', 1.0, over), t.times(arc[1], 1.45)))


def knitted(t, width):
    """Plain stitches, `width` cm each: columns of small Vs, high in the middle of each leg."""
    split = t.node('ShaderNodeSeparateXYZ')
    t.link(t.uv(1 / width, 1 / (width * 0.75)), split.inputs[0])
    across = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', split.outputs[0]), 0.5))
    # A leg leans to the middle of its column; between columns lies a furrow.
    leg = t.math('SUBTRACT', 1.0, t.math('POWER', t.times(t.math('ABSOLUTE', t.math('SUBTRACT', across, 0.26)), 3.8), 2.0))
    row = t.math('FRACT', t.add(split.outputs[1], t.times(across, 1.1)))
    loop = t.math('SINE', t.times(row, 3.1416))
    fibre = t.noise(t.uv(), 14.0, 4, 0.7)
    return t.add(t.times(t.times(leg, t.add(t.times(loop, 0.7), 0.3)), 0.8), t.times(fibre, 0.25))


def eyelets(t, apart, rows):
    """How far the nearest hole is, cm: holes so far apart in rows, of which those are made that draw diamonds."""
    split = t.node('ShaderNodeSeparateXYZ')
    t.link(t.uv(1 / apart, 1 / rows), split.inputs[0])
    along = split.outputs[1]
    row = t.math('ROUND', along)
    # Each row is set between the holes of the last.
    shift = t.math('FRACT', t.times(row, 0.5))
    moved = t.add(split.outputs[0], shift)
    column = t.math('ROUND', moved)
    across = t.times(t.math('SUBTRACT', moved, column), apart)
    up = t.times(t.math('SUBTRACT', along, row), rows)
    place = t.times(t.math('SUBTRACT', column, shift), 2.0)
    lines = [t.math('LESS_THAN', t.math('FRACT', t.add(t.times(way, 1 / 12), 0.04)), 0.08)
             for way in (t.add(place, row), t.math('SUBTRACT', place, row))]
    unmade = t.math('SUBTRACT', 1.0, t.math('MAXIMUM', *lines))
    return t.add(t.math('SQRT', t.add(t.times(across, across), t.times(up, up))), unmade)


def through_shadow(t, shader, tint):
    """Glass that lets plain light through, so that its shadow needs no caustics."""
    path = t.node('ShaderNodeLightPath')
    clear = t.node('ShaderNodeBsdfTransparent', Color=tint)
    plain = t.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    return t.mix(plain, shader, clear.outputs[0])


def outlook(t, spec):
    """A sky, and hills before it, each nearer than the last; drawn soft, so that no blur of the lens has to be."""
    split = t.node('ShaderNodeSeparateXYZ')
    t.link(t.uv(), split.inputs[0])
    up = split.outputs[1]
    light = lambda: t.node('ShaderNodeEmission', Strength=spec['strength'])
    sky = light()
    t.link(t.ramp(up, [(0.25, linear(spec['low'])), (0.95, linear(spec['high']))]), sky.inputs[0])
    surface = sky.outputs[0]
    for index, hill in enumerate(spec['hills']):
        line = t.noise(t.uv(hill['count'], 0.0, 0.2 + index), 1.0, 2.0)
        over = t.math('SUBTRACT', up, t.times(t.math('SUBTRACT', line, 0.5), hill['tall'] * 2))
        share = t.remap(over, hill['height'] - hill['soft'], hill['height'] + hill['soft'], 1.0, 0.0)
        near = light()
        near.inputs[0].default_value = linear(hill['colour'])
        surface = t.mix(share, surface, near.outputs[0])
    if spec.get('isRaining'):
        threads = t.remap(t.noise(t.uv(150.0, 5.0, 0.04), 1.0, 2.0), 0.52, 0.8)
        # Drops on the pane, as discs of a lens that looks past them.
        away = t.cells(t.warped(t.uv(34.0, 23.0), 0.6, 0.3), 1.0, 'F1')
        drops = t.times(t.remap(away, 0.1, 0.17, 1.0, 0.0), t.remap(t.noise(t.uv(9.0, 7.0), 1.0), 0.45, 0.6))
        bright = light()
        bright.inputs[0].default_value = (1, 1, 1, 1)
        surface = t.mix(t.add(t.times(threads, 0.3), t.times(drops, 0.2)), surface, bright.outputs[0])
    return surface


def image(path, where=None):
    return bpy.data.images.load(os.path.abspath(path), check_existing=True)


def picture(t, spec, extension='EXTEND'):
    texture = t.node('ShaderNodeTexImage', extension=extension, interpolation='Cubic')
    texture.image = image(spec['image'])
    t.link(t.uv(), texture.inputs[0])
    return texture.outputs[0]


def make(name, spec):
    """The material of a slot. Dyed ones also write what their colour is multiplied by into the pass `tint`."""
    t = Tree(name)
    kind = spec['type']
    colour = linear(spec.get('colour', '#ffffff'))
    shader = t.principled(Base_Color=colour, Roughness=0.5, Specular=0.5)
    # A tinted sheen turns camel into orange.
    shader.inputs['Sheen Tint'].default_value = 0.1
    surface = shader.outputs[0]
    volume = None
    tone = None
    if kind == 'leather':
        tone = leather(t, spec, shader)
        if spec.get('isMetallic'):
            shader.inputs['Metallic'].default_value = 0.85
    elif kind == 'edge':
        shader.inputs['Roughness'].default_value = 0.34
    elif kind == 'thread':
        shader.inputs['Roughness'].default_value = 0.6
        shader.inputs['Sheen'].default_value = 0.3
    elif kind == 'cloth':
        shader.inputs['Roughness'].default_value = 0.9
        shader.inputs['Sheen'].default_value = 0.4
        if spec.get('weave'):
            t.bump(shader, weave(t, 9.0 * spec['weave'], 0.6), 0.03, 0.6)
        if spec.get('yarns'):
            # The yarns across are not dyed: they show as paler specks between the ribs.
            ribs = twill(t, spec['yarns'])
            slub = t.noise(t.uv(spec['yarns'], 0.6), 1.0, 3, 0.6)
            t.bump(shader, ribs, 0.04, 0.7)
            tone = t.times(t.remap(ribs, 0.35, 1.0, 1.7, 0.82), t.remap(slub, 0.3, 0.7, 0.88, 1.12))
        if spec.get('threads'):
            woven = weave(t, spec['threads'])
            shader.inputs['Sheen'].default_value = 0.05
            t.bump(shader, woven, 0.02, 0.6)
            tone = t.times(t.times(t.remap(woven, 0.3, 0.75, 0.92, 1.03), slubbed(t, spec['threads'] * 1.6, 0.04)), aslant(t))
        if spec.get('wales'):
            # Cords of cut pile down the cloth, round and full; it is dark where they meet.
            split = t.node('ShaderNodeSeparateXYZ')
            t.link(t.warped(t.uv(1 / spec['wales'], 1.0), 0.05, 0.8), split.inputs[0])
            across = t.math('SUBTRACT', t.math('FRACT', split.outputs[0]), 0.5)
            cord = t.math('SQRT', t.math('MAXIMUM', t.math('SUBTRACT', 0.26, t.times(across, across)), 0.0))
            pile = t.noise(t.uv(26.0, 14.0), 1.0, 4, 0.7)
            shader.inputs['Sheen'].default_value = 0.6
            shader.inputs['Specular'].default_value = 0.1
            t.bump(shader, t.add(cord, t.times(pile, 0.12)), 0.14, 0.9)
            tone = t.times(t.remap(cord, 0.12, 0.42, 0.5, 1.06), t.remap(pile, 0.25, 0.75, 0.9, 1.08))
    elif kind == 'sheer':
        shader.inputs['Roughness'].default_value = 0.6
        shader.inputs['Specular'].default_value = 0.2
        shader.inputs['Sheen'].default_value = 0.6
        # Seen aslant more threads lie in the way.
        facing = t.node('ShaderNodeLayerWeight', Blend=0.4).outputs['Facing']
        # Half of what the threads take comes out on the other side; so thin they hardly dye it.
        thin = [c ** 0.5 for c in colour[:3]] + [1.0]
        shader.inputs['Base Color'].default_value = thin
        through = t.node('ShaderNodeBsdfTranslucent', Color=thin)
        threads = t.mix(0.45, surface, through.outputs[0])
        clear = t.node('ShaderNodeBsdfTransparent')
        surface = t.mix(t.remap(facing, 0.0, 1.0, SHEER, 0.2), threads, clear.outputs[0])
    elif kind == 'metal':
        shader.inputs['Metallic'].default_value = 1.0
        shader.inputs['Roughness'].default_value = spec['roughness']
        if spec.get('isBrushed'):
            shader.inputs['Anisotropic'].default_value = 0.5
            t.bump(shader, t.noise(t.uv(2, 90), 1.0), 0.002, 0.5)
    elif kind == 'lacquer':
        shader.inputs['Roughness'].default_value = spec.get('roughness', 0.22)
        shader.inputs['Clearcoat'].default_value = 1.0
        shader.inputs['Clearcoat Roughness'].default_value = 0.03
    elif kind == 'glass':
        shader.inputs['Roughness'].default_value = 0.0
        shader.inputs['Transmission'].default_value = 1.0
        shader.inputs['IOR'].default_value = 1.5
        surface = through_shadow(t, surface, (0.93, 0.94, 0.94, 1))
    elif kind == 'liquid':
        bend = t.node('ShaderNodeBsdfRefraction', IOR=0.93, Roughness=0.0)
        surface = through_shadow(t, bend.outputs[0], [c + (1 - c) * 0.35 for c in colour[:3]] + [1])
        absorb = t.node('ShaderNodeVolumeAbsorption', Color=colour, Density=spec.get('density', 0.55))
        volume = absorb.outputs[0]
    elif kind == 'wax':
        shader.inputs['Sheen'].default_value = 0.2
        t.bump(shader, t.noise(t.place(), 3.0, is_solid=True), 0.01, 0.3)
    elif kind == 'pearl':
        shader.inputs['Roughness'].default_value = 0.22
        shader.inputs['Clearcoat'].default_value = 1.0
        shader.inputs['Clearcoat Roughness'].default_value = 0.1
        facing = t.node('ShaderNodeLayerWeight', Blend=0.35).outputs['Facing']
        r, g, b = colour[:3]
        stops = [(0.0, (r, g, b)), (0.55, (r, g * 0.93, b * 0.92)), (1.0, (r * 0.88, g * 0.92, b))]
        t.link(t.ramp(facing, stops), shader.inputs['Base Color'])
    elif kind == 'gem':
        shader.inputs['Roughness'].default_value = 0.0
        shader.inputs['Transmission'].default_value = 1.0
        shader.inputs['IOR'].default_value = spec.get('index', 2.2)
        # A cut stone throws light back from inside; few paths find that way, so its facets answer it themselves.
        fire = t.node('ShaderNodeBsdfGlossy', Color=colour, Roughness=0.12)
        bright = t.mix(0.45, surface, fire.outputs[0])
        clear = t.node('ShaderNodeBsdfTransparent', Color=colour)
        surface = through_shadow(t, t.mix(0.3, bright, clear.outputs[0]), (0.9, 0.9, 0.9, 1))
    elif kind == 'brilliant':
        shader.inputs['Roughness'].default_value = 0.0
        shader.inputs['Transmission'].default_value = 1.0
        shader.inputs['IOR'].default_value = 2.0
        # Light is thrown back from below the girdle until it finds the way up; a mirror there shows it in fewer paths.
        split = t.node('ShaderNodeSeparateXYZ')
        t.link(t.uv(), split.inputs[0])
        mirror = t.node('ShaderNodeBsdfGlossy', Color=colour, Roughness=0.0)
        surface = t.mix(split.outputs[0], surface, mirror.outputs[0])
    elif kind == 'lens':
        split = t.node('ShaderNodeSeparateXYZ')
        t.link(t.uv(), split.inputs[0])
        clear = t.node('ShaderNodeBsdfTransparent')
        t.link(t.ramp(split.outputs[1], [(0.1, linear(spec['light'])), (0.9, colour)]), clear.inputs[0])
        # Sharp, it would mirror lamps and flags with their edges, other ones in each lens; and what comes from inside, all of it.
        gloss = t.node('ShaderNodeBsdfGlossy', Roughness=0.45)
        outside = t.math('SUBTRACT', 1.0, t.node('ShaderNodeNewGeometry').outputs['Backfacing'])
        mirrored = t.times(t.node('ShaderNodeFresnel', IOR=1.7).outputs[0], outside)
        surface = t.mix(mirrored, clear.outputs[0], gloss.outputs[0])
    elif kind == 'acetate':
        shader.inputs['Roughness'].default_value = 0.12
        shader.inputs['Clearcoat'].default_value = 1.0
        shader.inputs['Clearcoat Roughness'].default_value = 0.02
        if spec.get('isTortoise'):
            cloud = t.noise(t.place(), 0.75, 3.0, 0.55, 1.2, is_solid=True)
            stops = [(0.40, (0.012, 0.005, 0.003)), (0.50, (0.10, 0.032, 0.008)), (0.62, (0.42, 0.17, 0.035))]
            t.link(t.ramp(cloud, stops), shader.inputs['Base Color'])
    elif kind == 'print':
        shader.inputs['Roughness'].default_value = spec.get('roughness', 0.4)
        shader.inputs['Sheen'].default_value = spec.get('sheen', 0.4)
        shader.inputs['Specular'].default_value = 0.4
        t.link(picture(t, spec), shader.inputs['Base Color'])
    elif kind == 'knit':
        height = knitted(t, spec.get('rib', 0.5))
        shader.inputs['Roughness'].default_value = 0.95
        shader.inputs['Sheen'].default_value = 0.3
        shader.inputs['Specular'].default_value = 0.1
        t.bump(shader, height, 0.12, 0.9)
        tone = t.remap(height, 0.1, 1.0, 0.72, 1.08)
        if spec.get('eyelets'):
            # In a hole one sees the shade inside.
            tone = t.times(tone, t.remap(eyelets(t, *spec['eyelets']), 0.12, 0.26, 0.22, 1.0))
    elif kind == 'wool' and spec.get('isFelted'):
        # Fibres that lie every way; in space, for a hat's crown is blocked and not cut.
        fibre = t.noise(t.place(), 9.0, 4, 0.65, is_solid=True)
        nap = t.noise(t.place(), 1.2, 3, 0.6, is_solid=True)
        shader.inputs['Roughness'].default_value = 0.95
        shader.inputs['Sheen'].default_value = 0.25
        shader.inputs['Specular'].default_value = 0.1
        t.bump(shader, t.add(t.times(fibre, 0.8), t.times(nap, 0.5)), 0.03, 0.7)
        tone = t.times(t.remap(fibre, 0.25, 0.75, 0.92, 1.06), t.remap(nap, 0.3, 0.7, 0.96, 1.03))
    elif kind == 'wool':
        # Threads in a twill, and a nap brushed one way.
        diagonal = t.wave(t.uv(1, 1, 0.785), 1.4)
        fibre = t.noise(t.uv(4, 18, 0.9), 1.0, 4, 0.65)
        nap = t.noise(t.uv(), 1.6, 4, 0.6)
        shader.inputs['Roughness'].default_value = 0.95
        shader.inputs['Sheen'].default_value = 0.25
        shader.inputs['Specular'].default_value = 0.1
        yarns = spec.get('yarns')
        weave_of = twill(t, yarns) if yarns else t.times(diagonal, 0.35)
        t.bump(shader, t.add(weave_of, t.times(fibre, 0.7), t.times(nap, 0.9)), 0.05, 0.8)
        tone = t.times(t.times(t.remap(fibre, 0.25, 0.75, 0.84, 1.1), t.remap(nap, 0.3, 0.7, 0.95, 1.03)),
                       t.remap(weave_of, 0.35, 1.0, 0.74, 1.08) if yarns else t.remap(diagonal, 0.0, 1.0, 0.93, 1.04))
    elif kind == 'plastic':
        shader.inputs['Roughness'].default_value = spec.get('roughness', 0.35)
    elif kind == 'ceramic':
        shader.inputs['Roughness'].default_value = spec.get('roughness', 0.3)
        shader.inputs['Clearcoat'].default_value = 0.4
    elif kind == 'wood':
        rings = t.wave(t.warped(t.uv(1, 0.12), 1.5, 0.4), 2.2, 'X', 3.0)
        t.link(t.ramp(rings, [(0.2, linear(spec['dark'])), (0.8, colour)]), shader.inputs['Base Color'])
        t.bump(shader, rings, 0.01, 0.3)
    elif kind == 'stone':
        cloud = t.noise(t.place(), 0.12, 8, 0.6, 1.5, is_solid=True)
        vein = linear(spec.get('vein', spec['colour']))
        t.link(t.ramp(cloud, [(0.35, colour), (0.5, vein), (0.55, colour)]), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.55
        t.bump(shader, t.noise(t.place(), 3.0, 5, is_solid=True), 0.05, 0.3)
    elif kind == 'plaster':
        shader.inputs['Roughness'].default_value = 0.9
        shader.inputs['Specular'].default_value = 0.15
        t.bump(shader, t.noise(t.place(), 1.5, 6, 0.6, is_solid=True), 0.08, 0.25)
    elif kind == 'linen':
        shader.inputs['Roughness'].default_value = 0.9
        shader.inputs['Sheen'].default_value = 0.4
        t.bump(shader, weave(t, 9.0), 0.03, 0.5)
    elif kind == 'water':
        shader.inputs['Roughness'].default_value = 0.02
        shader.inputs['Transmission'].default_value = 0.8
        shader.inputs['IOR'].default_value = 1.33
        surface = through_shadow(t, surface, (0.9, 0.93, 0.93, 1))
    elif kind == 'glow':
        # Round things that glow are darker at their sides: a shade is of cloth, a flame thin.
        facing = t.node('ShaderNodeLayerWeight', Blend=0.5).outputs['Facing']
        light = t.node('ShaderNodeEmission', Color=colour)
        t.link(t.times(t.remap(facing, 0.0, 1.0, 1.0, 0.45), spec['strength']), light.inputs['Strength'])
        surface = light.outputs[0]
    elif kind == 'outlook':
        surface = outlook(t, spec)
    else:
        raise SystemExit(f'No recipe for {kind}')
    if tone is not None:
        scaled = t.node('ShaderNodeVectorMath', operation='SCALE')
        scaled.inputs[0].default_value = colour[:3]
        t.link(tone, scaled.inputs['Scale'])
        t.link(scaled.outputs[0], shader.inputs['Base Color'])
    mask = t.node('ShaderNodeOutputAOV')
    mask.name = 'mask'
    # Of a veil every face that light goes through adds its share.
    mask.inputs[1].default_value = 1 - SHEER if kind == 'sheer' else 1.0
    if is_unguided(spec):
        unguided = t.node('ShaderNodeOutputAOV')
        unguided.name = 'unguided'
        unguided.inputs[1].default_value = 1.0
    if 'dye' in spec:
        cover = t.node('ShaderNodeOutputAOV')
        cover.name = 'cover'
        cover.inputs[1].default_value = 1.0
        tint = t.node('ShaderNodeOutputAOV')
        tint.name = 'tint'
        channel = DYES[spec['dye']]
        if tone is None:
            tint.inputs[0].default_value = (*channel, 1)
        else:
            scaled = t.node('ShaderNodeVectorMath', operation='SCALE')
            scaled.inputs[0].default_value = channel
            t.link(tone, scaled.inputs['Scale'])
            t.link(scaled.outputs[0], tint.inputs[0])
    if kind in GRAINED:
        # Its grain costs the most of all, and is only seen directly: light that comes from elsewhere meets it plain.
        path = t.node('ShaderNodeLightPath')
        plain = lambda base: t.principled(
            Base_Color=base, Roughness=shader.inputs['Roughness'].default_value, Specular=0.3).outputs[0]
        indirect = plain(colour)
        if 'mirrored' in spec:
            indirect = t.mix(path.outputs['Is Glossy Ray'], indirect, plain(linear(spec['mirrored'])))
        surface = t.mix(path.outputs['Is Camera Ray'], indirect, surface)
    t.link(surface, t.output.inputs[0])
    if volume is not None:
        t.link(volume, t.output.inputs[1])
    return t.material
