import { expect, test } from 'vitest'
import { marks, type Mesh } from '../face/mesh'
import { lipBox, lipContours, trace } from './contours'
import { shineOn } from './shine'

/** A mouth 200 px wide around (300, 300): points on an ellipse, the opening on a flatter one. */
function mouth(): Mesh {
  const outer = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185]
  const inner = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191]
  const mesh = new Float32Array(468 * 2)
  const around = (indices: number[], wide: number, high: number) =>
    indices.forEach((index, at) => {
      const angle = Math.PI - (at / indices.length) * 2 * Math.PI
      mesh.set([300 + wide * Math.cos(angle), 300 + high * Math.sin(angle)], index * 2)
    })
  around(outer, 100, 40)
  around(inner, 80, 6)
  return mesh
}

test('[P15] the edge of the lips is closed and goes through its corners', () => {
  const { outer, inner } = lipContours(mouth())
  expect(outer.start).toEqual({ x: 200, y: 300 })
  expect(outer.curves.at(-1)?.to).toEqual(outer.start)
  expect(outer.curves[9]?.to.x).toBeCloseTo(400)
  expect(inner.curves).toHaveLength(20)

  const drawn: string[] = []
  const path = new Proxy({} as CanvasPath, { get: (_, name) => () => drawn.push(String(name)) })
  trace(path, outer)
  expect(drawn).toEqual(['moveTo', ...Array.from({ length: 20 }, () => 'bezierCurveTo'), 'closePath'])
})

test('[P15] only the pixels around the lips are read, never beyond the picture', () => {
  expect(lipBox(mouth(), 5, { width: 640, height: 480 })).toEqual({
    left: 195,
    top: 255,
    width: 210,
    height: 90,
  })
  expect(lipBox(mouth(), 5, { width: 350, height: 310 })).toEqual({
    left: 195,
    top: 255,
    width: 155,
    height: 55,
  })
})

test('[P15] light gathers on the lower lip, and follows the side it comes from', () => {
  const mesh = mouth()
  mesh.set([300, 294], marks.upperLipInner * 2)
  mesh.set([300, 306], marks.lowerLipInner * 2)
  const places = Array.from({ length: 200 }, (_, at) => 200 + at)
  const brightest = (side: number) => {
    const shine = shineOn(mesh, side)
    return places.reduce((best, x) => (shine(x, 320) > shine(best, 320) ? x : best))
  }
  expect(brightest(0)).toBe(300)
  expect(brightest(-1)).toBeLessThan(280)
  expect(brightest(1)).toBeGreaterThan(320)
  expect(shineOn(mesh, 0)(300, 400)).toBeCloseTo(0)
})
