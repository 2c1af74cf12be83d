import { describe, expect, test } from 'vitest'
import { marks, pointOf, type Mesh } from './mesh'
import { createFollower } from './steady'

const WIDTH = 200
const FRAME_MS = 33

/** A face 200 px wide whose cheeks and nose stand around `x`. */
function face(x: number, tremble = 0): Mesh {
  const mesh = new Float32Array(468 * 2)
  for (let point = 0; point < 468; point++) {
    mesh[point * 2] = x + ((point * 37) % WIDTH) - WIDTH / 2 + tremble
    mesh[point * 2 + 1] = 100 + ((point * 53) % WIDTH) + tremble
  }
  mesh.set([x - WIDTH / 2, 200], marks.leftCheek * 2)
  mesh.set([x + WIDTH / 2, 200], marks.rightCheek * 2)
  return mesh
}

const noseX = (mesh: Mesh | undefined) => (mesh ? pointOf(mesh, marks.noseTip).x : NaN)

/** What a follower shows of each of these pictures, 33 ms apart. */
function followed(pictures: readonly (Mesh | null)[]) {
  const follower = createFollower()
  return pictures.map((mesh, at) => follower.follow(mesh, at * FRAME_MS))
}

/** The same noise for every run, -1 to 1. */
const noise = (at: number) => Math.sin(at * 12.9898) * Math.cos(at * 78.233)

describe('[P15] a face that is followed', () => {
  test('stands still where only the measurement trembles', () => {
    const shown = followed(Array.from({ length: 60 }, (_, at) => face(300, noise(at))))
    const rest = noseX(face(300))
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
    const calm = shown.slice(20).map((one) => noseX(one?.mesh) - rest)
    expect(spread(calm)).toBeLessThan(0.55 * spread(calm.map((_, at) => noise(at + 20))))
  })

  test('is kept up with when it moves', () => {
    const speed = 8
    const shown = followed(Array.from({ length: 40 }, (_, at) => face(100 + at * speed)))
    const behind = noseX(face(100 + 39 * speed)) - noseX(shown[39]?.mesh)
    expect(behind).toBeGreaterThanOrEqual(0)
    expect(behind).toBeLessThan(speed / 2)
  })

  test('is painted softly when it is found', () => {
    const strengths = followed(Array.from({ length: 12 }, () => face(300))).map((one) => one?.strength ?? 0)
    expect(strengths[0]).toBe(0)
    expect(strengths[11]).toBe(1)
    const steps = strengths.slice(1).map((value, at) => value - (strengths[at] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(0.25)
  })

  test('stays for a moment when it is missed, then goes softly', () => {
    const found = Array.from({ length: 12 }, () => face(300))
    const missed = Array.from({ length: 24 }, () => null)
    const shown = followed([...found, ...missed]).slice(12)
    expect(shown[3]?.strength).toBe(1)
    expect(noseX(shown[3]?.mesh)).toBeCloseTo(noseX(face(300)))
    const going = shown.find((one) => one && one.strength < 1)
    expect(going?.strength).toBeGreaterThan(0.5)
    expect(shown.at(-1)).toBeNull()
  })

  test('does not glide across the picture when another one comes', () => {
    const shown = followed([...Array.from({ length: 12 }, () => face(200)), face(600), face(600)])
    expect(noseX(shown[12]?.mesh)).toBeCloseTo(noseX(face(600)))
    expect(shown[12]?.strength).toBe(0)
    expect(shown[13]?.strength).toBeGreaterThan(0)
  })

  test('is none before one was seen', () => {
    expect(followed([null, null])).toEqual([null, null])
  })
})
