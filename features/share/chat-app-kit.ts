const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

type Card = { title: string; link: string; imgUrl: string }

/** The part of the chat app's own script that sharing needs. */
export type ChatAppKit = {
  config: (options: {
    appId: string
    timestamp: number
    nonceStr: string
    signature: string
    jsApiList: readonly string[]
  }) => void
  ready: (callback: () => void) => void
  error: (callback: (reason: unknown) => void) => void
  /** To friends and groups. */
  updateAppMessageShareData: (card: Card & { desc: string }) => void
  /** To the shopper's own timeline. */
  updateTimelineShareData: (card: Card) => void
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface Window {
    wx?: ChatAppKit
  }
}

let pending: Promise<ChatAppKit> | null = null

/** Fetches the script once; after a failure the next page tries again. */
export function loadChatAppKit(): Promise<ChatAppKit> {
  pending ??= load().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function load(): Promise<ChatAppKit> {
  if (!window.wx) await appendScript()
  if (!window.wx) throw new Error('the script brought no kit')
  return window.wx
}

function appendScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the script did not come'))
    document.head.append(script)
  })
}
