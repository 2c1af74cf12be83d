// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TabMessage } from './tabs'

const undo: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  undo.splice(0).forEach((stop) => stop())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab of its own: its module, and what it heard. */
async function aTab() {
  vi.resetModules()
  const { onTabMessage, postToTabs } = await import('./tabs')
  const heard: TabMessage[] = []
  const stop = onTabMessage((message) => heard.push(message))
  undo.push(stop)
  return { heard, stop, tell: postToTabs }
}

describe('[C10] tabs of one browser', () => {
  it('hear each other, and not themselves', async () => {
    const [one, other] = [await aTab(), await aTab()]

    one.tell('session')
    one.tell('bag')

    await expect.poll(() => other.heard).toEqual(['session', 'bag'])
    expect(one.heard).toEqual([])
  })

  it('hear nothing once they stopped, nor while their page is kept aside', async () => {
    const [one, other, third] = [await aTab(), await aTab(), await aTab()]
    other.stop()
    one.tell('bag')
    await expect.poll(() => third.heard).toEqual(['bag'])

    expect(other.heard).toEqual([])
  })

  it('hear again when their page comes back', async () => {
    const [one, other] = [await aTab(), await aTab()]
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))

    one.tell('session')

    await expect.poll(() => other.heard).toEqual(['session'])
  })

  it('agree by the storage where there are no channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, other] = [await aTab(), await aTab()]

    one.tell('session')
    const newValue = localStorage.getItem('tab_message')
    window.dispatchEvent(new StorageEvent('storage', { key: 'tab_message', newValue }))

    expect(newValue).toMatch(/^session \d+$/)
    expect(other.heard).toEqual(['session'])
  })

  it('ignore what is not theirs', async () => {
    const tab = await aTab()

    window.dispatchEvent(new StorageEvent('storage', { key: 'tab_message', newValue: '<script>' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'tab_message', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'search_history', newValue: 'session 1' }))

    expect(tab.heard).toEqual([])
  })

  it('go on alone where neither is allowed', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { tell } = await aTab()

    expect(() => tell('bag')).not.toThrow()
  })
})
