import { bordeaux, brass, cognac, flap } from '../palette'
import { block } from '../sets/blocks'
import { curtain } from '../sets/drapery'
import { bulb, farLights, shadedLamp, taper } from '../sets/lights'
import { bars, frame, openWall } from '../sets/openings'
import { outlook } from '../sets/outlook'
import { linen, plaster, product } from '../sets/piece'
import { laidCloth } from '../sets/soft'
import { stemGlass } from '../sets/table'
import { wood } from '../sets/wood'
import { eye } from '../still'
import type { Still } from '../still'

export const supperStill: Still = {
  name: 'still-supper',
  alt: '晚餐之后的桌面：烛光、酒杯、餐巾与一只酒红色手拿包',
  key: 0.62,
  pieces: () => {
    const pane = { x: -128, y: 4, width: 84, height: 150 }
    return [
      block([360, 4, 190], linen('#e4dccd'), { at: [0, -4, -10] }, 1.2),
      openWall([700, 260, 14], [pane], plaster('#4a4a3f'), { at: [0, -80, -190] }),
      outlook(
        { width: 420, height: 320 },
        {
          low: '#8b9cbd',
          high: '#4a5f8a',
          strength: 0.7,
          hills: [{ colour: '#1c2735', height: 0.36, tall: 0.14, count: 8, soft: 0.05 }],
        },
        { at: [-80, -80, -260] },
      ),
      ...bars({ ...pane, y: pane.y - 80 }, { columns: 2, lines: 4, bar: 2.2 }, plaster('#39382f'), -182),
      product('clutch', flap(bordeaux), { at: [24, 0, -4], turn: -22, size: 0.9 }),
      ...stemGlass(3.2, { at: [-1, 0, -14] }, '#a32034'),
      ...stemGlass(0, { at: [46, 0, -34] }),
      ...taper(17, [8, 0, -34]),
      ...taper(12, [-8, 0, -46]),
      laidCloth({ width: 26, depth: 22, tall: 1.1, count: 14, seed: 9 }, linen('#f1eadd'), {
        at: [46, -0.35, 0],
        turn: 24,
      }),
      product(
        'ring',
        { metal: 'gold', colour: '#c9a45c', params: { design: 'signet' } },
        { at: [4, 0, 6], turn: -24, size: 1.2 },
      ),
      ...farLights(
        [
          [-16, 22, -150],
          [64, 12, -160],
          [78, 18, -165],
          [30, 30, -170],
        ],
        40,
      ),
    ]
  },
  light: {
    sky: '#33405a',
    skyStrength: 0.16,
    lamps: [
      bulb([8, 27, -34], 9000, 1),
      bulb([-8, 22, -46], 6000, 1),
      {
        kind: 'area',
        position: [-120, 90, 60],
        target: [20, 5, -10],
        power: 90000,
        width: 90,
        height: 110,
        colour: '#9db4d8',
      },
      {
        kind: 'area',
        position: [90, 90, 110],
        target: [20, 0, -10],
        power: 190000,
        width: 80,
        height: 60,
        colour: '#ffcf9f',
      },
    ],
  },
  wide: eye([-6, 25, 140], [11, 11.5, -14], 18, { on: [22, 6, 0], stop: 1.6 }),
  tall: eye([22, 27, 140], [22, 11, -14], 21, { on: [22, 6, 0], stop: 1.6 }),
}

export const trainStill: Still = {
  name: 'still-train',
  alt: '夜行列车的车窗前，一只干邑棕色手提包与一盏小灯',
  key: 0.46,
  pieces: () => {
    const window = { x: -60, y: 34, width: 150, height: 78, round: 12 }
    return [
      openWall([640, 240, 8], [window], wood('#4a2716'), { at: [0, 0, -40] }),
      frame(window, { by: 2.2, depth: 2 }, brass, { at: [0, 0, -32] }),
      block([150, 2.4, 31], wood('#5b321c'), { at: [14, 30, -14.5] }, 0.8),
      block([150.6, 0.6, 31.3], brass, { at: [14, 29.4, -14.35] }, 0.2),
      outlook(
        { width: 900, height: 520 },
        {
          low: '#e2b48f',
          high: '#8796ad',
          strength: 0.9,
          hills: [
            { colour: '#7a8795', height: 0.42, tall: 0.1, count: 4, soft: 0.03 },
            { colour: '#4f5d5f', height: 0.34, tall: 0.09, count: 5, soft: 0.035 },
            { colour: '#2f3b33', height: 0.22, tall: 0.07, count: 9, soft: 0.05 },
          ],
        },
        { at: [30, -110, -420] },
      ),
      curtain(
        { width: 46, fall: 110, deep: 2.4, pleats: 6 },
        { type: 'leather', grain: 'velvet', colour: '#2f3f35' },
        { at: [96, 32.5, -27] },
        5,
      ),
      product('top-handle-bag', flap(cognac), { at: [34, 32.4, -14], turn: -16 }),
      ...shadedLamp({ stem: 13, low: 7.5, high: 5, tall: 10, strength: 1.1 }, [-16, 32.4, -18]),
      ...stemGlass(3, { at: [6, 32.4, -20] }, '#b98a3c'),
    ]
  },
  light: {
    sky: '#a99a90',
    skyStrength: 0.3,
    lamps: [
      bulb([-16, 50, -18], 9000),
      {
        kind: 'area',
        position: [10, 90, -60],
        target: [20, 30, -10],
        power: 70000,
        width: 140,
        height: 70,
        colour: '#e9d6c6',
      },
      {
        kind: 'area',
        position: [120, 140, 140],
        target: [20, 40, -10],
        power: 290000,
        width: 90,
        height: 90,
        colour: '#ffdcb4',
      },
    ],
  },
  wide: eye([-14, 58, 190], [8, 56.5, -20], 19, { on: [34, 40, -10], stop: 1.8 }),
  tall: eye([24, 58, 190], [24, 56, -20], 21, { on: [34, 40, -10], stop: 1.8 }),
}
