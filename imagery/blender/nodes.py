"""A short hand for node trees: what materials.py builds its recipes with."""
import bpy


def linear(colour):
    """`#rrggbb` as linear light, with alpha."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in parts] + [1.0]


def shade(colour, factor):
    return [min(1.0, c * factor) for c in colour[:3]] + [1.0]


class Tree:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node('ShaderNodeOutputMaterial')

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            if name in made.bl_rna.properties:
                setattr(made, name, value)
            else:
                made.inputs[name.replace('_', ' ')].default_value = value
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)

    def principled(self, **settings):
        return self.node('ShaderNodeBsdfPrincipled', **settings)

    def math(self, operation, *values, clamp=False):
        made = self.node('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for index, value in enumerate(values):
            if isinstance(value, (int, float)):
                made.inputs[index].default_value = value
            else:
                self.link(value, made.inputs[index])
        return made.outputs[0]

    def add(self, *values):
        total = values[0]
        for value in values[1:]:
            total = self.math('ADD', total, value)
        return total

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, kind='SMOOTHSTEP'):
        made = self.node('ShaderNodeMapRange', interpolation_type=kind, clamp=True)
        self.link(value, made.inputs['Value'])
        for name, number in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
            made.inputs[name].default_value = number
        return made.outputs[0]

    def uv(self, x=1.0, y=1.0, turn=0.0):
        source = self.node('ShaderNodeUVMap', uv_map='UV')
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = (x, y, 1)
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        self.link(source.outputs[0], mapping.inputs[0])
        return mapping.outputs[0]

    def place(self):
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def noise(self, where, scale, detail=3.0, roughness=0.55, distortion=0.0, output='Fac', is_solid=False):
        """On a surface by its uv, which costs half; `is_solid` for places in space."""
        made = self.node('ShaderNodeTexNoise', noise_dimensions='3D' if is_solid else '2D')
        for name, value in (('Scale', scale), ('Detail', detail), ('Roughness', roughness), ('Distortion', distortion)):
            made.inputs[name].default_value = value
        self.link(where, made.inputs['Vector'])
        return made.outputs[output]

    def cells(self, where, scale, feature='DISTANCE_TO_EDGE', randomness=1.0):
        """Flat: cells in space would cost five times as much."""
        made = self.node('ShaderNodeTexVoronoi', voronoi_dimensions='2D', feature=feature)
        made.inputs['Scale'].default_value = scale
        made.inputs['Randomness'].default_value = randomness
        self.link(where, made.inputs['Vector'])
        return made.outputs['Distance']

    def wave(self, where, scale, direction='X', distortion=0.0, profile='SIN'):
        made = self.node('ShaderNodeTexWave', wave_type='BANDS', bands_direction=direction, wave_profile=profile,
                         Scale=scale, Distortion=distortion)
        self.link(where, made.inputs['Vector'])
        return made.outputs['Fac']

    def warped(self, where, scale, amount):
        """The place moved a little by noise, so that nothing looks ruled."""
        cloud = self.noise(where, scale, 2.0, output='Color')
        made = self.node('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
        self.link(cloud, made.inputs[0])
        made.inputs[1].default_value = (amount, amount, 0)
        self.link(where, made.inputs[2])
        return made.outputs[0]

    def ramp(self, value, stops):
        made = self.node('ShaderNodeValToRGB')
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour[:3], 1)
        self.link(value, made.inputs[0])
        return made.outputs[0]

    def bump(self, shader, height, distance, strength=1.0):
        made = self.node('ShaderNodeBump')
        made.inputs['Strength'].default_value = strength
        made.inputs['Distance'].default_value = distance
        self.link(height, made.inputs['Height'])
        self.link(made.outputs[0], shader.inputs['Normal'])
        for name in ('Clearcoat Normal',):
            if name in shader.inputs:
                self.link(made.outputs[0], shader.inputs[name])

    def mix(self, factor, a, b):
        made = self.node('ShaderNodeMixShader')
        if isinstance(factor, (int, float)):
            made.inputs[0].default_value = factor
        else:
            self.link(factor, made.inputs[0])
        self.link(a, made.inputs[1])
        self.link(b, made.inputs[2])
        return made.outputs[0]
