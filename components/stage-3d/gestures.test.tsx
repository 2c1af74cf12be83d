import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToGestures } from './gestures'
import { movingView, type MovingView } from './view'

const start = { azimuth: 0, elevation: 0.5, zoom: 1 }
const onMove = vi.fn()
let canvas: HTMLCanvasElement
let view: MovingView
let stop: () => void

beforeEach(() => {
  canvas = document.createElement('canvas')
  Object.defineProperty(canvas, 'clientWidth', { value: 400 })
  canvas.setPointerCapture = () => undefined
  view = movingView(start, () => false)
  stop = listenToGestures(canvas, view, onMove)
  onMove.mockClear()
})
afterEach(() => stop())

/** A finger's event: the browser of these tests knows mice alone. */
function touch(type: 'down' | 'move' | 'up' | 'cancel', pointerId: number, clientX: number): void {
  const event = new MouseEvent(`pointer${type}`, { clientX, clientY: 100 })
  fireEvent(canvas, Object.assign(event, { pointerId }))
}
const settle = () => {
  while (view.advance(1 / 60));
}

describe('[P16] a stage under fingers and keys', () => {
  it('turns with a finger, step by step, and drops none', () => {
    touch('down', 1, 200)
    for (let x = 201; x <= 240; x++) touch('move', 1, x)
    expect(view.now().azimuth).toBeCloseTo((-40 / 400) * Math.PI * 1.2)
    expect(onMove).toHaveBeenCalledTimes(40)
  })

  it('glides on after a throw, the way it was thrown', () => {
    touch('down', 1, 200)
    for (const x of [210, 220, 230]) touch('move', 1, x)
    const held = view.now().azimuth
    touch('up', 1, 230)
    settle()
    expect(view.now().azimuth).toBeLessThan(held)
  })

  it('comes nearer as two fingers part, and turns by neither', () => {
    touch('down', 1, 150)
    touch('down', 2, 250)
    touch('move', 2, 350)
    expect(view.now()).toEqual({ ...start, zoom: 2 })
    touch('move', 1, 250)
    expect(view.now().zoom).toBeCloseTo(1)
  })

  it('moves for no pointer that was not put down, or was taken away to scroll', () => {
    touch('move', 1, 300)
    touch('down', 1, 200)
    touch('cancel', 1, 200)
    touch('move', 1, 300)
    expect(view.now()).toEqual(start)
  })

  it.each([
    ['ArrowLeft', 'azimuth', 1],
    ['ArrowRight', 'azimuth', -1],
    ['ArrowUp', 'elevation', 1],
    ['ArrowDown', 'elevation', -1],
    ['+', 'zoom', 1],
    ['-', 'zoom', -1],
  ] as const)('%s changes the %s', (key, axis, sign) => {
    const isFree = fireEvent.keyDown(canvas, { key })
    settle()
    expect(Math.sign(view.now()[axis] - start[axis])).toBe(sign)
    expect(isFree).toBe(false)
  })

  it('goes back by Home, and leaves other keys and shortcuts to the browser', () => {
    fireEvent.keyDown(canvas, { key: 'ArrowLeft' })
    fireEvent.keyDown(canvas, { key: 'Home' })
    settle()
    expect(view.now()).toEqual(start)
    expect(fireEvent.keyDown(canvas, { key: 'Tab' })).toBe(true)
    expect(fireEvent.keyDown(canvas, { key: '+', ctrlKey: true })).toBe(true)
  })

  it('leaves the wheel to the page, and zooms by two fingers on a pad', () => {
    expect(fireEvent.wheel(canvas, { deltaY: 50 })).toBe(true)
    expect(view.now().zoom).toBe(1)
    expect(fireEvent.wheel(canvas, { deltaY: -50, ctrlKey: true })).toBe(false)
    expect(view.now().zoom).toBeCloseTo(Math.exp(0.5))
  })

  it('hears nothing once it is told to stop', () => {
    stop()
    fireEvent.keyDown(canvas, { key: 'ArrowLeft' })
    expect(onMove).not.toHaveBeenCalled()
  })
})
