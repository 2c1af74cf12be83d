import { beforeAll, describe, expect, test } from 'vitest'
import { drawnPicture, foundLips } from '@/e2e/support/drawn-face'
import { createMouthWatch } from '../face/covered'
import { rednessOf } from './redness'

type Picture = Awaited<ReturnType<typeof drawnPicture>>

const faces = { bare: {}, pale: { paleness: 0.6 }, hand: { cover: 'hand' }, mask: { cover: 'mask' } } as const
type Face = keyof typeof faces
const pictures = new Map<Face, Picture>()

const skins = { fair: [1, 1, 1], tan: [0.8, 0.7, 0.62], brown: [0.52, 0.42, 0.35], deep: [0.32, 0.25, 0.21] }
const lights = {
  ...{ day: [1, 1, 1], dim: [0.4, 0.4, 0.4], dusk: [0.22, 0.22, 0.22] },
  ...{ warm: [1, 0.8, 0.52], cool: [0.78, 0.92, 1.12] },
}

/** The same face of another skin in another light, its colours scaled as light is, with the grain of a camera. */
function inLight({ rgba, ...size }: Picture, factors: readonly number[]): Picture {
  let seed = 1
  const grain = () => {
    seed = (seed * 16807) % 2147483647
    return (seed / 2147483647 - 0.5) * 10
  }
  const gains = factors.map((factor) => factor ** (1 / 2.2))
  const scaled = rgba.map((byte, at) => (at % 4 === 3 ? byte : byte * (gains[at % 4] ?? 1) + grain()))
  return { rgba: scaled, ...size }
}

const isCovered = (redness: number) => createMouthWatch().watch(redness, 0).isCovered

const cases = Object.entries(skins).flatMap(([skin, tone]) =>
  Object.entries(lights).map(([light, colour]) => ({
    skin,
    light,
    factors: tone.map((part, at) => part * (colour[at] ?? 1)),
  })),
)

beforeAll(async () => {
  for (const face of ['bare', 'pale', 'hand', 'mask'] as const)
    pictures.set(face, await drawnPicture(faces[face], 240))
})

describe('[P15] whether a mouth is covered', () => {
  const judged = (face: Face, factors: readonly number[]) => {
    const picture = pictures.get(face)
    if (!picture) throw new Error(face)
    return isCovered(rednessOf(inLight(picture, factors), foundLips))
  }

  test.each(cases)('is told of $skin skin in $light light', ({ factors }) => {
    expect(judged('bare', factors)).toBe(false)
    expect(judged('pale', factors)).toBe(false)
    expect(judged('hand', factors)).toBe(true)
    expect(judged('mask', factors)).toBe(true)
  })
})
