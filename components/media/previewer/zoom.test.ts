import { describe, expect, it } from 'vitest'
import { atRest, clampScale, fitInto, panBy, toggleZoom, wheelScale, zoomTo } from './zoom'

const frame = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 500 } }
const middle = { x: 0, y: 0 }

describe('[S18] zoom of a previewer', () => {
  it('begins with the whole picture on the stage', () => {
    expect(fitInto({ width: 400, height: 800 }, { width: 1440, height: 1800 })).toEqual({
      width: 400,
      height: 500,
    })
    expect(fitInto({ width: 1440, height: 900 }, { width: 1440, height: 1800 })).toEqual({
      width: 720,
      height: 900,
    })
  })

  it.each([
    [0.2, 0.5],
    [0.5, 0.5],
    [1.2, 1.2],
    [3, 1.5],
  ])('a scale of %d becomes %d', (wanted, expected) => {
    expect(clampScale(wanted, frame.picture)).toBe(expected)
  })

  it('draws no side longer than 4000 px', () => {
    expect(clampScale(1.5, { width: 3200, height: 2000 })).toBe(1.25)
  })

  it.each([
    [-120, false, 1.03],
    [120, false, 0.97],
    [-3, true, 1.005],
    [3, true, 0.995],
    [0, false, 1],
  ])('the wheel by %d, with Ctrl %s, leads from 1 to %d', (deltaY, isFine, expected) => {
    expect(wheelScale(1, deltaY, isFine)).toBeCloseTo(expected, 6)
  })

  it('keeps the point under the finger while it zooms', () => {
    const view = zoomTo(atRest, 1.5, { x: 100, y: -100 }, frame)

    expect(view).toEqual({ scale: 1.5, x: -50, y: 50 })
  })

  it('toggles between 1 and 1.5', () => {
    const near = toggleZoom(atRest, middle, frame)

    expect(near.scale).toBe(1.5)
    expect(toggleZoom(near, middle, frame)).toEqual(atRest)
    expect(toggleZoom({ ...atRest, scale: 0.7 }, middle, frame)).toEqual(atRest)
  })

  it('pushes a picture no further than its edge', () => {
    const near = { scale: 1.5, x: 0, y: 0 }

    expect(panBy(near, { x: 60, y: 20 }, frame)).toEqual({ scale: 1.5, x: 60, y: 20 })
    expect(panBy(near, { x: 900, y: -900 }, frame)).toEqual({ scale: 1.5, x: 100, y: -100 })
  })
})
