import { describe, expect, it } from 'vitest'
import { wholeOf } from '../cameras/cameras'
import { onPaper, packshot } from './finish'
import { bridged, paperOf } from './paper'
import type { Pass } from './passes'
import { groundColour } from './tone'

const pass = (
  width: number,
  height: number,
  channels: number,
  value: (x: number, y: number) => number,
): Pass => ({
  width,
  height,
  channels,
  values: Float32Array.from({ length: width * height * channels }, (_, i) => {
    const pixel = Math.floor(i / channels)
    return value(pixel % width, Math.floor(pixel / width))
  }),
})

const size = 60
const near = (value: number): unknown => expect.closeTo(value, 5)
const isProduct = (x: number, y: number) => x > 20 && x < 40 && y > 20 && y < 40
const mask = pass(size, size, 1, (x, y) => (isProduct(x, y) ? 1 : 0))
const plate = pass(8, 8, 3, () => 0.7)

const finished = (light: (x: number, y: number) => number) => {
  const picture = pass(size, size, 3, light)
  return packshot(
    picture.values,
    mask,
    paperOf({ picture, mask, plate }, wholeOf([size, size]), [size, size]),
    1,
  )
}
const at = (data: Buffer, x: number, y: number) => [
  ...data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3),
]
const ground = [1, 3, 5].map((k) => parseInt(groundColour.slice(k, k + 2), 16))

describe('finishing a packshot', () => {
  it('ends in the grey of the tiles on every side, whatever the studio was like', () => {
    const data = finished((x, y) => (isProduct(x, y) ? 0.2 : 0.62 + 0.001 * x))
    for (let k = 0; k < size; k++)
      for (const [x, y] of [
        [k, 0],
        [k, size - 1],
        [0, k],
        [size - 1, k],
      ] as const)
        expect(at(data, x, y)).toEqual(ground)
  })

  it('keeps the shadow under the product', () => {
    const data = finished((x, y) => {
      if (isProduct(x, y)) return 0.2
      return y >= 40 && y < 46 && x > 20 && x < 40 ? 0.4 : 0.7
    })
    expect(at(data, 30, 42)[0]).toBeLessThan((ground[0] ?? 0) - 20)
    expect(at(data, 30, 55)[0]).toBeGreaterThan((ground[0] ?? 0) - 4)
  })

  it('shows the product darker than the paper it stands on', () => {
    expect(
      at(
        finished((x, y) => (isProduct(x, y) ? 0.2 : 0.7)),
        30,
        30,
      )[0],
    ).toBeLessThan(180)
  })

  it('has no dark rim where the shadow beside it fades before it leaves the picture', () => {
    const rim = 40
    const share = (x: number) => (x === rim ? 0.5 : Number(x > 20 && x < rim))
    const cut = pass(size, size, 1, (x, y) => (y > 20 ? share(x) : 0))
    const light = (x: number, y: number) => {
      const beside = x >= rim && x < rim + 8 && y > 20 ? 0.2 : 0.7
      const product = cut.values[y * size + x] ?? 0
      return product * 0.6 + (1 - product) * beside
    }
    const picture = pass(size, size, 3, light)
    const paper = paperOf({ picture, mask: cut, plate }, wholeOf([size, size]), [size, size])
    const data = packshot(picture.values, cut, paper, 1)
    const [product, edge, beside] = [rim - 1, rim, rim + 1].map((x) => at(data, x, size - 1)[0] ?? 0)
    expect(beside).toBe(ground[0])
    expect(edge).toBeGreaterThan((product ?? 0) + 10)
  })

  it('lies in its frame with open paper around it', () => {
    const box = { left: 2, top: 3, width: 2, height: 1 }
    const data = onPaper(Buffer.from([1, 2, 3, 4, 5, 6]), box, [6, 5])
    const pixel = (x: number, y: number) => [...data.subarray((y * 6 + x) * 3, (y * 6 + x) * 3 + 3)]
    expect(data).toHaveLength(6 * 5 * 3)
    expect([pixel(2, 3), pixel(3, 3)]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    for (const [x, y] of [
      [1, 3],
      [4, 3],
      [2, 2],
      [2, 4],
      [5, 4],
    ] as const)
      expect(pixel(x, y)).toEqual(ground)
  })
})

describe('paper that the product hides', () => {
  it('is as bright as the paper on both sides of it', () => {
    expect(bridged([0.9, undefined, undefined, undefined, 0.7])).toEqual(
      [0.9, 0.85, 0.8, 0.75, 0.7].map(near),
    )
    expect(bridged([undefined, 0.5, 0.8, undefined])).toEqual([0.6, 0.5, 0.8, 0.7].map(near))
    expect(bridged([undefined, 0.5, undefined])).toEqual([0.5, 0.5, 0.5])
  })

  it('is even when there is nothing but product', () => {
    expect(bridged([undefined, undefined])).toEqual([1, 1])
  })

  it('throws no shadow on open paper beside a product that is cut off below', () => {
    const isTall = (x: number, y: number) => x > 10 && x < 50 && y > 30
    const picture = pass(size, size, 3, (x, y) => (isTall(x, y) ? 0.2 : 0.6))
    const tall = pass(size, size, 1, (x, y) => (isTall(x, y) ? 1 : 0))
    const { shadow } = paperOf({ picture, mask: tall, plate }, wholeOf([size, size]), [size, size])
    expect(shadow[25 * size + 30]).toBeCloseTo(1)
  })

  it('is never black where shadows leave the picture on two sides of open paper', () => {
    const nearMiddle = (along: number) => Math.abs(along - size / 2) < 12
    const isDark = (x: number, y: number) =>
      (nearMiddle(y) && Math.min(x, size - 1 - x) < 6) || (nearMiddle(x) && Math.min(y, size - 1 - y) < 6)
    const picture = pass(size, size, 3, (x, y) => (isDark(x, y) ? 0.05 : 0.7))
    const bare = pass(size, size, 1, () => 0)
    const { shadow } = paperOf({ picture, mask: bare, plate }, wholeOf([size, size]), [size, size])
    expect(shadow[30 * size + 30]).toBeCloseTo(1)
  })
})
