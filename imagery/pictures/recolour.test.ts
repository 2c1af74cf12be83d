import { describe, expect, it } from 'vitest'
import { dyed, fromLinear, linearOf, toLinear } from './recolour'

const cognac = { body: '#9a5a2c', thread: '#c08a5a', trim: '#3a1e0e' }
const forest = { body: '#2c4034', thread: '#5a7060', trim: '#101a14' }

const pixel = (...values: readonly [number, number, number]) => Float32Array.from(values)
const none = pixel(0, 0, 0)

describe('recolouring', () => {
  it('gives what a render in that colour would have given: light times dye, and the highlight', () => {
    const [light, gloss] = [0.8, 0.3]
    for (const dyes of [cognac, forest]) {
      const out = dyed(pixel(gloss, gloss, gloss), pixel(light, light, light), pixel(1, 0, 0), dyes)
      linearOf(dyes.body).forEach((value, channel) =>
        expect(out[channel]).toBeCloseTo(value * light + gloss, 5),
      )
    }
  })

  it('dyes the thread by its own colour', () => {
    const out = dyed(none, pixel(1, 1, 1), pixel(0, 1, 0), forest)
    linearOf(forest.thread).forEach((value, channel) => expect(out[channel]).toBeCloseTo(value, 5))
  })

  it('goes through half a pixel of dye with half of its light', () => {
    const out = dyed(pixel(0.2, 0.2, 0.2), pixel(1, 1, 1), pixel(0.5, 0, 0), forest)
    expect(out[0]).toBeCloseTo(0.2 + linearOf(forest.body)[0] / 2, 5)
  })

  it('leaves what is not dyed', () => {
    const picture = pixel(0.4, 0.5, 0.6)
    expect([...dyed(picture, pixel(1, 1, 1), none, forest)]).toEqual([...picture])
  })

  it('knows the way between linear light and the screen', () => {
    for (const value of [0, 0.02, 0.2, 0.5, 1]) expect(fromLinear(toLinear(value))).toBeCloseTo(value, 6)
  })
})
