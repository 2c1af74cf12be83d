import { ApiFailure } from '@/lib/api/types'
import { call } from '@/lib/api/browser'
import { removeItem, storedItem, storeItem } from '@/lib/browser/storage'
import { queries } from '@/lib/queries/client'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { wishCache, wishSkusQuery } from './wish-queries'

/** What was pressed and is not answered yet, by sku: shown before what the API knows. */
const unanswered = new Map<string, { isWished: boolean }>()
let known: ReadonlySet<string> = new Set()
/** Presses go out one after another: the last one stands. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Shows a customer's wishes on every heart there is and will be, and adds what was pressed before the login; `say` is told
 * why that was refused. Answers how to stop.
 */
export function startHearts(say: (refusal: string) => void): () => void {
  const { client, QueryObserver } = queries()
  const wishes = new QueryObserver(client, wishSkusQuery)
  const stopWishes = wishes.subscribe(({ data }) => {
    known = new Set(data)
    paintHearts()
  })
  const page = new MutationObserver(paintHearts)
  page.observe(document.body, { childList: true, subtree: true })
  addStored().catch((error: unknown) => say(reasonOf(error)))

  return () => {
    page.disconnect()
    stopWishes()
    known = new Set()
    paintHearts()
  }
}

/** Turns what the heart shows; a visitor logs in first. Resolves with why it was refused, null when it was not. B§4 */
export async function pressHeart(heart: HTMLElement): Promise<string | null> {
  const sku = heart.dataset.wish ?? ''
  if (useAccountStore.getState().session === 'customer') {
    return wish(sku, heart.getAttribute('aria-pressed') !== 'true').then(() => null, reasonOf)
  }
  storeItem('wished_sku', sku)
  openLogin({ isQuick: true })
  return null
}

/** What was pressed before the login. Without an answer it is kept for the next page. B§4 */
async function addStored(): Promise<void> {
  const sku = storedItem('wished_sku')
  if (sku === null) return
  try {
    await wish(sku, true)
    removeItem('wished_sku')
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.error !== 'NETWORK') removeItem('wished_sku')
    throw error
  }
}

/** Shows the wish at once, and undoes that when it is refused. */
function wish(sku: string, isWished: boolean): Promise<void> {
  const press = { isWished }
  unanswered.set(sku, press)
  paintHearts()
  const answered = last
    .then(() => send(sku, isWished))
    .finally(() => {
      if (unanswered.get(sku) === press) unanswered.delete(sku)
      paintHearts()
    })
  last = answered.catch(() => undefined)
  return answered
}

async function send(sku: string, isWished: boolean): Promise<void> {
  await call(isWished ? 'addWish' : 'removeWish', { params: { sku } })
  const { client } = queries()
  // A list requested before the change must not arrive after it.
  await client.cancelQueries({ queryKey: wishCache.all })
  client.setQueryData(wishSkusQuery.queryKey, (skus) => {
    const others = skus?.filter((other) => other !== sku)
    return others && (isWished ? [sku, ...others] : others)
  })
  void client.invalidateQueries({ queryKey: wishCache.all })
}

function paintHearts(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    const sku = heart.dataset.wish ?? ''
    heart.setAttribute('aria-pressed', String(unanswered.get(sku)?.isWished ?? known.has(sku)))
  }
}

function reasonOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : '网络异常，请稍后再试'
}
