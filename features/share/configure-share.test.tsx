import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveApi } from '@/tests/support/api'
import type { ChatAppKit } from './chat-app-kit'

const api = serveApi()

const android = 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.50'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50'
const signed = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

let kit: ChatAppKit
let fail: (reason: unknown) => void
let warn: ReturnType<typeof vi.spyOn>

/** The chat app's kit, ready at once. */
function aKit(): ChatAppKit {
  return {
    config: vi.fn(),
    ready: vi.fn((callback: () => void) => callback()),
    error: vi.fn((callback: (reason: unknown) => void) => (fail = callback)),
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
  }
}

/** The shopper goes to a page of the store. */
function visit(path: string, title: string) {
  window.history.pushState(null, '', path)
  document.head.innerHTML = `
    <title>${title}</title>
    <meta name="description" content="一句话">
    <meta property="og:image" content="https://a.cn/p.webp">
    <link rel="canonical" href="https://a.cn/aurore">`
}

async function configure(landingUrl = window.location.href, signal = new AbortController().signal) {
  const { configureShare } = await import('./configure-share')
  await configureShare(landingUrl, signal)
}

const signedFor = () => api.sent('getJsapiTicket').map(({ body }) => body.url)

beforeEach(() => {
  vi.resetModules()
  api.answer('getJsapiTicket', signed)
  kit = aKit()
  window.wx = kit
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
})
afterEach(() => {
  delete window.wx
  vi.restoreAllMocks()
})

describe('[S23] sharing inside the chat app', () => {
  it('says how the page looks, without what belongs to this visit', async () => {
    visit('/aurore?s=M&nav=women&isLogin=open&code=1&state=2#gallery', '晨曦手袋 | ORÉE 奥蕾')

    await configure()

    const card = {
      title: '晨曦手袋 | ORÉE 奥蕾',
      link: `${window.location.origin}/aurore?s=M`,
      imgUrl: 'https://a.cn/p.webp',
    }
    expect(kit.config).toHaveBeenCalledWith({
      ...signed,
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
    })
    expect(kit.updateAppMessageShareData).toHaveBeenCalledWith({ ...card, desc: '一句话' })
    expect(kit.updateTimelineShareData).toHaveBeenCalledWith(card)
  })

  it('passes on, from the share page, what that page shows', async () => {
    visit('/share?id=BG-0101', '晨曦手袋')

    await configure()

    expect(kit.updateTimelineShareData).toHaveBeenCalledWith(
      expect.objectContaining({ link: 'https://a.cn/aurore' }),
    )
  })

  it('is signed for the current address on Android, anew on every page', async () => {
    visit('/women', '女士')
    const landing = window.location.href
    await configure(landing)
    visit('/aurore#top', '晨曦手袋')
    await configure(landing)

    expect(signedFor()).toEqual([landing, `${window.location.origin}/aurore`])
  })

  it('is signed for the landing address on iOS, once', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone)
    visit('/women', '女士')
    const landing = window.location.href
    await configure(landing)
    visit('/aurore', '晨曦手袋')
    await configure(landing)

    expect(signedFor()).toEqual([landing])
    expect(kit.config).toHaveBeenCalledTimes(1)
    expect(kit.updateTimelineShareData).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: '晨曦手袋' }),
    )
  })

  it('says nothing for a page that was left meanwhile', async () => {
    const left = new AbortController()
    api.answer('getJsapiTicket', () => {
      left.abort()
      return signed
    })

    await configure(window.location.href, left.signal)

    expect(kit.config).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })

  it('only logs a warning when there is no signature, or the chat app refuses it', async () => {
    api.fail('getJsapiTicket', 'broken', { times: 1 })
    await configure()
    expect(warn).toHaveBeenCalledTimes(1)

    await configure()
    fail({ errMsg: 'config:invalid signature' })
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('only logs a warning when the chat app’s script does not come, and tries again on the next page', async () => {
    delete window.wx
    const scripts: HTMLScriptElement[] = []
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
    })

    const first = configure()
    await waitFor(() => expect(scripts).toHaveLength(1))
    scripts[0]!.onerror?.(new Event('error'))
    await first
    expect(warn).toHaveBeenCalledTimes(1)

    const second = configure()
    await waitFor(() => expect(scripts).toHaveLength(2))
    window.wx = kit
    scripts[1]!.onload?.(new Event('load'))
    await second
    expect(kit.config).toHaveBeenCalledTimes(1)
  })
})
