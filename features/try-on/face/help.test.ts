import { expect, test } from 'vitest'
import { helpOf } from './help'
import { marks, rollOf, yawOf, type Mesh } from './mesh'

/** A face between two cheeks, its nose at a share of the way. */
function face({ width = 200, nose = 0.5, drop = 0 }): Mesh {
  const mesh = new Float32Array(468 * 2)
  mesh.set([100, 200], marks.leftCheek * 2)
  mesh.set([100 + width, 200 + drop], marks.rightCheek * 2)
  mesh.set([100 + width * nose, 230], marks.noseTip * 2)
  return mesh
}

const picture = { level: 0.5, width: 640 }

test.each([
  ['all is well', face({}), picture, null],
  ['it is too dark to see a face', null, { ...picture, level: 0.05 }, 'dark'],
  ['it is too dark, though there is one', face({}), { ...picture, level: 0.05 }, 'dark'],
  ['no face is there', null, picture, 'lost'],
  ['the face is far', face({ width: 60 }), picture, 'far'],
  ['the face is turned to the left', face({ nose: 0.15 }), picture, 'turned'],
  ['the face is turned to the right', face({ nose: 0.85 }), picture, 'turned'],
  ['the face is turned a little', face({ nose: 0.65 }), picture, null],
])('[P15] the word of help when %s', (_, mesh, light, help) => {
  expect(helpOf(mesh, light)).toBe(help)
})

test('[P15] a face looks where its nose points, and inclines with its cheeks', () => {
  expect(yawOf(face({}))).toBeCloseTo(0, 1)
  expect(yawOf(face({ nose: 0.75 }))).toBeCloseTo(0.5)
  expect(rollOf(face({ drop: 200 }))).toBeCloseTo(Math.PI / 4)
})
