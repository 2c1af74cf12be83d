import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkFailure, notePendingNavigation, reloadAfterChunkFailure } from './chunk-failure'

const { leave, reload } = vi.hoisted(() => ({
  leave: vi.fn<(url: string) => void>(),
  reload: vi.fn<() => void>(),
}))
vi.mock('./leave', () => ({ leave, reload }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.clearAllMocks()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  return () => vi.useRealTimers()
})

describe('[S21] a part of the script that cannot be loaded', () => {
  it.each([
    { error: Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), isOne: true },
    { error: new Error('Failed to load chunk /_next/static/chunks/a.js'), isOne: true },
    { error: new TypeError('Failed to fetch dynamically imported module: /a.js'), isOne: true },
    { error: new TypeError('Cannot read properties of undefined'), isOne: false },
    { error: 'Failed to load chunk', isOne: false },
  ])('is told from other errors: $error', ({ error, isOne }) => {
    expect(isChunkFailure(error)).toBe(isOne)
  })

  it('reloads the page once, and at most once a minute', () => {
    reloadAfterChunkFailure()
    reloadAfterChunkFailure()
    vi.advanceTimersByTime(59_000)
    reloadAfterChunkFailure()
    expect(reload).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1001)
    reloadAfterChunkFailure()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('loads the page that a link was followed to, and no other once it is there', () => {
    notePendingNavigation(`${window.location.origin}/lune-bag`)
    reloadAfterChunkFailure()
    expect(leave).toHaveBeenCalledWith(`${window.location.origin}/lune-bag`)
    expect(reload).not.toHaveBeenCalled()

    vi.advanceTimersByTime(60_001)
    window.history.replaceState(null, '', '/lune-bag')
    reloadAfterChunkFailure()
    expect(leave).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not throw the page away while the network is gone', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

    reloadAfterChunkFailure()

    expect(reload).not.toHaveBeenCalled()
  })
})
