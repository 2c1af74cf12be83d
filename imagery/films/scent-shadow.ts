import { perfumeStill } from '../stills/scenes/precious'
import { framesOf } from './film'
import type { Film } from './film'
import { leaves } from './leaves'
import { lightOver } from './plate'

const seconds = 6

/** Scent bottles on stone, and the shadow of leaves that move over them and the wall. */
export const scentShadow: Film = {
  name: 'scent-shadow',
  seconds,
  prepare: async () => {
    const twig = { length: 40, swing: 0.04, dark: 0.92 }
    const frameAt = await lightOver({
      still: perfumeStill,
      part: { left: 192, top: 84, width: 2208 },
      sun: [-190, 150, 190],
      dark: 0.36,
      pattern: await leaves([
        { ...twig, at: [-74, 72], way: -0.4, soft: 1.2, phase: 0, seed: 5 },
        { ...twig, at: [-48, 84], way: -0.9, soft: 1.8, phase: 1.3, seed: 8, length: 36 },
        { ...twig, at: [2, 88], way: -2.3, soft: 2.2, phase: 2.6, seed: 11 },
        { ...twig, at: [-82, 36], way: 0.1, soft: 2.6, phase: 4, seed: 17, length: 32, dark: 0.8 },
        { ...twig, at: [-20, 40], way: -0.75, soft: 1.6, phase: 5.2, seed: 23, length: 36 },
      ]),
    })
    return (frame) => Promise.resolve(frameAt(frame / framesOf({ seconds })))
  },
}
