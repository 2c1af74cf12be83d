import { describe, expect, it } from 'vitest'
import { fromLinear, linearOf, recoloured, toLinear } from './recolour'

const cognac = { body: '#9a5a2c', thread: '#c08a5a', trim: '#3a1e0e' }
const forest = { body: '#2c4034', thread: '#5a7060', trim: '#101a14' }

/** One pixel: light times colour, with a highlight on top. */
const lit = (colour: string, light: number, gloss: number) =>
  linearOf(colour).map((value) => value * light + gloss)

describe('recolouring', () => {
  it('gives what a render in the other colour would have given, and leaves the highlight', () => {
    const [light, gloss] = [0.8, 0.3]
    const out = recoloured(
      Float32Array.from(lit(cognac.body, light, gloss)),
      Float32Array.from([light, light, light]),
      Float32Array.from([1, 0, 0]),
      cognac,
      forest,
    )
    lit(forest.body, light, gloss).forEach((value, channel) => expect(out[channel]).toBeCloseTo(value, 5))
  })

  it('changes the thread by its own dye', () => {
    const out = recoloured(
      Float32Array.from(linearOf(cognac.thread)),
      Float32Array.from([1, 1, 1]),
      Float32Array.from([0, 1, 0]),
      cognac,
      forest,
    )
    linearOf(forest.thread).forEach((value, channel) => expect(out[channel]).toBeCloseTo(value, 5))
  })

  it('leaves what is not dyed, and goes through half a pixel of both', () => {
    const picture = Float32Array.from([0.4, 0.5, 0.6, 0.4, 0.5, 0.6])
    const out = recoloured(
      picture,
      Float32Array.from([1, 1, 1, 1, 1, 1]),
      Float32Array.from([0, 0, 0, 0.5, 0, 0]),
      cognac,
      forest,
    )
    expect([...out.slice(0, 3)]).toEqual([...picture.slice(0, 3)])
    expect(out[3]).toBeCloseTo(0.4 + (linearOf(forest.body)[0] - linearOf(cognac.body)[0]) / 2, 5)
  })

  it('is never darker than black', () => {
    const out = recoloured(
      Float32Array.from([0, 0, 0]),
      Float32Array.from([9, 9, 9]),
      Float32Array.from([1, 0, 0]),
      cognac,
      forest,
    )
    expect(Math.min(...out)).toBe(0)
  })

  it('knows the way between linear light and the screen', () => {
    for (const value of [0, 0.02, 0.2, 0.5, 1]) expect(fromLinear(toLinear(value))).toBeCloseTo(value, 6)
  })
})
