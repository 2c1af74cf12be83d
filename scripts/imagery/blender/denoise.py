"""
Two renders with half the samples each and different seeds tell how noisy every pixel is. Each is smoothed with weights
found in the other: pixels are alike when their surroundings, their normals and their albedo are alike. The open paper
is smooth by nature and only blurred.
"""
import numpy as np

STRIP = 96


def blurred(image, radius, rounds=2):
    """A wide soft mean, by running sums."""
    size = 2 * radius + 1
    for axis in (0, 1) * rounds:
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, pad, mode='edge'), axis=axis, dtype=np.float64)
        head = [slice(None)] * image.ndim
        tail = [slice(None)] * image.ndim
        head[axis] = slice(size, None)
        tail[axis] = slice(None, -size)
        image = ((sums[tuple(head)] - sums[tuple(tail)]) / size).astype(np.float32)
    return image


def despike(image):
    """Fireflies are held to a little more than their second brightest neighbour."""
    light = image @ np.array([0.3, 0.6, 0.1], np.float32)
    first = np.zeros_like(light)
    second = np.zeros_like(light)
    padded = np.pad(light, 1, mode='edge')
    height, width = light.shape
    for dy in range(3):
        for dx in range(3):
            if dy == 1 and dx == 1:
                continue
            near = padded[dy:dy + height, dx:dx + width]
            second = np.maximum(second, np.minimum(first, near))
            first = np.maximum(first, near)
    limit = second * 1.6 + 0.05
    factor = np.where(light > limit, limit / np.maximum(light, 1e-6), 1.0).astype(np.float32)
    return image * factor[..., None]


def denoise(first, second, normal, albedo, mask, reach=4, strength=0.8, normal_width=0.07, albedo_width=0.03):
    """
    `first` and `second`: lists of images of the two halves, the picture itself first; the others (the light on dyed
    materials) are smoothed with the picture's weights. Answers the list of smoothed means. The second half may be empty outside of the
    product.
    """
    stack_a = np.concatenate(first, axis=2)
    stack_b = np.concatenate(second, axis=2)
    mean = 0.5 * (stack_a + stack_b)
    seen = mask[..., 0] > 0
    # The paper: a wide mean that never reaches over the product.
    weight = (~seen).astype(np.float32)
    fine, wide = (blurred(stack_a * weight[..., None], r) / np.maximum(blurred(weight, r), 1e-4)[..., None]
                  for r in (3, 11))
    # Near the product its shadow has a shape; farther off only the wide mean is quiet enough.
    near = np.clip(blurred(seen.astype(np.float32), 16) * 12, 0, 1)[..., None]
    paper = near * fine + (1 - near) * wide
    result = np.where(seen[..., None], mean, paper)
    rows = np.flatnonzero(seen.any(axis=1))
    columns = np.flatnonzero(seen.any(axis=0))
    if len(rows) == 0:
        return np.split(result, len(first), axis=2)
    margin = reach + 2
    top, bottom = max(0, rows[0] - margin), min(seen.shape[0], rows[-1] + 1 + margin)
    left, right = max(0, columns[0] - margin), min(seen.shape[1], columns[-1] + 1 + margin)
    a = np.log1p(np.maximum(first[0], 0) * 4)
    b = np.log1p(np.maximum(second[0], 0) * 4)
    variance = blurred(((a - b) ** 2).mean(axis=2) / 2, 2, 1)
    guide = np.concatenate([normal / normal_width, albedo / albedo_width], axis=2) / np.sqrt(2)
    everything = [np.ascontiguousarray(v.astype(np.float32)) for v in (a, b, variance, guide, stack_a, stack_b)]
    # In strips that fit a processor's cache.
    for start in range(top, bottom, STRIP):
        end = min(bottom, start + STRIP)
        block = [piece(v, start, end, left, right, reach + 1) for v in everything]
        smooth = strip(block, reach, strength)
        keep = seen[start:end, left:right, None]
        result[start:end, left:right] = np.where(keep, smooth, result[start:end, left:right])
    return np.split(result, len(first), axis=2)


def piece(values, top, bottom, left, right, border):
    """A part of an image with a border, repeated where the image ends."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(top - border, bottom + border), 0, height - 1)
    columns = np.clip(np.arange(left - border, right + border), 0, width - 1)
    return values[rows][:, columns]


def strip(block, reach, strength):
    border = reach + 1
    height, width = block[0].shape[0] - 2 * border, block[0].shape[1] - 2 * border

    def moved(values, dy, dx, grow=0):
        y, x = border + dy - grow, border + dx - grow
        return values[y:y + height + 2 * grow, x:x + width + 2 * grow]

    a, b, variance, guide, stack_a, stack_b = block
    here = [moved(v, 0, 0, 1) for v in (a, b, variance)]
    here_guide = moved(guide, 0, 0)
    out_a = np.zeros((height, width, stack_a.shape[2]), np.float32)
    out_b = np.zeros_like(out_a)
    weight_a = np.zeros((height, width), np.float32)
    weight_b = np.zeros_like(weight_a)
    tiny, factor, third = np.float32(1e-5), np.float32(strength ** 2), np.float32(1 / 3)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            near_variance = moved(variance, dy, dx, 1)
            difference = here_guide - moved(guide, dy, dx)
            feature = np.einsum('ijk,ijk->ij', difference, difference)
            scale = 1 / (tiny + factor * (here[2] + near_variance))
            noise = here[2] + np.minimum(here[2], near_variance)
            weights = []
            for image, own in ((a, here[0]), (b, here[1])):
                difference = own - moved(image, dy, dx, 1)
                distance = np.einsum('ijk,ijk->ij', difference, difference) * third - noise
                distance *= scale
                np.clip(distance, 0, 50, out=distance)
                weights.append(np.exp(-np.minimum(inner3(distance) + feature, 40)))
            weight_b += weights[0]
            weight_a += weights[1]
            out_b += weights[0][..., None] * moved(stack_b, dy, dx)
            out_a += weights[1][..., None] * moved(stack_a, dy, dx)
    return 0.5 * (out_a / weight_a[..., None] + out_b / weight_b[..., None])


def inner3(values):
    """The mean of 3 × 3 pixels, one smaller at every side."""
    rows = values[:-2] + values[1:-1] + values[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) * np.float32(1 / 9)
