import { marble, travertine } from '../palette'
import { block, drum, room } from '../sets/blocks'
import { curtain } from '../sets/drapery'
import { linen, plaster, product, stone } from '../sets/piece'
import { windowFrame } from '../sets/window-frame'
import { eye, sun } from '../still'
import type { Still } from '../still'

export const perfumeStill: Still = {
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
}

export const jewelleryStill: Still = {
  name: 'still-jewellery',
  alt: '石台上的金色手镯与戒指',
  pieces: () => [
    ...room(plaster('#cdbdaa'), plaster('#d5c7b5'), 34),
    drum(4.6, 4, travertine, { at: [6, 0, -3] }),
    drum(3, 7, marble, { at: [13.5, 0, -7] }),
    block([9, 1.6, 7], marble, { at: [15, 0, 3] }, 0.15),
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
}

export const homeStill: Still = {
  name: 'still-home',
  alt: '瓷杯蜡烛与香氛扩香',
  pieces: () => [
    ...room(plaster('#d3c6b4'), plaster('#d9cdbc'), 60),
    block([90, 8, 40], stone('#b9a88f', '#b09e84'), { at: [14, 0, -6] }, 0.4),
    product('candle', { params: { vessel: 'porcelain' } }, { at: [8, 8, -6], turn: 10 }),
    product('home-object', { params: { design: 'diffuser' } }, { at: [32, 8, -10], turn: -12 }),
    curtain({ width: 66, fall: 70, deep: 3.4, pleats: 7 }, linen('#e9e1d3'), { at: [61, 0.1, -38] }, 12),
    windowFrame([-190, 160, 130], [20, 19, -8], { width: 48, height: 56 }),
  ],
  light: sun([-190, 160, 130], 2.1, 1.4),
  wide: eye([-6, 26, 132], [10, 17, -8], 17.8),
  tall: eye([18, 28, 134], [20, 19, -8], 18.5),
}

export const giftsStill: Still = {
  name: 'still-gifts',
  alt: '陶土色台面上的唇膏与香水',
  key: 0.66,
  pieces: () => [
    ...room(plaster('#9c4f3c'), plaster('#a45744'), 70),
    block([60, 14, 40], plaster('#9c4a37'), { at: [16, 0, -8] }, 0.5),
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
}
