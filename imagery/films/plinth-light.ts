import { limestone, noir, travertine } from '../stills/palette'
import { arch } from '../stills/sets/arches'
import { block, drum, room } from '../stills/sets/blocks'
import { plaster, product } from '../stills/sets/piece'
import { eye, sun } from '../stills/still'
import type { Film } from './film'
import { framesOf } from './film'
import { lightOver } from './lit-set'
import { windows } from './pattern'

const seconds = 8

/** Window light that crosses a plinth under an arch. */
export const plinthLight: Film = {
  name: 'plinth-light',
  seconds,
  prepare: async () => {
    const frameAt = await lightOver({
      pieces: () => [
        ...room(plaster('#d6cbba'), plaster('#d9cfbf'), 130),
        arch({ width: 100, height: 158, thick: 16, depth: 34 }, plaster('#cfc2ae'), { at: [6, 0, -112] }),
        block([64, 26, 46], travertine, { at: [6, 0, -30] }, 0.6),
        drum(14, 12, limestone, { at: [-54, 0, -2] }),
        product(
          'top-handle-bag',
          {
            colour: noir,
            leather: 'box-calf',
            metal: 'gold',
            params: { width: 30, height: 22, depth: 13, form: 'twin' },
          },
          { at: [6, 26, -28], turn: 16 },
        ),
      ],
      light: sun([-300, 260, 190], 2.1, 1.2),
      camera: eye([-24, 50, 250], [2, 37, -30], 18.5),
      pattern: windows({
        apart: 120,
        width: 66,
        from: -30,
        to: 70,
        columns: 2,
        lines: 3,
        bar: 4.5,
        soft: 3.5,
      }),
    })
    return (frame) => Promise.resolve(frameAt(frame / framesOf({ seconds })))
  },
}
