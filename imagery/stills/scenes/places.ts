import { cognac, flap, ivoire, limestone, marble, travertine } from '../palette'
import { arcade } from '../sets/arches'
import { block, drum, room, steps } from '../sets/blocks'
import { plaster, product, stone } from '../sets/piece'
import { water } from '../sets/water'
import { windowFrame } from '../sets/window-frame'
import { eye, soft, sun } from '../still'
import type { Still } from '../still'

export const storeStill: Still = {
  name: 'still-store',
  alt: '精品店的拱廊与石台',
  pieces: () => [
    ...room(stone('#cfc8bc', '#c6beb0'), plaster('#d9d3c8'), 320),
    arcade(
      [900, 320, 60],
      [
        [-190, 120, 230],
        [0, 120, 230],
        [190, 120, 230],
      ],
      plaster('#d3cabb'),
      { at: [20, 0, -190] },
    ),
    block([120, 44, 60], marble, { at: [60, 0, -20] }, 0.6),
    block([40, 74, 40], travertine, { at: [-96, 0, -60] }, 0.6),
    product('shoulder-bag', flap(cognac), { at: [44, 44, -20], turn: -16 }),
    product('perfume-a', { colour: '#d3a867' }, { at: [88, 44, -14], turn: -18, size: 1.1 }),
    product('bucket-bag', flap(ivoire, 'grained-calf'), { at: [-96, 74, -60], turn: 14 }),
    windowFrame([-480, 380, 260], [30, 100, -60], { width: 255, height: 296 }),
  ],
  light: sun([-480, 380, 260], 2.1, 1.4),
  wide: eye([-60, 108, 520], [4, 92, -60], 27.1),
  tall: eye([30, 106, 520], [30, 100, -60], 29.5),
}

export const waterStill: Still = {
  name: 'still-water',
  alt: '水面上的一瓶香水',
  pieces: () => [
    ...room(stone('#5d6a68', '#556260'), plaster('#c9cdc9'), 110),
    water(420, 210, '#dfeae8', { at: [0, 0, 0] }),
    drum(11, 7, limestone, { at: [20, 0, 0] }),
    product('perfume-c', { colour: '#bccbd2' }, { at: [20, 7, 0], turn: -10 }),
    block([26, 4.5, 20], limestone, { at: [48, 0, -20] }, 0.4),
  ],
  light: soft(420000, 0.55),
  wide: eye([-4, 21, 128], [8, 12, -6], 17.8),
  tall: eye([18, 22, 128], [20, 13, -4], 17.8),
}

export const studioStill: Still = {
  name: 'still-studio',
  alt: '石灰岩的拱廊与台阶',
  pieces: () => [
    ...room(stone('#d3ccc0', '#cac2b5'), plaster('#e2ddd3'), 520),
    arcade(
      [1400, 420, 70],
      [
        [-340, 150, 300],
        [-115, 150, 300],
        [115, 150, 300],
        [340, 150, 300],
      ],
      plaster('#d9d2c5'),
      { at: [40, 0, -240] },
    ),
    ...steps({ width: 300, count: 3, rise: 12, tread: 40 }, limestone, { at: [150, 0, -60] }),
    drum(34, 60, travertine, { at: [-130, 0, -70] }),
    windowFrame([-520, 420, 280], [70, 140, -120], { width: 416, height: 482 }),
  ],
  light: sun([-520, 420, 280], 2.1, 1.4),
  wide: eye([-60, 130, 700], [0, 128, -120], 35.0),
  tall: eye([60, 130, 720], [70, 140, -120], 40.0),
}
