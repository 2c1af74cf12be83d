import { describe, expect, it } from 'vitest'
import { item, steps } from '../../../kit/plane/maths'
import { armField } from './arm'
import { forearm, forearmField } from './forearm'
import type { Reach } from './forearm'
import { handField } from './hand'

/** A short handle, a strap, two handles far apart. */
const reaches: readonly Reach[] = [
  { level: 26, back: -0.55, front: 0.55, behind: -3.3, isClose: true },
  { level: 38.4, back: -0.8, front: 0.8, behind: -3.9, isClose: false },
  { level: 49.8, back: -6.6, front: 6.6, behind: -7.8, isClose: false },
]

describe.each(reaches)('the plaster arm at a level of $level cm', (reach) => {
  const sections = forearm(reach)
  const joint = item(sections, sections.length - 1)

  it('is level where handles lie', () => {
    const field = armField(reach)
    for (const z of steps(reach.back, reach.front, 8)) {
      const under = field(0, reach.level, z)
      expect(under).toBeGreaterThan(0)
      expect(under).toBeLessThan(0.1)
    }
  })

  it('has neither rings nor kinks', () => {
    sections.slice(2, -1).forEach((section, index) => {
      const [before, last] = [item(sections, index), item(sections, index + 1)]
      const bent = (of: 'turn' | 'high' | 'wide') => Math.abs(section[of] - 2 * last[of] + before[of])
      expect(bent('turn')).toBeLessThan(0.035)
      expect(bent('high')).toBeLessThan(0.035)
      expect(bent('wide')).toBeLessThan(0.035)
    })
  })

  it('goes on in the hand without a step at the joint', () => {
    const [below, beyond] = [forearmField(sections), handField(joint, reach.isClose)]
    for (const angle of steps(0, 2 * Math.PI, 24)) {
      const up = joint.high * Math.sin(angle)
      const past = (along: number) =>
        [
          joint.wide * Math.cos(angle),
          joint.y + up * Math.cos(joint.turn) + along * Math.sin(joint.turn),
          joint.z - up * Math.sin(joint.turn) + along * Math.cos(joint.turn),
        ] as const
      expect(Math.abs(below(...past(-0.2)))).toBeLessThan(0.05)
      expect(Math.abs(beyond(...past(0.2)))).toBeLessThan(0.05)
    }
  })
})
