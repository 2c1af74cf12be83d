"""
The smoothing network of Open Image Denoise, run with numpy. The weights are read from a file of tensors (`.tza`); the
shape of the network, the curve that codes light and its constants are those the weights were trained with.
"""
import struct

import numpy as np

# What a strip of rows unfolds to should stay in a processor's cache.
STRIP_FLOATS = 400_000


class Network:
    def __init__(self, path):
        tensors = read_tensors(path)
        self.layers = {}
        for name in {key.split('.')[0] for key in tensors}:
            weight = tensors[f'{name}.weight']
            # A strip is unfolded by row of the kernel, then by its column, then by channel.
            flat = weight.transpose(0, 2, 3, 1).reshape(len(weight), -1)
            self.layers[name] = np.ascontiguousarray(flat), tensors[f'{name}.bias'][:, None]

    def smoothed(self, picture, albedo, normal):
        """All are height × width × 3 of linear numbers; answers the picture without its noise."""
        height, width = picture.shape[:2]
        gain = gain_of(picture)
        stack = np.concatenate([
            coded(np.clip(picture * gain, 0, BRIGHTEST)) / CODE_OF_BRIGHTEST,
            np.clip(albedo, 0, 1),
            np.clip(normal, -1, 1) * 0.5 + 0.5,
        ], axis=2).astype(np.float32)
        # Four halvings: sides have to be multiples of 16.
        stack = np.pad(stack, [(0, -height % 16), (0, -width % 16), (0, 0)], mode='reflect')
        out = self.run(stack.transpose(2, 0, 1)).transpose(1, 2, 0)[:height, :width]
        return (decoded(np.maximum(out, 0) * CODE_OF_BRIGHTEST) / gain).astype(np.float32)

    def run(self, channels):
        first = framed(*channels.shape)
        inside(first)[:] = channels
        layer = self.layer
        half = halved(layer('enc_conv1', layer('enc_conv0', first)))
        quarter = halved(layer('enc_conv2', half))
        eighth = halved(layer('enc_conv3', quarter))
        deep = layer('enc_conv5b', layer('enc_conv5a', halved(layer('enc_conv4', eighth))))
        for level, beside in zip('4321', (eighth, quarter, half, first)):
            deep = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', doubled(deep, beside)))
        return inside(layer('dec_conv0', deep, is_positive=False))

    def layer(self, name, image, is_positive=True):
        """A convolution of 3 × 3 pixels; below zero nothing goes on unless it is the last."""
        weight, bias = self.layers[name]
        channels, height, width = inside(image).shape
        out = framed(len(weight), height, width)
        rows = max(1, STRIP_FLOATS // (9 * channels * width))
        for top in range(0, height, rows):
            count = min(rows, height - top)
            unfolded = np.empty((3, 3, channels, count, width), np.float32)
            for y in range(3):
                for x in range(3):
                    unfolded[y, x] = image[:, top + y:top + y + count, x:x + width]
            values = weight @ unfolded.reshape(9 * channels, -1)
            values += bias
            if is_positive:
                np.maximum(values, 0, out=values)
            inside(out)[:, top:top + count] = values.reshape(-1, count, width)
        return out


def read_tensors(path):
    with open(path, 'rb') as file:
        data = file.read()
    magic, table = struct.unpack_from('<HxxQ', data)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no file of tensors')
    count, = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        shape = struct.unpack_from(f'<{data[at]}I', data, at + 1)
        # After the shape a letter for each axis, then the kind of number and where they start.
        at += 1 + 5 * len(shape)
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        numbers = np.frombuffer(data, '<f2' if kind == b'h' else '<f4', int(np.prod(shape)), offset)
        tensors[name] = numbers.reshape(shape).astype(np.float32)
    return tensors


def framed(channels, height, width):
    """Room for an image, channels first, with a frame of one pixel of nothing."""
    return np.zeros((channels, height + 2, width + 2), np.float32)


def inside(image):
    return image[:, 1:-1, 1:-1]


def halved(image):
    whole = inside(image)
    out = framed(len(whole), whole.shape[1] // 2, whole.shape[2] // 2)
    rows = np.maximum(whole[:, ::2], whole[:, 1::2])
    np.maximum(rows[:, :, ::2], rows[:, :, 1::2], out=inside(out))
    return out


def doubled(image, beside):
    """Twice as wide and high, with the channels of the image of that size behind its own."""
    whole = inside(image)
    out = framed(len(whole) + len(beside), *inside(beside).shape[1:])
    for y in range(2):
        for x in range(2):
            inside(out)[:len(whole), y::2, x::2] = whole
    out[len(whole):] = beside
    return out


# The curve that gives light even steps for the eye: a line near black, a power, then a logarithm.
LINE = 1.41283765e+03
POWER = (1.64593172e+00, 4.31384981e-01, -2.94139609e-03)
LOGARITHM = (1.92653254e-01, 6.26026094e-03, 9.98620152e-01)
LIGHT_OF_POWER, LIGHT_OF_LOGARITHM = 1.57945760e-06, 3.22087631e-02
CODE_OF_POWER, CODE_OF_LOGARITHM = 2.23151711e-03, 3.70974749e-01


def coded(light):
    factor, exponent, offset = POWER
    power = factor * np.power(light, exponent) + offset
    factor, inner, outer = LOGARITHM
    logarithm = factor * np.log(light + inner) + outer
    return np.where(light <= LIGHT_OF_POWER, LINE * light, np.where(light <= LIGHT_OF_LOGARITHM, power, logarithm))


def decoded(code):
    factor, exponent, offset = POWER
    power = np.power(np.maximum(code - offset, 0) / factor, 1 / exponent)
    factor, inner, outer = LOGARITHM
    logarithm = np.exp((code - outer) / factor) - inner
    return np.where(code <= CODE_OF_POWER, code / LINE, np.where(code <= CODE_OF_LOGARITHM, power, logarithm))


BRIGHTEST = 65504.0
CODE_OF_BRIGHTEST = float(coded(np.float64(BRIGHTEST)))
TILE = 16
MIDDLE_GREY = 0.18


def gain_of(picture):
    """What makes a picture as bright as those the network has learnt from: its mean, step for step, a middle grey."""
    light = picture @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // TILE * TILE for side in light.shape)
    tiles = light[:height, :width].reshape(height // TILE, TILE, -1, TILE).mean(axis=(1, 3))
    seen = tiles[tiles > 1e-8]
    return MIDDLE_GREY / np.exp(np.log(seen).mean()) if len(seen) else 1.0
