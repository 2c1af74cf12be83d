import { marble, travertine } from '../stills/palette'
import { drum, room } from '../stills/sets/blocks'
import { plaster, product } from '../stills/sets/piece'
import { eye, sun } from '../stills/still'
import type { Film } from './film'
import { framesOf } from './film'
import { leaves } from './leaves'
import { lightOver } from './lit-set'

const seconds = 8

/** The bottle of 林缘, and the shadow of leaves that move over it and the wall. */
export const scentShadow: Film = {
  name: 'scent-shadow',
  seconds,
  prepare: async () => {
    const twig = { length: 34, swing: 0.045, dark: 0.92 }
    const frameAt = await lightOver({
      pieces: () => [
        ...room(plaster('#d5c7b3'), plaster('#dccfbc'), 46),
        drum(13, 9, travertine, { at: [0, 0, -6] }),
        drum(7, 4, marble, { at: [17, 0, 6] }),
        product('perfume-a', { colour: '#b9c2a4' }, { at: [0, 9, -6], turn: -12 }),
      ],
      light: sun([-190, 150, 130], 2.3, 1.1),
      camera: eye([-4, 20, 112], [0, 14, -6], 18.5),
      pattern: await leaves([
        { ...twig, at: [-34, 34], way: -0.35, soft: 0.9, phase: 0, seed: 5 },
        { ...twig, at: [-20, 44], way: -0.95, soft: 1.4, phase: 1.3, seed: 8, length: 30 },
        { ...twig, at: [38, 40], way: -2.5, soft: 2, phase: 2.6, seed: 11, length: 36 },
        { ...twig, at: [-44, 6], way: 0.2, soft: 2.4, phase: 4, seed: 17, length: 30, dark: 0.8 },
        { ...twig, at: [6, 46], way: -1.5, soft: 3, phase: 5, seed: 23, length: 26, dark: 0.7 },
      ]),
    })
    return (frame) => Promise.resolve(frameAt(frame / framesOf({ seconds })))
  },
}
