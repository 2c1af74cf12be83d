import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from './config'
import type { Storefront } from './deps'

/** Tags of one moment travel together: an import or a busy checkout names the same ones many times. */
const GATHER_MS = 50
const TIMEOUT_MS = 5_000
/** A storefront that is just being restarted is back within these. */
const RETRY_AFTER_MS = [1_000, 5_000, 20_000]

type Settings = Pick<Config, 'storefrontUrls' | 'revalidateSecret'>

/** Tells every running storefront which tags are out of date, by a signed call; without settings, nobody. */
export function openStorefront({ storefrontUrls, revalidateSecret }: Settings, log: Logger): Storefront {
  if (storefrontUrls.length === 0 || revalidateSecret === null) return { expire: () => undefined }

  const gathered = new Set<string>()
  const send = () => {
    const tags = [...gathered]
    gathered.clear()
    for (const url of storefrontUrls) void deliver({ url, tags, secret: revalidateSecret, log })
  }
  return {
    expire: (tags) => {
      if (tags.length > 0 && gathered.size === 0) setTimeout(send, GATHER_MS)
      for (const tag of tags) gathered.add(tag)
    },
  }
}

type Delivery = { url: string; tags: readonly string[]; secret: string; log: Logger }

async function deliver({ url, tags, secret, log }: Delivery): Promise<void> {
  for (const waitMs of [...RETRY_AFTER_MS, null]) {
    const failure = await post(url, tags, secret)
    if (failure === null) return
    log.warn({ url, tags: tags.length, failure }, 'a storefront did not expire its pages')
    if (waitMs !== null) await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
  }
}

/** Null when the storefront took it, else what went wrong. */
async function post(url: string, tags: readonly string[], secret: string): Promise<string | null> {
  const body = JSON.stringify({ tags })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  try {
    const response = await fetch(new URL('/api/revalidate', url), {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-Signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? null : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
