import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

type Observed = { callback: IntersectionObserverCallback; observer: IntersectionObserver }

/** Stands in for the browser's knowledge of what is in sight: `see(true)` tells everything that it is near. */
export function watchedSight() {
  let observed: Observed[] = []

  class FakeObserver {
    callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback
    }
    observe() {
      observed.push({ callback: this.callback, observer: this as unknown as IntersectionObserver })
    }
    disconnect() {
      observed = observed.filter(({ callback }) => callback !== this.callback)
    }
  }

  beforeEach(() => {
    observed = []
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })

  return {
    see(isIntersecting: boolean) {
      const entry = { isIntersecting } as IntersectionObserverEntry
      act(() => observed.forEach(({ callback, observer }) => callback([entry], observer)))
    },
  }
}
