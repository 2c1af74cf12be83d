import { bordeaux, clay, cognac, flap, limestone, noir, sand, travertine } from '../palette'
import { arcade, arch } from '../sets/arches'
import { block, drum, room, steps } from '../sets/blocks'
import { plaster, product } from '../sets/piece'
import { windowFrame } from '../sets/window-frame'
import { eye, sun } from '../still'
import type { Still } from '../still'

export const heroStill: Still = {
  name: 'still-hero',
  alt: '干邑棕色的手提包，立于石台之上',
  pieces: () => [
    ...room(plaster('#d6cbba'), plaster('#d9cfbf'), 130),
    arch({ width: 92, height: 150, thick: 16, depth: 34 }, plaster('#cfc2ae'), { at: [34, 0, -112] }),
    block([64, 26, 46], travertine, { at: [36, 0, -30] }, 0.6),
    drum(15, 13, limestone, { at: [-22, 0, -6] }),
    product('top-handle-bag', flap(cognac), { at: [36, 26, -28], turn: -14 }),
    windowFrame([-300, 260, 190], [33, 44, -30], { width: 92, height: 105 }),
  ],
  light: sun([-300, 260, 190], 2.1, 1.4),
  wide: eye([-30, 46, 250], [6, 38, -30], 18.5),
  tall: eye([22, 50, 250], [33, 44, -30], 17.8),
}

export const maroquinerieStill: Still = {
  name: 'still-maroquinerie',
  alt: '石阶上的鳄纹手提包、手拿包与钱包',
  pieces: () => [
    ...room(plaster('#c9c2b6'), plaster('#cfc8bc'), 120),
    ...steps({ width: 150, count: 3, rise: 14, tread: 34 }, limestone, { at: [20, 0, 10] }),
    product('top-handle-bag', flap(noir, 'croc-embossed'), { at: [34, 28, -24], turn: -18 }),
    product('clutch', flap(bordeaux), { at: [-12, 14, 12], turn: 12 }),
    product('wallet', flap(cognac), { at: [70, 14, 14], turn: -24 }),
    windowFrame([-260, 240, 220], [26, 38, -14], { width: 82, height: 94 }),
  ],
  light: sun([-260, 240, 220], 2.1, 1.4),
  wide: eye([-40, 58, 250], [10, 34, -14], 18.5),
  tall: eye([14, 60, 235], [32, 40, -16], 15),
}

export const beltsStill: Still = {
  name: 'still-belts',
  alt: '石台上的腰带与卡包',
  pieces: () => [
    ...room(plaster('#b8ab9b'), plaster('#c2b6a6'), 90),
    block([70, 16, 50], travertine, { at: [24, 0, -8] }, 0.6),
    product(
      'belt',
      { colour: cognac, leather: 'smooth-calf', metal: 'gold' },
      { at: [24, 16, -6], turn: -18 },
    ),
    drum(10, 24, limestone, { at: [69.6, 0, -26] }),
    product('card-holder', flap(noir), { at: [69.6, 24, -26], turn: -20 }),
    windowFrame([-210, 180, 150], [34, 22, -10], { width: 56, height: 64 }),
  ],
  light: sun([-210, 180, 150], 2.1, 1.4),
  wide: eye([-14, 46, 150], [26, 20, -10], 18.5),
  tall: eye([34, 50, 155], [43, 24, -12], 27),
}

export const arcadeStill: Still = {
  name: 'still-arcade',
  alt: '重重拱门前的水桶包',
  pieces: () => [
    ...room(plaster('#c8b097'), plaster('#d4c0a8'), 560),
    arcade([700, 380, 60], [[0, 170, 320]], plaster(clay), { at: [40, 0, -80] }),
    arcade([700, 360, 60], [[0, 140, 290]], plaster('#c6a88b'), { at: [40, 0, -240] }),
    arcade([700, 340, 60], [[0, 120, 260]], plaster('#d0b79b'), { at: [40, 0, -400] }),
    block([44, 48, 44], travertine, { at: [52, 0, -20] }, 0.6),
    product('bucket-bag', flap(cognac, 'grained-calf'), { at: [52, 48, -20], turn: -14, size: 1.25 }),
  ],
  light: sun([-420, 360, 320], 2.1, 1.4),
  wide: eye([-50, 96, 480], [22, 96, -120], 34.0),
  tall: eye([40, 96, 500], [44, 106, -120], 36.0),
}

export const loginStill: Still = {
  name: 'still-login',
  alt: '拱门前的一瓶香水',
  key: 0.66,
  pieces: () => [
    ...room(plaster(sand), plaster('#d6cab8'), 100),
    arch({ width: 70, height: 116, thick: 14, depth: 26 }, plaster('#c7b9a4'), { at: [10, 0, -92] }),
    drum(20, 20, travertine, { at: [10, 0, -34] }),
    product('perfume-b', { colour: '#e5d49c' }, { at: [10, 20, -34], turn: -8, size: 2.2 }),
    windowFrame([-270, 230, 170], [9, 44, -40], { width: 92, height: 105 }),
  ],
  light: sun([-270, 230, 170], 2.1, 1.4),
  wide: eye([-26, 46, 230], [0, 40, -40], 18.5),
  tall: eye([6, 46, 230], [9, 44, -40], 18.5),
}
