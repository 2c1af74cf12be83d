import { call } from '@/lib/api/browser'
import { isIos } from '@/lib/browser/apps/chat-app'
import { loadChatAppKit } from './chat-app-kit'
import { readShareCard } from './share-card'

const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'] as const

/** The address the kit was configured for last. */
let configuredFor: string | null = null

/**
 * Gives the chat app title and picture of the page when it is shared. The signature is for the address the page was
 * opened with on iOS, for the current one elsewhere. A failure only logs a warning (A§8, B§7).
 */
export async function configureShare(landingUrl: string, signal: AbortSignal): Promise<void> {
  try {
    const kit = await loadChatAppKit()
    const url = withoutFragment(isIos(navigator.userAgent) ? landingUrl : window.location.href)
    if (configuredFor !== url) {
      const { appId, timestamp, nonceStr, signature } = await call(
        'getJsapiTicket',
        { body: { url } },
        signal,
      )
      if (signal.aborted) return
      kit.error(warn)
      kit.config({ appId, timestamp, nonceStr, signature, jsApiList })
      configuredFor = url
    }
    kit.ready(() => {
      if (signal.aborted) return
      const { desc, ...card } = readShareCard(document)
      kit.updateAppMessageShareData({ ...card, desc })
      kit.updateTimelineShareData(card)
    })
  } catch (reason) {
    if (!signal.aborted) warn(reason)
  }
}

const withoutFragment = (url: string) => url.split('#')[0] ?? url

function warn(reason: unknown): void {
  // eslint-disable-next-line no-console -- A§8: a failure of the share configuration logs a warning
  console.warn('分享设置未成功', reason)
}
