import { describe, expect, it } from 'vitest'
import { graph } from '../../../kit/plane/curves'
import { item } from '../../../kit/plane/maths'
import { formOf } from '../last/form'
import { lastOf } from '../last/last'
import { openingOf } from '../last/upper'
import { besideEdge, closureOf, quarterEdge } from './closure'
import { lasts, sides } from './designs'
import { crossing, eyeletAt } from './laces'
import { onSoft } from './panels'
import { bothSides } from './columns'
import { bootSkin } from './shaft'
import { softBoot } from './soften'

const form = formOf(lastOf({ ...lasts.desert, length: 29, heel: 2.5 }))
const skin = softBoot(
  bootSkin(form, openingOf(form, 14.5, graph(sides.desert), 0.5), (share) => ({
    x: 5,
    y: 8 + 5 * share,
    long: 4.6,
    wide: 3.6,
  })),
)
const closure = closureOf(skin, { opens: 17.4, foot: 13, raised: 0, eyelets: 2 })

describe('the closing of a laced boot', () => {
  it('has laces that come out of an eyelet and go into the next one of the other facing', () => {
    const [from, to] = [item(closure.eyelets, 0), item(closure.eyelets, 1)]
    for (const side of bothSides) {
      const line = crossing(closure, [from, to], side)
      const hole = eyeletAt(closure, to, side > 0 ? -1 : 1)

      expect(item(line, 0).distanceTo(eyeletAt(closure, from, side))).toBeLessThan(0.15)
      expect(item(line, line.length - 1).distanceTo(hole)).toBeLessThan(0.15)
    }
  })

  it('has its eyelets on the facings', () => {
    for (const line of closure.eyelets) {
      const edge = onSoft(skin, line, besideEdge(closure, line, 0, 1))
      expect(eyeletAt(closure, line, 1).distanceTo(edge)).toBeGreaterThan(0.5)
    }
  })

  it('is bounded by quarters that never cross the middle', () => {
    for (const side of bothSides)
      expect(Math.min(...quarterEdge(closure, 0, side).map(([, column]) => side * column))).toBeGreaterThan(0)
  })
})
