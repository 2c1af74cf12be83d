import type { Camera } from '../cameras/cameras'
import { metalOf } from '../models/materials'
import type { Lamp } from '../render/render'
import {
  arcade,
  arch,
  block,
  drape,
  drum,
  linen,
  plaster,
  product,
  room,
  steps,
  stone,
  water,
  windowFrame,
} from './sets'
import type { Piece } from './sets'

type Light = { sky: string; skyStrength: number; lamps: readonly Lamp[] }

/** A campaign still: what stands there, how it is lit, and where it is seen from for both cuts. */
export type Still = {
  name: string
  alt: string
  pieces: () => Piece[]
  light: Light
  wide: Camera
  tall: Camera
}

const eye = (position: [number, number, number], target: [number, number, number], fov: number): Camera => ({
  position,
  target,
  fov,
})

/** Sun through a window at the left, and the sky of the room. */
const sun = (
  from: readonly [number, number, number],
  power = 4.2,
  skyStrength = 0.42,
  colour = '#fff5e8',
): Light => ({
  sky: '#f4f0ea',
  skyStrength,
  lamps: [{ kind: 'sun', position: from, target: [0, 0, 0], power, colour, softness: 0.9 }],
})

/** Large soft light of a north window. */
const soft = (power = 900000, skyStrength = 0.45): Light => ({
  sky: '#f2f1ef',
  skyStrength,
  lamps: [
    {
      kind: 'area',
      position: [-260, 260, 220],
      target: [0, 20, 0],
      power,
      width: 260,
      height: 300,
      colour: '#fff6ea',
    },
    {
      kind: 'area',
      position: [240, 120, 160],
      target: [0, 20, 0],
      power: power * 0.14,
      width: 200,
      height: 240,
    },
  ],
})

const sand = '#cdbfa9'
const chalk = '#e4ddd1'
const clay = '#b9967a'
const travertine = stone('#d6cab6', '#cdbfa8')
const limestone = stone('#d9d4ca', '#d0cabd')
const marble = stone('#e6e2da', '#d6d0c5')

const brass = metalOf('gold', 0.3, true)

const noir = '#171615'
const cognac = '#9a5a2c'
const bordeaux = '#5a1a24'
const foret = '#2c4034'
const ivoire = '#efe8da'

const flap = (colour: string, leather = 'smooth-calf') => ({ colour, leather, metal: 'gold' })

export const stills: readonly Still[] = [
  {
    name: 'still-hero',
    alt: '干邑棕色的手提包，立于石台之上',
    pieces: () => [
      ...room(plaster('#d6cbba'), plaster('#d9cfbf'), 130),
      arch(92, 150, 16, 34, plaster('#cfc2ae'), { at: [34, 0, -112] }),
      block(64, 26, 46, travertine, { at: [36, 0, -30] }, 0.6),
      drum(15, 13, limestone, { at: [-22, 0, -6] }),
      product('top-handle-bag', flap(cognac), { at: [36, 26, -28], turn: -14 }),
      windowFrame([-300, 260, 190], [33, 44, -30], { width: 92, height: 105 }),
    ],
    light: sun([-300, 260, 190], 2.1, 1.4),
    wide: eye([-30, 46, 250], [6, 38, -30], 18.5),
    tall: eye([22, 50, 250], [33, 44, -30], 17.8),
  },
  {
    name: 'still-maroquinerie',
    alt: '石阶上的鳄纹手提包、手拿包与钱包',
    pieces: () => [
      ...room(plaster('#c9c2b6'), plaster('#cfc8bc'), 120),
      ...steps(150, 3, 14, 34, limestone, { at: [20, 0, 10] }),
      product('top-handle-bag', flap(noir, 'croc-embossed'), { at: [34, 28, -24], turn: -18 }),
      product('clutch', flap(bordeaux), { at: [-12, 14, 12], turn: 12 }),
      product('wallet', flap(cognac), { at: [70, 14, 14], turn: -24 }),
      windowFrame([-260, 240, 220], [26, 38, -14], { width: 82, height: 94 }),
    ],
    light: sun([-260, 240, 220], 2.1, 1.4),
    wide: eye([-40, 58, 250], [10, 34, -14], 18.5),
    tall: eye([14, 60, 235], [32, 40, -16], 15),
  },
  {
    name: 'still-perfume',
    alt: '三瓶香水，立于石柱之上',
    pieces: () => [
      ...room(plaster('#d5c3ae'), plaster('#dccdb9'), 70),
      drum(13, 12, travertine, { at: [14, 0, -6] }),
      drum(7, 5, marble, { at: [32, 0, 6] }),
      drum(9, 8, marble, { at: [-6, 0, -18] }),
      product('perfume-a', { colour: '#d3a867' }, { at: [14, 12, -6], turn: -12 }),
      product('perfume-b', { colour: '#e6c3bb' }, { at: [32.5, 5, 6], turn: -18 }),
      product('perfume-c', { colour: '#bccbd2' }, { at: [-6, 8, -18], turn: 4 }),
      windowFrame([-190, 150, 130], [14.5, 17.5, -6], { width: 39, height: 45 }),
    ],
    light: sun([-190, 150, 130], 2.1, 1.4),
    wide: eye([2, 22, 112], [11, 15, -6], 18.5),
    tall: eye([12, 24, 112], [14.5, 17.5, -6], 18.5),
  },
  {
    name: 'still-editorial',
    alt: '一只酒红色尖头高跟鞋，身后垂着亚麻布',
    pieces: () => [
      ...room(plaster('#b9ab99'), plaster('#c1b4a3'), 110),
      drape(190, 96, 110, linen('#d9cdb9'), { at: [20, 0, -88] }),
      block(58, 18, 40, travertine, { at: [24, 0, -12] }, 0.6),
      product(
        'pump',
        { colour: bordeaux, leather: 'patent', params: { heel: 85, design: 'pointed' } },
        { at: [24, 18, -12], turn: -32 },
      ),
    ],
    light: soft(1000000, 0.35),
    wide: eye([-16, 40, 190], [6, 26, -14], 17.8),
    tall: eye([18, 42, 185], [24, 30, -14], 17.8),
  },
  {
    name: 'still-store',
    alt: '精品店的拱廊与石台',
    pieces: () => [
      ...room(stone('#cfc8bc', '#c6beb0'), plaster('#d9d3c8'), 320),
      arcade(
        900,
        320,
        60,
        [
          [-190, 120, 230],
          [0, 120, 230],
          [190, 120, 230],
        ],
        plaster('#d3cabb'),
        { at: [20, 0, -190] },
      ),
      block(120, 44, 60, marble, { at: [60, 0, -20] }, 0.6),
      block(40, 74, 40, travertine, { at: [-96, 0, -60] }, 0.6),
      product('shoulder-bag', flap(cognac), { at: [44, 44, -20], turn: -16 }),
      product('perfume-a', { colour: '#d3a867' }, { at: [88, 44, -14], turn: -18, size: 1.1 }),
      product('bucket-bag', flap(ivoire, 'grained-calf'), { at: [-96, 74, -60], turn: 14 }),
      windowFrame([-480, 380, 260], [30, 100, -60], { width: 255, height: 296 }),
    ],
    light: sun([-480, 380, 260], 2.1, 1.4),
    wide: eye([-60, 108, 520], [4, 92, -60], 27.1),
    tall: eye([30, 106, 520], [30, 100, -60], 29.5),
  },
  {
    name: 'still-women',
    alt: '粉色迷你包与象牙色高跟鞋',
    pieces: () => [
      ...room(plaster('#d2c4b3'), plaster('#dccfbf'), 120),
      drape(150, 120, 70, linen('#e6dccb'), { at: [70, 0, -104] }, 7),
      block(46, 34, 40, travertine, { at: [18, 0, -24] }, 0.6),
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
  },
  {
    name: 'still-men',
    alt: '墨黑托特包与深棕乐福鞋',
    pieces: () => [
      ...room(plaster('#aaa296'), plaster('#b3aa9e'), 120),
      arcade(500, 260, 40, [[-40, 110, 190]], plaster('#9d958a'), { at: [60, 0, -120] }),
      block(70, 30, 50, stone('#77716a', '#706a63'), { at: [28, 0, -20] }, 0.6),
      block(50, 14, 40, stone('#8b847b', '#837c73'), { at: [76, 0, 8] }, 0.5),
      product('tote', flap(noir, 'box-calf'), { at: [24, 30, -22], turn: -16 }),
      product(
        'loafer',
        { colour: '#3d271d', leather: 'box-calf', params: { heel: 25, design: 'penny', for: 'him' } },
        { at: [76, 14, 8], turn: -30 },
      ),
      windowFrame([-270, 240, 210], [46, 42, -16], { width: 94, height: 108 }),
    ],
    light: sun([-270, 240, 210], 3, 0.9),
    wide: eye([-30, 56, 260], [34, 38, -18], 18.5),
    tall: eye([40, 58, 260], [52, 38, -12], 25),
  },
  {
    name: 'still-shoes',
    alt: '石阶上的乐福鞋、玛丽珍鞋与短靴',
    pieces: () => [
      ...room(plaster(chalk), plaster('#e2dacd'), 120),
      ...steps(170, 4, 11, 26, plaster('#d8cdbd'), { at: [20, 0, 26] }),
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
        { at: [66, 44, -50], turn: -26 },
      ),
      windowFrame([-240, 230, 210], [34, 36, -12], { width: 85, height: 99 }),
    ],
    light: sun([-240, 230, 210], 2.1, 1.4),
    wide: eye([-34, 60, 230], [20, 34, -10], 18.5),
    tall: eye([24, 64, 250], [31, 34, -12], 29),
  },
  {
    name: 'still-jewellery',
    alt: '石台上的金色手镯与戒指',
    pieces: () => [
      ...room(plaster('#cdbdaa'), plaster('#d5c7b5'), 34),
      drum(4.6, 4, travertine, { at: [6, 0, -3] }),
      drum(3, 7, marble, { at: [13.5, 0, -7] }),
      block(9, 1.6, 7, marble, { at: [15, 0, 3] }, 0.15),
      product(
        'bracelet',
        { metal: 'gold', colour: '#c9a45c', params: { design: 'cuff' } },
        { at: [6, 4, -3], turn: 14 },
      ),
      product(
        'ring',
        { metal: 'gold', colour: '#c9a45c', params: { design: 'signet' } },
        { at: [15.5, 1.6, 3.2], turn: -24, size: 1.25 },
      ),
      product(
        'ring',
        { metal: 'white-gold', colour: '#d4d4d0', params: { design: 'solitaire' } },
        { at: [13.5, 7, -7], turn: -16, size: 1.25 },
      ),
      windowFrame([-90, 76, 60], [10.5, 6.6, -2], { width: 17, height: 21 }),
    ],
    light: sun([-90, 76, 60], 2.1, 1.4),
    wide: eye([0, 13, 52], [6, 6, -2], 17.2),
    tall: eye([9, 14, 54], [10, 6.4, -2], 23),
  },
  {
    name: 'still-rtw',
    alt: '驼色大衣与叠好的针织衫',
    pieces: () => [
      ...room(plaster('#c8bcab'), plaster('#d3c8b8'), 90),
      arch(110, 190, 12, 30, plaster('#c4b7a4'), { at: [46, 0, -86] }),
      drum(15, 1.6, brass, { at: [46, 0, -46] }),
      drum(0.7, 118, brass, { at: [46, 0, -46] }),
      product('garment', { colour: '#b88a56', params: { design: 'coat' } }, { at: [46, -6, -46], turn: -8 }),
      block(40, 42, 40, travertine, { at: [-34, 0, -26] }, 0.6),
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
  },
  {
    name: 'still-accessories',
    alt: '宽檐帽、太阳眼镜与丝巾',
    pieces: () => [
      ...room(plaster('#c7c0b3'), plaster('#d0c9bd'), 110),
      block(80, 24, 52, limestone, { at: [30, 0, -14] }, 0.6),
      drum(12, 40, travertine, { at: [78, 0, -30] }),
      product('hat', { colour: '#b88a56', params: { design: 'wide' } }, { at: [26, 24, -14], turn: -20 }),
      product(
        'sunglasses-square',
        { colour: '#6b4325', params: { design: 'square' } },
        { at: [78, 40, -26], turn: -18, size: 1.2 },
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
  },
  {
    name: 'still-home',
    alt: '瓷杯蜡烛与香氛扩香',
    pieces: () => [
      ...room(plaster('#d3c6b4'), plaster('#d9cdbc'), 60),
      block(90, 8, 40, stone('#b9a88f', '#b09e84'), { at: [14, 0, -6] }, 0.4),
      product('candle', { params: { vessel: 'porcelain' } }, { at: [8, 8, -6], turn: 10 }),
      product('home-object', { params: { design: 'diffuser' } }, { at: [32, 8, -10], turn: -12 }),
      drape(60, 40, 30, linen('#e9e1d3'), { at: [58, 0, -34] }, 12),
      windowFrame([-190, 160, 130], [20, 19, -8], { width: 48, height: 56 }),
    ],
    light: sun([-190, 160, 130], 2.1, 1.4),
    wide: eye([-6, 26, 132], [10, 17, -8], 17.8),
    tall: eye([18, 28, 134], [20, 19, -8], 18.5),
  },
  {
    name: 'still-water',
    alt: '水面上的一瓶香水',
    pieces: () => [
      ...room(stone('#5d6a68', '#556260'), plaster('#c9cdc9'), 110),
      water(420, 210, '#dfeae8', { at: [0, 0, 0] }),
      drum(11, 7, limestone, { at: [20, 0, 0] }),
      product('perfume-c', { colour: '#bccbd2' }, { at: [20, 7, 0], turn: -10 }),
      block(26, 4.5, 20, limestone, { at: [48, 0, -20] }, 0.4),
    ],
    light: soft(420000, 0.55),
    wide: eye([-4, 21, 128], [8, 12, -6], 17.8),
    tall: eye([18, 22, 128], [20, 13, -4], 17.8),
  },
  {
    name: 'still-linen',
    alt: '亚麻布上的围巾与针织帽',
    pieces: () => [
      ...room(plaster('#ddd5c8'), plaster('#e0d9cd'), 80),
      drape(220, 70, 130, linen('#e7dfd0'), { at: [10, 0, -66] }, 21),
      product(
        'scarf',
        { colour: '#b88a56', params: { design: 'muffler' } },
        { at: [22, 2.6, -6], turn: -26 },
      ),
      product(
        'hat',
        { colour: '#d9a6a1', params: { design: 'beanie' } },
        { at: [58, 2.6, -14], turn: -16, size: 0.9 },
      ),
    ],
    light: soft(800000, 0.42),
    wide: eye([-6, 62, 150], [18, 12, -14], 19.8),
    tall: eye([30, 70, 150], [39, 11, -12], 27),
  },
  {
    name: 'still-studio',
    alt: '石灰岩的拱廊与台阶',
    pieces: () => [
      ...room(stone('#d3ccc0', '#cac2b5'), plaster('#e2ddd3'), 520),
      arcade(
        1400,
        420,
        70,
        [
          [-340, 150, 300],
          [-115, 150, 300],
          [115, 150, 300],
          [340, 150, 300],
        ],
        plaster('#d9d2c5'),
        { at: [40, 0, -240] },
      ),
      ...steps(300, 3, 12, 40, limestone, { at: [150, 0, -60] }),
      drum(34, 60, travertine, { at: [-130, 0, -70] }),
      windowFrame([-520, 420, 280], [70, 140, -120], { width: 416, height: 482 }),
    ],
    light: sun([-520, 420, 280], 2.1, 1.4),
    wide: eye([-60, 130, 700], [0, 128, -120], 35.0),
    tall: eye([60, 130, 720], [70, 140, -120], 40.0),
  },
  {
    name: 'still-arcade',
    alt: '重重拱门前的水桶包',
    pieces: () => [
      ...room(plaster('#c8b097'), plaster('#d4c0a8'), 560),
      arcade(700, 380, 60, [[0, 170, 320]], plaster(clay), { at: [40, 0, -80] }),
      arcade(700, 360, 60, [[0, 140, 290]], plaster('#c6a88b'), { at: [40, 0, -240] }),
      arcade(700, 340, 60, [[0, 120, 260]], plaster('#d0b79b'), { at: [40, 0, -400] }),
      block(44, 48, 44, travertine, { at: [52, 0, -20] }, 0.6),
      product('bucket-bag', flap(cognac, 'grained-calf'), { at: [52, 48, -20], turn: -14, size: 1.25 }),
    ],
    light: sun([-420, 360, 320], 2.1, 1.4),
    wide: eye([-50, 96, 480], [22, 96, -120], 34.0),
    tall: eye([40, 96, 500], [44, 106, -120], 36.0),
  },
  {
    name: 'still-belts',
    alt: '石台上的腰带与卡包',
    pieces: () => [
      ...room(plaster('#b8ab9b'), plaster('#c2b6a6'), 90),
      block(70, 16, 50, travertine, { at: [24, 0, -8] }, 0.6),
      product(
        'belt',
        { colour: cognac, leather: 'smooth-calf', metal: 'gold' },
        { at: [24, 16, -6], turn: -18 },
      ),
      drum(10, 24, limestone, { at: [66, 0, -24] }),
      product('card-holder', flap(noir), { at: [66, 24, -24], turn: -20 }),
      windowFrame([-210, 180, 150], [34, 22, -10], { width: 56, height: 64 }),
    ],
    light: sun([-210, 180, 150], 2.1, 1.4),
    wide: eye([-14, 46, 150], [26, 20, -10], 18.5),
    tall: eye([34, 50, 155], [43, 24, -12], 27),
  },
  {
    name: 'still-login',
    alt: '拱门前的一瓶香水',
    pieces: () => [
      ...room(plaster(sand), plaster('#d6cab8'), 100),
      arch(70, 116, 14, 26, plaster('#c7b9a4'), { at: [10, 0, -92] }),
      drum(20, 20, travertine, { at: [10, 0, -34] }),
      product('perfume-b', { colour: '#e5d49c' }, { at: [10, 20, -34], turn: -8, size: 2.2 }),
      windowFrame([-270, 230, 170], [9, 44, -40], { width: 92, height: 105 }),
    ],
    light: sun([-270, 230, 170], 2.1, 1.4),
    wide: eye([-26, 46, 230], [0, 40, -40], 18.5),
    tall: eye([6, 46, 230], [9, 44, -40], 18.5),
  },
  {
    name: 'still-gifts',
    alt: '陶土色台面上的唇膏与香水',
    pieces: () => [
      ...room(plaster('#9c4f3c'), plaster('#a45744'), 70),
      block(60, 14, 40, plaster('#9c4a37'), { at: [16, 0, -8] }, 0.5),
      product(
        'lipstick',
        { colour: '#a41e22', params: { design: 'satin' } },
        { at: [2, 14, -4], turn: -10, size: 1.3 },
      ),
      product(
        'perfume-a',
        { colour: '#d3a867', params: { set: 2 } },
        { at: [24, 14, -12], turn: -14, size: 1.2 },
      ),
      windowFrame([-190, 160, 130], [17, 21, -8], { width: 48, height: 56 }),
    ],
    light: sun([-190, 160, 130], 2.1, 1.4),
    wide: eye([-10, 30, 134], [8, 19, -8], 17.8),
    tall: eye([12, 32, 136], [15, 21, -8], 24),
  },
]
