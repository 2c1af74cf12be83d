import { bordeaux, brass, cognac, flap, foret, ivoire, limestone, noir } from '../palette'
import { block, room, steps } from '../sets/blocks'
import { branches } from '../sets/branch'
import { hanger } from '../sets/hanger'
import { bars, frame, openWall } from '../sets/openings'
import { outlook, roomBehind } from '../sets/outlook'
import { piece, plaster, product } from '../sets/piece'
import { bench } from '../sets/seats'
import { vase } from '../sets/table'
import { turned } from '../../kit/skins/turned'
import { windowFrame } from '../sets/window-frame'
import { boards, carcass, door, wood } from '../sets/wood'
import { eye, sun } from '../still'
import type { Still } from '../still'

const walnut = wood('#6b4328')

export const wardrobeStill: Still = {
  name: 'still-wardrobe',
  alt: '敞开的衣橱：大衣、吊带裙与西装外套，一只酒红色手提包与一双长靴',
  key: 0.68,
  pieces: () => [
    ...boards({ width: 700, length: 500, board: 15 }, '#a88660', [0, 0, 40]),
    block([2400, 600, 20], plaster('#cfc4b3'), { at: [0, 0, -112] }, 0.1),
    block([2400, 11, 2.4], plaster('#d8cebf'), { at: [0, 0, -101] }, 0.4),
    ...carcass([128, 206, 62], walnut, [34, 4, -68]),
    block([132, 4, 64], walnut, { at: [34, 0, -68] }, 0.4),
    block([134, 5, 67], walnut, { at: [34, 210, -67] }, 0.8),
    ...door([63, 202], walnut, { at: [-30, 6, -36], side: 'left', open: 112 }),
    ...door([63, 202], walnut, { at: [98, 6, -36], side: 'right', open: 104 }),
    piece(
      'rail',
      turned([
        [0, 0],
        [1.1, 0],
        [1.1, 122],
        [0, 122],
      ]).rotateZ(Math.PI / 2),
      brass,
      { at: [95, 190, -68] },
    ),
    block([122, 2.4, 56], walnut, { at: [34, 34, -68] }, 0.2),
    product('garment', { colour: '#b88a56', params: { design: 'coat' } }, { at: [2.8, 48, -66], turn: 30 }),
    ...hanger([2.8, 190, -67], 13, 30),
    ...hanger([70.4, 190, -69.2], 13.6, 40),
    ...hanger([40.4, 190, -68], 8, 46),
    product(
      'garment',
      { colour: ivoire, params: { design: 'slip-dress' } },
      { at: [40.4, 37.6, -68], turn: 46 },
    ),
    product(
      'garment',
      { colour: '#23262a', params: { design: 'jacket' } },
      { at: [70.4, 92, -68], turn: 40 },
    ),
    product(
      'boot',
      { colour: cognac, leather: 'smooth-calf', params: { heel: 35, shaft: 36, design: 'riding' } },
      { at: [-4, 0, 4], turn: -34 },
    ),
    product('top-handle-bag', flap(bordeaux), { at: [77, 36.4, -54], turn: -14 }),
    windowFrame([-330, 300, 300], [-50, 64, -60], { width: 190, height: 210 }),
  ],
  light: {
    ...sun([-330, 300, 300], 2.3, 0.9),
    lamps: [
      ...sun([-330, 300, 300], 3).lamps,
      {
        kind: 'area',
        position: [34, 203, -50],
        target: [34, 0, -72],
        power: 28000,
        width: 100,
        height: 8,
        colour: '#ffd3a0',
      },
    ],
  },
  wide: eye([-40, 112, 470], [-2, 102, -50], 27, { on: [34, 100, -50], stop: 1.4 }),
  tall: eye([20, 112, 470], [30, 102, -50], 29, { on: [34, 100, -50], stop: 1.4 }),
}

export const rainStill: Still = {
  name: 'still-rain',
  alt: '雨天的楼梯：窗上雨滴，石阶上的黑色短靴与森绿手提包',
  key: 0.64,
  pieces: () => {
    const pane = { x: -150, y: 54, width: 118, height: 200 }
    return [
      ...room(limestone, plaster('#9aa09d'), 900),
      openWall([900, 420, 26], [pane], plaster('#aeb2ad'), { at: [0, 0, -126] }),
      block([132, 5, 40], limestone, { at: [-91, 49, -112] }, 0.6),
      outlook(
        { width: 700, height: 460 },
        {
          low: '#c3ccd2',
          high: '#dfe5e8',
          strength: 1.5,
          isRaining: true,
          hills: [
            { colour: '#93a09b', height: 0.5, tall: 0.2, count: 5, soft: 0.09 },
            { colour: '#5d6d62', height: 0.3, tall: 0.18, count: 7, soft: 0.07 },
          ],
        },
        { at: [-60, -20, -300] },
      ),
      ...bars(pane, { columns: 2, lines: 4, bar: 2.6 }, plaster('#3b3f3d'), -116),
      frame(
        { x: pane.x + 3, y: pane.y + 3, width: pane.width - 6, height: pane.height - 6 },
        { by: 3, depth: 4 },
        plaster('#3b3f3d'),
        { at: [0, 0, -118] },
      ),
      ...steps({ width: 190, count: 7, rise: 16, tread: 30 }, limestone, { at: [90, 0, 40] }),
      product('top-handle-bag', flap(foret, 'grained-calf'), { at: [34, 32, 10], turn: -14 }),
      product(
        'boot',
        { colour: noir, leather: 'box-calf', params: { heel: 35, shaft: 14, design: 'chelsea' } },
        { at: [70, 16, 42], turn: -32 },
      ),
    ]
  },
  light: {
    sky: '#c9d3da',
    skyStrength: 0.55,
    lamps: [
      {
        kind: 'area',
        position: [-92, 160, -108],
        target: [10, 20, 60],
        power: 700000,
        width: 110,
        height: 190,
        colour: '#dbe7f0',
      },
      {
        kind: 'area',
        position: [210, 210, 150],
        target: [50, 30, 0],
        power: 270000,
        width: 90,
        height: 70,
        colour: '#ffbf85',
      },
    ],
  },
  wide: eye([-24, 84, 330], [-4, 66, -20], 23, { on: [34, 44, 14], stop: 1.6 }),
  tall: eye([28, 84, 330], [25, 66, -20], 34, { on: [34, 44, 14], stop: 1.6 }),
}

export const vestibuleStill: Still = {
  name: 'still-vestibule',
  alt: '门厅的长凳：驼色礼帽、手套与一只托特包',
  pieces: () => [
    ...boards({ width: 700, length: 1000, board: 14 }, '#93714d', [0, 0, -40]),
    // Its sill lies below the boards.
    openWall([900, 406, 16], [{ x: -176, y: 2, width: 92, height: 230 }], plaster('#cdbfac'), {
      at: [0, -7, -76],
    }),
    block([2400, 900, 4], plaster('#d9cebf'), { at: [0, 0, -420] }, 0.1),
    block([520, 12, 2], plaster('#d8ccba'), { at: [178, 0, -60] }, 0.4),
    piece(
      'mirror',
      turned(
        [
          [0, 0],
          [33, 0],
          [33, 0.5],
          [0, 0.5],
        ],
        180,
      ).rotateX(Math.PI / 2),
      { type: 'metal', colour: '#e9e7e3', roughness: 0.015 },
      { at: [44, 122, -59] },
    ),
    piece(
      'rim',
      turned(
        [
          [32.6, -0.5],
          [34.4, -0.5, 0.5],
          [34.4, 1.6, 0.5],
          [32.6, 1.6],
          [32.6, -0.5],
        ],
        180,
      ).rotateX(Math.PI / 2),
      brass,
      { at: [44, 122, -59] },
    ),
    roomBehind({ at: [0, -60, 700] }),
    ...bench([124, 46, 42], { type: 'leather', grain: 'velvet', colour: '#55604c' }, walnut, [44, 0, -34]),
    product('hat', { colour: '#b88a56', params: { design: 'wide' } }, { at: [10, 47, -32], turn: 24 }),
    product('gloves', { colour: '#6e2f1c' }, { at: [50, 47, -22], turn: 62 }),
    product('tote', flap(cognac, 'grained-calf'), { at: [84, 47, -36], turn: -18 }),
    product(
      'loafer',
      { colour: noir, leather: 'box-calf', params: { heel: 20, design: 'penny' } },
      { at: [30, 0, -8], turn: -28 },
    ),
    vase(
      [
        [0, 0],
        [9, 0, 0.6],
        [14, 16, 6],
        [8, 32, 5],
        [5.5, 38, 2],
        [7, 42, 0.3],
        [6.4, 42, 0.2],
        [4.6, 38],
        [0, 20],
      ],
      { type: 'ceramic', colour: '#e2d9c9', roughness: 0.5 },
      { at: [-46, 0, -36] },
    ),
    ...branches([-46, 40, -36], { count: 7, tall: 76, behind: 23 }),
    windowFrame([-300, 240, 260], [10, 70, -40], { width: 150, height: 150 }),
  ],
  light: {
    ...sun([-300, 240, 260], 2.6, 1),
    lamps: [
      ...sun([-300, 240, 260], 2.6).lamps,
      {
        kind: 'area',
        position: [-130, 200, -240],
        target: [-130, 40, -400],
        power: 260000,
        width: 120,
        height: 120,
        colour: '#ffe6c4',
      },
    ],
  },
  wide: eye([-30, 84, 330], [8, 65, -40], 22.5, { on: [50, 55, -26], stop: 1.4 }),
  tall: eye([40, 88, 330], [38, 74, -36], 27, { on: [50, 55, -26], stop: 1.4 }),
}
