import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  sessionStorage.clear()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

it('[C08] the countdown and its mobile survive a reload, and no longer than it runs', async () => {
  const before = await import('./mobile-store')
  before.useMobileStore.getState().setResendAt('13800001234', Date.now() + 60_000)

  vi.resetModules()
  vi.advanceTimersByTime(20_000)
  const reloaded = await import('./mobile-store')
  expect(reloaded.useMobileStore.getState().resendAt).toEqual({ '13800001234': 1_060_000 })
  expect(reloaded.rememberedMobile()).toBe('13800001234')

  vi.resetModules()
  vi.advanceTimersByTime(40_000)
  const later = await import('./mobile-store')
  expect(later.useMobileStore.getState().resendAt).toEqual({})
  expect(later.rememberedMobile()).toBe('')
})
