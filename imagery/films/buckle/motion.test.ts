import { describe, expect, it } from 'vitest'
import { item } from '../../kit/plane/maths'
import { framesOf } from '../film'
import { moveOf } from '../buckle-close'
import { bar, hole, length, poseAt, thickness } from './motion'

const times = Array.from({ length: 41 }, (_, step) => step / 40)
const poses = times.map((time) => ({ time, ...poseAt(time) }))
const degrees = 180 / Math.PI

/** A place of the strap from where the prong is: along it from its bar, and above the bar. */
function fromProng({ frames, prong }: ReturnType<typeof poseAt>, at: number) {
  const { x, y } = item(frames, Math.round((at / length) * (frames.length - 1))).at
  const [dx, dy] = [x - bar.x, y - bar.y]
  return {
    along: dx * Math.cos(prong) + dy * Math.sin(prong),
    above: dy * Math.cos(prong) - dx * Math.sin(prong),
  }
}

describe('[P14] the buckle of the film', () => {
  it('closes with its prong through the second hole', () => {
    for (const pose of poses) {
      const { along, above } = fromProng(pose, hole)
      expect(above, `at ${pose.time}`).toBeCloseTo(0.6, 1)
      expect(along, `at ${pose.time}`).toBeLessThan(3.45)
    }
    expect(item(poses, 40).prong).toBe(0)
  })

  it('lies down without a jolt, its prong upright at first', () => {
    expect(item(poses, 0).prong * degrees).toBeGreaterThan(50)
    for (const [index, { frames, prong }] of poses.slice(1).entries()) {
      const before = item(poses, index)
      const tip = item(frames, frames.length - 1).at
      expect(tip.distanceTo(item(before.frames, frames.length - 1).at)).toBeLessThan(1.2)
      expect(Math.abs(prong - before.prong) * degrees).toBeLessThan(12)
    }
  })

  it('stays above the stone and above the strap that holds it', () => {
    for (const { frames, time } of poses)
      for (const { at, up } of frames) {
        const under = at.clone().addScaledVector(up, -thickness / 2)
        expect(under.y, `at ${time}`).toBeGreaterThan(-0.69)
        if (under.x < -2.6) expect(under.y, `at ${time}, ${under.x}`).toBeGreaterThan(-0.01)
      }
  })

  it('opens as it closes, and ends where it began', () => {
    const count = framesOf({ seconds: 6 })
    const moves = Array.from({ length: count }, (_, frame) => moveOf(frame))
    expect([moves[0], moves[count - 1]]).toEqual([0, 0])
    expect(new Set(moves).size).toBe(Math.max(...moves) + 1)
    for (const [frame, move] of moves.entries()) {
      expect(move).toBe(moveOf(count - frame))
      expect(Math.abs(move - moveOf(frame + 1))).toBeLessThanOrEqual(1)
    }
  })
})
