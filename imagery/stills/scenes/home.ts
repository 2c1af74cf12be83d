import { bordeaux, brass, cognac, flap, marble, noir } from '../palette'
import { block, drum } from '../sets/blocks'
import { branches } from '../sets/branch'
import { curtain } from '../sets/drapery'
import { bulb, shadedLamp } from '../sets/lights'
import { bars, openWall } from '../sets/openings'
import { outlook, roomBehind } from '../sets/outlook'
import { linen, piece, plaster, product } from '../sets/piece'
import { armchair } from '../sets/seats'
import { cushion, laidCloth, pillow } from '../sets/soft'
import { stemGlass, vase } from '../sets/table'
import { ball, turned } from '../../kit/skins/turned'
import { windowFrame } from '../sets/window-frame'
import { boards, wood } from '../sets/wood'
import { suitcase } from '../sets/suitcase'
import { eye, sun } from '../still'
import type { Still } from '../still'

const walnut = wood('#63402a')

export const vanityStill: Still = {
  name: 'still-vanity',
  alt: '梳妆台上的圆镜、两瓶香水、唇膏与首饰',
  pieces: () => [
    block([2400, 900, 10], plaster('#cbb9a6'), { at: [0, -300, -62] }, 0.1),
    block([170, 4, 56], walnut, { at: [20, -4, -22] }, 0.8),
    block([168, 20, 52], walnut, { at: [20, -24, -22] }, 0.4),
    piece(
      'mirror',
      turned(
        [
          [0, 0],
          [19, 0],
          [19, 0.4],
          [0, 0.4],
        ],
        160,
      ).rotateX(Math.PI / 2 - 0.1),
      { type: 'metal', colour: '#e9e7e3', roughness: 0.015 },
      { at: [14, 27, -34], turn: 18 },
    ),
    piece(
      'rim',
      turned(
        [
          [18.8, -0.4],
          [20, -0.4, 0.4],
          [20, 0.9, 0.4],
          [18.8, 0.9],
          [18.8, -0.4],
        ],
        160,
      ).rotateX(Math.PI / 2 - 0.1),
      brass,
      { at: [14, 27, -34], turn: 18 },
    ),
    piece(
      'stem',
      turned([
        [0, 0],
        [9, 0, 0.3],
        [9, 0.9, 0.3],
        [0.8, 1.6, 0.6],
        [0.7, 8],
        [0, 8],
      ]),
      brass,
      { at: [13.5, 0, -36] },
    ),
    product('perfume-a', { colour: '#d3a867' }, { at: [31, 0, -10], turn: -16 }),
    product('perfume-b', { colour: '#e6c3bb' }, { at: [20, 0, -18], turn: -10 }),
    product('lipstick', { colour: '#a41e22', params: { design: 'satin' } }, { at: [9, 0, -4], turn: -10 }),
    product(
      'bracelet',
      { metal: 'gold', colour: '#c9a45c', params: { design: 'cuff' } },
      { at: [-13, 1.2, -15], turn: 20 },
    ),
    roomBehind({ at: [300, -150, 420] }),
    product(
      'home-object',
      { params: { design: 'tray' }, colour: '#efe9dd' },
      { at: [-12, 0, -16], turn: 8, size: 0.8 },
    ),
    ...shadedLamp({ stem: 22, low: 11, high: 8, tall: 15, strength: 1.6 }, [58, 0, -36]),
    vase(
      [
        [0, 0],
        [4, 0, 0.4],
        [6, 7, 3],
        [2.6, 15, 2],
        [3.1, 18, 0.2],
        [2.8, 18, 0.1],
        [2.2, 15],
        [0, 9],
      ],
      { type: 'ceramic', colour: '#e8e0d2', roughness: 0.4 },
      { at: [-30, 0, -34] },
    ),
    ...branches([-30, 17, -34], { count: 5, tall: 34, behind: 22 }),
    windowFrame([-190, 150, 150], [8, 24, -44], { width: 62, height: 64 }),
  ],
  light: {
    ...sun([-190, 150, 150], 2.2, 1.1),
    lamps: [...sun([-190, 150, 150], 3).lamps, bulb([58, 29, -36], 5200)],
  },
  wide: eye([-2, 24, 128], [8, 17, -18], 18.5, { on: [24, 6, -12], stop: 2 }),
  tall: eye([16, 24, 128], [17, 17, -18], 22, { on: [24, 6, -12], stop: 2 }),
}

export const hotelStill: Still = {
  name: 'still-hotel',
  alt: '酒店的床上，打开的行李箱里叠着羊绒与丝巾',
  pieces: () => [
    block([2400, 900, 10], plaster('#c3b7a6'), { at: [0, -300, -150] }, 0.1),
    block(
      [230, 120, 10],
      { type: 'leather', grain: 'velvet', colour: '#7c6a58' },
      { at: [10, -50, -128] },
      3,
    ),
    cushion([216, 34, 220], linen('#ece5d8'), { at: [10, -37.2, -20] }, 9),
    laidCloth(
      {
        width: 236,
        depth: 190,
        tall: 2.7,
        count: 34,
        seed: 12,
        under: {
          level: 3.6,
          things: [
            { x: 28, z: -46, width: 62, depth: 42, turn: -18 },
            { x: -32, z: -28, width: 18, depth: 9, turn: 14 },
          ],
        },
      },
      linen('#f3eee4'),
      { at: [10, -2.6, 30] },
    ),
    ...pillow([74, 22, 50], linen('#f4efe6'), { at: [-34, 4, -104], turn: 3, lean: 0.95 }),
    ...pillow([74, 22, 50], linen('#efe8dc'), { at: [54, 4, -104], turn: -4, lean: 0.95 }, 5),
    ...pillow(
      [46, 16, 34],
      { type: 'leather', grain: 'velvet', colour: '#5a4636' },
      { at: [6, 4, -84], turn: 6, lean: 0.9 },
      8,
    ),
    ...suitcase([62, 15, 42], cognac, [38, 1, -16], -18),
    cushion([57, 5, 36], linen('#e6dccb'), { at: [38, 2.6, -16], turn: -18 }, 8),
    product(
      'knitwear',
      { colour: '#eee3cb', params: { design: 'folded' } },
      { at: [26, 7.6, -19], turn: -16, size: 0.64 },
    ),
    product(
      'scarf',
      { colour: bordeaux, params: { design: 'muffler' } },
      { at: [52, 7.6, -14], turn: -20, size: 0.74 },
    ),
    product('top-handle-bag', flap(noir), { at: [-22, 1, 2], turn: 14 }),
    ...shadedLamp({ stem: 26, low: 14, high: 10, tall: 20, strength: 1.8 }, [146, -10, -112]),
    block([50, 50, 44], walnut, { at: [146, -60, -112] }, 0.6),
    windowFrame([-300, 230, 200], [20, 10, -30], { width: 110, height: 120 }),
  ],
  light: {
    ...sun([-300, 230, 200], 2.1, 1.1),
    lamps: [...sun([-300, 230, 200], 2.1).lamps, bulb([146, 26, -112], 30000)],
  },
  wide: eye([-30, 62, 220], [18, 13, -30], 22, { on: [30, 10, -8], stop: 1.4 }),
  tall: eye([12, 84, 225], [19, 21, -30], 35, { on: [30, 10, -8], stop: 1.4 }),
}

export const readingStill: Still = {
  name: 'still-reading',
  alt: '傍晚的扶手椅与落地灯，椅上搭着围巾，脚边一只手提包',
  key: 0.5,
  pieces: () => {
    const pane = { x: -170, y: 40, width: 104, height: 190 }
    return [
      ...boards({ width: 800, length: 560, board: 15 }, '#7d5d40', [0, 0, 40]),
      openWall([1000, 420, 20], [pane], plaster('#b9a68f'), { at: [0, 0, -130] }),
      outlook(
        { width: 640, height: 420 },
        {
          low: '#a9b3c9',
          high: '#62759c',
          strength: 0.9,
          hills: [
            { colour: '#5d6b80', height: 0.4, tall: 0.12, count: 6, soft: 0.04 },
            { colour: '#2e3b44', height: 0.28, tall: 0.14, count: 9, soft: 0.05 },
          ],
        },
        { at: [-110, -20, -330] },
      ),
      // Upright bars stand a little before those across: in one plane they would fight where they meet.
      ...bars(pane, { columns: 2, lines: 1, bar: 3 }, plaster('#d8cdbd'), -120),
      ...bars(pane, { columns: 1, lines: 4, bar: 3 }, plaster('#d8cdbd'), -120.4),
      curtain({ width: 60, fall: 262, deep: 4.5, pleats: 6 }, linen('#d9cdb9'), { at: [-40, 0.1, -104] }, 9),
      block([260, 1.4, 180], { type: 'wool', colour: '#cdbb9f' }, { at: [20, 0, -5] }, 0.6),
      ...armchair({ type: 'wool', colour: '#8c6f52' }, walnut, {
        at: [34, 1.4, -34],
        turn: -24,
        thrown: { type: 'wool', colour: bordeaux },
      }),
      product('top-handle-bag', flap(cognac), { at: [-16, 1.4, 40], turn: 12 }),
      ...shadedLamp({ stem: 122, low: 21, high: 15, tall: 26, strength: 1.7 }, [96, 1.4, -70]),
      drum(17, 2, marble, { at: [98, 46, -14] }),
      drum(1.4, 43.4, brass, { at: [98, 2.6, -14] }),
      drum(12, 1.2, brass, { at: [98, 1.4, -14] }),
      ...stemGlass(3, { at: [104, 48, -16] }),
      block([15, 2.6, 21], linen('#3c4a41'), { at: [92, 48, -12], turn: 24 }, 0.2),
      piece('ball', ball(1.4, 24), brass, { at: [90, 52, -14] }),
    ]
  },
  light: {
    sky: '#7d88a0',
    skyStrength: 0.32,
    lamps: [
      bulb([96, 135.4, -70], 190000, 4),
      {
        kind: 'area',
        // Level with the wall and square to it, so that it lights no part of the window.
        position: [-118, 140, -108],
        target: [-118, 140, 10],
        power: 700000,
        width: 100,
        height: 180,
        colour: '#b9c8e6',
      },
      {
        kind: 'area',
        position: [120, 190, 190],
        target: [20, 40, -20],
        power: 330000,
        width: 120,
        height: 120,
        colour: '#ffd9ae',
      },
    ],
  },
  wide: eye([-30, 88, 380], [2, 66, -40], 24, { on: [10, 40, 14], stop: 1.6 }),
  tall: eye([34, 90, 390], [36, 74, -40], 27.5, { on: [10, 40, 14], stop: 1.6 }),
}
