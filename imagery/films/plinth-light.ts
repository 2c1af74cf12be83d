import { arcadeStill } from '../stills/scenes/leather'
import { framesOf } from './film'
import type { Film } from './film'
import { windows } from './pattern'
import { lightOver } from './plate'

const seconds = 8

/** Window light that crosses the plinth before an arcade. */
export const plinthLight: Film = {
  name: 'plinth-light',
  seconds,
  prepare: async () => {
    const frameAt = await lightOver({
      still: arcadeStill,
      part: { left: 370, top: 208, width: 2030 },
      sun: [-420, 360, 320],
      dark: 0.45,
      pattern: windows({
        apart: 260,
        width: 150,
        from: -60,
        to: 130,
        columns: 2,
        lines: 3,
        bar: 9,
        soft: 9,
      }),
    })
    return (frame) => Promise.resolve(frameAt(frame / framesOf({ seconds })))
  },
}
