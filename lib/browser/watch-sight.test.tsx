import { expect, it, vi } from 'vitest'
import { watchSight } from './watch-sight'

it('[S21] what happened while a page was busy is told in its order, so that the last of it holds', () => {
  let hear: (changes: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof hear) {
        hear = tell
      }
      observe() {}
      disconnect = disconnect
    },
  )
  const told = vi.fn()
  const unwatch = watchSight(document.body, told)

  hear([{ isIntersecting: false }, { isIntersecting: true }])
  expect(told.mock.calls).toEqual([[false], [true]])

  unwatch()
  expect(disconnect).toHaveBeenCalled()
})
