// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOKEN_LIFETIME_SECONDS } from '../session/session'
import { dropCookie, storeItem, storedItem, lifetimesMinutes, readCookie, writeCookie } from './storage'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00+08:00') })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A§9, in minutes, written from the specification and not from the code. */
const stated = [
  ['user_info', 10_080],
  ['promotion_date', 2880],
  ['skeleton_navs', 21_600],
  ['local_region', 4320],
  ['home_redirect', 5],
  ['chunk_reload', 1],
] as const

describe('[C14] how long things are kept', () => {
  it('a token: 10080 minutes', () => {
    expect(TOKEN_LIFETIME_SECONDS).toBe(10_080 * 60)
  })

  it.each(stated)('%s: %i minutes, to the millisecond', (key, minutes) => {
    storeItem(key, '值')

    vi.advanceTimersByTime(minutes * MINUTE_MS - 1)
    expect(storedItem(key)).toBe('值')
    vi.advanceTimersByTime(1)
    expect(storedItem(key)).toBeNull()
  })

  it.each(stated)('%s as a cookie: %i minutes', (key, minutes) => {
    const written = vi.spyOn(document, 'cookie', 'set')

    writeCookie(key, '值')

    const expires = /expires=([^;]+)/.exec(written.mock.calls[0]?.[0] ?? '')?.[1] ?? ''
    expect(new Date(expires).getTime() - Date.now()).toBe(minutes * MINUTE_MS)
    expect(written.mock.calls[0]?.[0]).toMatch(/path=\/.*samesite=lax/i)
  })

  it('nothing is kept without a lifetime', () => {
    for (const minutes of Object.values(lifetimesMinutes)) expect(minutes).toBeGreaterThan(0)
  })
})

describe('[C14] a readable cookie', () => {
  it('says what was written, whatever it holds, until it is taken back', () => {
    writeCookie('user_info', '{"firstname":"晚";"a=1, 100%"}')
    expect(readCookie('user_info')).toBe('{"firstname":"晚";"a=1, 100%"}')

    dropCookie('user_info')
    expect(readCookie('user_info')).toBeNull()
  })

  it('is known by its whole name', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('old_session=1; session=guest')

    expect(readCookie('session')).toBe('guest')
    expect(readCookie('old')).toBeNull()
  })

  it('that no shop wrote is none', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('session=%E0%A4')

    expect(readCookie('session')).toBeNull()
  })
})

describe('[C14] a storage that fails is ignored', () => {
  const refuse = (method: 'getItem' | 'setItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })

  it('when it is full or forbidden to write: not kept, which is answered', () => {
    refuse('setItem')

    expect(storeItem('local_region', '1')).toBe(false)
    expect(storedItem('local_region')).toBeNull()
  })

  it('when it is forbidden to read', () => {
    storeItem('local_region', '1')
    refuse('getItem')

    expect(storedItem('local_region')).toBeNull()
  })

  it.each(['', '{', 'null', '1', '"text"', '{"value":"1"}', '[]'])('when it holds %j', (text) => {
    localStorage.setItem('local_region', text)

    expect(storedItem('local_region')).toBeNull()
  })

  it('when cookies are forbidden', () => {
    const refused = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refused)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refused)

    expect(() => writeCookie('user_info', '{}')).not.toThrow()
    expect(() => dropCookie('user_info')).not.toThrow()
    expect(readCookie('session')).toBeNull()
  })
})
