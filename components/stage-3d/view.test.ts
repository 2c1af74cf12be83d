import { describe, expect, it } from 'vitest'
import { movingView, type MovingView } from './view'

const start = { azimuth: 0.4, elevation: 0.3, zoom: 1 }
const lively = () => movingView(start, () => false)
const calm = () => movingView(start, () => true)

/** Frames of a screen until the view rests; how many it took. */
function settle(view: MovingView): number {
  let frames = 1
  while (view.advance(1 / 60)) {
    frames++
    if (frames > 600) throw new Error('It never rests')
  }
  return frames
}

describe('[P16] a view that is turned', () => {
  it('follows a finger at once', () => {
    const view = lively()
    view.turn(0.5, 0.1, 'held')
    expect(view.now()).toEqual({ azimuth: 0.9, elevation: 0.4, zoom: 1 })
    expect(view.advance(0)).toBe(false)
  })

  it('goes smoothly where a press sends it, and rests there', () => {
    const view = lively()
    view.turn(0.5, 0)
    expect(view.now().azimuth).toBe(0.4)
    const frames = settle(view)
    expect(view.now().azimuth).toBeCloseTo(0.9)
    expect(frames).toBeLessThan(90)
  })

  it('glides on when it is let go, by as much as its speed gave it', () => {
    const view = lively()
    view.release(2, 0)
    view.advance(1 / 60)
    expect(view.now().azimuth - 0.4).toBeCloseTo(2 / 60, 2)
    settle(view)
    expect(view.now().azimuth).toBeCloseTo(0.4 + 2 / 4.5)
  })

  it.each([
    ['up', 9, 1.35],
    ['down', -9, 0.02],
  ])('never goes %s past what can be looked at', (_, by, elevation) => {
    const view = lively()
    view.turn(0, by, 'held')
    expect(view.now().elevation).toBe(elevation)
  })

  it.each([
    ['near', 99, 4],
    ['far', 0.01, 0.8],
  ])('stays within reach when it is zoomed %s', (_, factor, zoom) => {
    const view = lively()
    view.zoomBy(factor, 'held')
    expect(view.now().zoom).toBe(zoom)
  })

  it('adds presses up while it is still on its way', () => {
    const view = lively()
    view.turn(0.3, 0)
    view.advance(1 / 60)
    view.turn(0.3, 0)
    settle(view)
    expect(view.now().azimuth).toBeCloseTo(1)
  })

  it('comes back to where it began', () => {
    const view = lively()
    view.turn(2, 0.4, 'held')
    view.zoomBy(2, 'held')
    view.reset()
    settle(view)
    expect(view.now()).toEqual(start)
  })

  it('neither glides nor eases for those who want no motion', () => {
    const view = calm()
    view.release(4, 1)
    expect(view.now()).toEqual(start)
    view.turn(0.5, 0)
    view.zoomBy(2)
    expect(view.now()).toEqual({ azimuth: 0.9, elevation: 0.3, zoom: 2 })
    expect(view.advance(1 / 60)).toBe(false)
  })
})
