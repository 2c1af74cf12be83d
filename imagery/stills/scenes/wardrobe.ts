import { bordeaux, chalk, cognac, flap, foret, ivoire, limestone, noir, travertine } from '../palette'
import { arcade, arch } from '../sets/arches'
import { block, drum, room, steps } from '../sets/blocks'
import { curtain, drape } from '../sets/drapery'
import { stand } from '../sets/hanger'
import { linen, plaster, product, stone } from '../sets/piece'
import { windowFrame } from '../sets/window-frame'
import { eye, soft, sun } from '../still'
import type { Still } from '../still'

export const editorialStill: Still = {
  name: 'still-editorial',
  alt: '石台上的一双酒红色尖头高跟鞋',
  pieces: () => [
    ...room(plaster('#b9ab99'), plaster('#c1b4a3'), 110),
    drape({ width: 190, fall: 96, run: 110 }, linen('#d9cdb9'), { at: [20, 0, -88] }),
    block([58, 18, 40], travertine, { at: [24, 0, -12] }, 0.6),
    product(
      'pump',
      { colour: bordeaux, leather: 'patent', params: { heel: 85, design: 'pointed' } },
      { at: [24, 18, -12], turn: -32 },
    ),
  ],
  light: soft(1000000, 0.35),
  wide: eye([-16, 40, 190], [6, 26, -14], 17.8),
  tall: eye([18, 42, 185], [24, 30, -14], 17.8),
}

export const womenStill: Still = {
  name: 'still-women',
  alt: '粉色迷你包与象牙色高跟鞋',
  key: 0.7,
  pieces: () => [
    ...room(plaster('#d2c4b3'), plaster('#dccfbf'), 120),
    curtain({ width: 150, fall: 130, deep: 5, pleats: 12 }, linen('#e6dccb'), { at: [70, 0.1, -104] }, 7),
    block([46, 34, 40], travertine, { at: [18, 0, -24] }, 0.6),
    drum(18, 16, limestone, { at: [62, 0, 0] }),
    product('mini-bag', flap('#d9a6a1', 'lambskin'), { at: [18, 34, -24], turn: -14 }),
    product(
      'pump',
      { colour: ivoire, leather: 'smooth-calf', params: { heel: 60, design: 'slingback' } },
      { at: [62, 16, 0], turn: -30, size: 0.98 },
    ),
    windowFrame([-280, 250, 190], [40, 40, -20], { width: 88, height: 102 }),
  ],
  light: sun([-280, 250, 190], 2.1, 1.4),
  wide: eye([-24, 52, 240], [16, 36, -24], 18.5),
  tall: eye([36, 54, 240], [42, 38, -16], 25),
}

export const menStill: Still = {
  name: 'still-men',
  alt: '墨黑托特包与深棕乐福鞋',
  key: 0.66,
  pieces: () => [
    ...room(plaster('#aaa296'), plaster('#b3aa9e'), 120),
    arcade([500, 260, 40], [[-40, 110, 190]], plaster('#9d958a'), { at: [60, 0, -120] }),
    block([70, 30, 50], stone('#77716a', '#706a63'), { at: [28, 0, -33] }, 0.6),
    block([50, 14, 40], stone('#8b847b', '#837c73'), { at: [76, 0, 12.2] }, 0.5),
    product('tote', flap(noir, 'box-calf'), { at: [24, 30, -35], turn: -16 }),
    product(
      'loafer',
      { colour: '#3d271d', leather: 'box-calf', params: { heel: 25, design: 'penny', for: 'him' } },
      { at: [76, 14, 12.2], turn: -30 },
    ),
    windowFrame([-270, 240, 210], [46, 42, -16], { width: 94, height: 108 }),
  ],
  light: sun([-270, 240, 210], 3, 0.9),
  wide: eye([-30, 56, 260], [34, 38, -18], 18.5),
  tall: eye([42, 58, 260], [53, 38, -12], 28.5),
}

export const shoesStill: Still = {
  name: 'still-shoes',
  alt: '石阶上的乐福鞋、玛丽珍鞋与短靴',
  key: 0.68,
  pieces: () => [
    ...room(plaster(chalk), plaster('#e2dacd'), 120),
    ...steps({ width: 170, count: 4, rise: 11, tread: 26 }, plaster('#d8cdbd'), { at: [20, 0, 26] }),
    product(
      'loafer',
      { colour: cognac, leather: 'smooth-calf', params: { heel: 20, design: 'penny' } },
      { at: [-8, 11, 26], turn: -24 },
    ),
    product(
      'pump',
      { colour: foret, leather: 'suede', params: { heel: 45, design: 'mary-jane' } },
      { at: [34, 22, 0], turn: -30 },
    ),
    product(
      'boot',
      { colour: noir, leather: 'box-calf', params: { heel: 35, shaft: 14, design: 'chelsea' } },
      { at: [66, 44, -52.4], turn: -24 },
    ),
    windowFrame([-240, 230, 210], [34, 36, -12], { width: 85, height: 99 }),
  ],
  light: sun([-240, 230, 210], 2.1, 1.4),
  wide: eye([-34, 60, 230], [20, 34, -10], 18.5),
  tall: eye([22, 64, 250], [28, 34, -12], 35),
}

export const rtwStill: Still = {
  name: 'still-rtw',
  alt: '拱门前的驼色长大衣',
  key: 0.7,
  pieces: () => [
    ...room(plaster('#c8bcab'), plaster('#d3c8b8'), 90),
    arch({ width: 110, height: 190, thick: 12, depth: 30 }, plaster('#c4b7a4'), { at: [46, 0, -86] }),
    ...stand(123.2, [46, 0, -47], -8),
    product('garment', { colour: '#b88a56', params: { design: 'coat' } }, { at: [46, -6, -46], turn: -8 }),
    block([40, 42, 40], travertine, { at: [-34, 0, -26] }, 0.6),
    product(
      'knitwear',
      { colour: '#eee3cb', params: { design: 'folded' } },
      { at: [-34, 42, -26], turn: 10, size: 0.9 },
    ),
    windowFrame([-290, 270, 200], [44, 78, -40], { width: 139, height: 160 }),
  ],
  light: sun([-290, 270, 200], 2.1, 1.4),
  wide: eye([-30, 84, 370], [8, 74, -40], 22.1),
  tall: eye([40, 84, 370], [44, 78, -40], 23.0),
}

export const accessoriesStill: Still = {
  name: 'still-accessories',
  alt: '宽檐帽与太阳眼镜',
  pieces: () => [
    ...room(plaster('#c7c0b3'), plaster('#d0c9bd'), 110),
    block([80, 24, 52], limestone, { at: [30, 0, -14] }, 0.6),
    drum(14, 40, travertine, { at: [80, 0, -54.4] }),
    product('hat', { colour: '#b88a56', params: { design: 'wide' } }, { at: [26, 24, -14], turn: -20 }),
    product(
      'sunglasses-square',
      { colour: '#6b4325', params: { design: 'square' } },
      { at: [77, 40, -45.6], turn: -18, size: 1.2 },
    ),
    product(
      'scarf',
      { colour: bordeaux, params: { design: 'ribbon' } },
      { at: [-32, 0, 14], turn: 30, size: 1.6 },
    ),
    windowFrame([-250, 230, 200], [40, 34, -14], { width: 90, height: 104 }),
  ],
  light: sun([-250, 230, 200], 2.1, 1.4),
  wide: eye([-30, 56, 240], [18, 30, -10], 18.5),
  tall: eye([40, 60, 250], [48, 34, -14], 26),
}

export const linenStill: Still = {
  name: 'still-linen',
  alt: '亚麻布上的围巾与针织帽',
  pieces: () => [
    ...room(plaster('#ddd5c8'), plaster('#e0d9cd'), 80),
    drape({ width: 220, fall: 70, run: 130 }, linen('#e7dfd0'), { at: [10, 0, -66] }, 21),
    product('scarf', { colour: '#b88a56', params: { design: 'muffler' } }, { at: [22, 2.6, -6], turn: -26 }),
    product(
      'hat',
      { colour: '#d9a6a1', params: { design: 'beanie' } },
      { at: [58, 2.6, -14], turn: -16, size: 0.9 },
    ),
  ],
  light: soft(800000, 0.42),
  wide: eye([-6, 62, 150], [18, 12, -14], 19.8),
  tall: eye([30, 70, 150], [39, 11, -12], 27),
}
