import { randomBytes } from 'node:crypto'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { isOwnUrl } from '@/server/platform/own-url'
import { ChatAppRefusal } from '@/server/providers/chat-app/chat-app'
import { findProduct } from '../catalogue/view/product/product-page'
import { getPage } from '../content/content.service'
import { qrSvg } from '../qr-code/qr-svg'
import { jsapiSignature } from './jsapi-signature'
import { sharedCredential } from './shared-credential'
import * as repository from './share.repository'

const PAGE_SIZE = 20
/** So many shares are kept of one customer. */
const HISTORY_LIMIT = 100

/** What the chat app's kit needs to accept a page of this site. A§7. */
export async function signPage(deps: Deps, url: string) {
  requireOwnUrl(deps, url)
  const ticket = await jsapiTicket(deps)
  const nonceStr = randomBytes(12).toString('hex')
  const timestamp = Math.floor(deps.clock.now().getTime() / 1000)
  const signature = jsapiSignature({ ticket, nonceStr, timestamp, url })
  return { appId: deps.providers.chatApp.appId, timestamp, nonceStr, signature }
}

/** The ticket all instances share. An access token revoked before its time is replaced, once. */
function jsapiTicket(deps: Deps): Promise<string> {
  const { chatApp } = deps.providers
  const accessToken = (revoked?: string) =>
    sharedCredential(deps, {
      kind: 'access-token',
      fetch: () => chatApp.fetchAccessToken({ isForced: revoked !== undefined }),
      ...(revoked !== undefined && { revoked }),
    })
  const fetch = async () => {
    const token = await accessToken()
    return chatApp.fetchTicket(token).catch(async (error: unknown) => {
      if (!(error instanceof ChatAppRefusal && error.isTokenInvalid)) throw error
      return chatApp.fetchTicket(await accessToken(token))
    })
  }
  return sharedCredential(deps, { kind: 'jsapi-ticket', fetch })
}

/** Pages of this site alone: its public address, and the storefronts' own. */
function requireOwnUrl({ config }: Pick<Deps, 'config'>, url: string): void {
  if (!isOwnUrl(config, url))
    throw new ApiError('BAD_REQUEST', { validationResult: { url: '仅支持本站页面' } })
}

/** The address of a product or page of the store as a code to scan. B§7. */
export async function qrCode({ db, config }: Pick<Deps, 'db' | 'config'>, id: string) {
  const product = await findProduct(db, id)
  const { url } = product ?? (await getPage(db, id))
  const svg = qrSvg(new URL(`/${url}`, config.siteUrl).href)
  return { imgSrc: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

type Share = { url: string; title: string }
type History = { customerId: string; page: number; share?: Share | undefined }

/** A customer's shares, newest first; `share` is one just made. */
export async function shareHistory(deps: Deps, { customerId, page, share }: History) {
  if (share) {
    requireOwnUrl(deps, share.url)
    await repository.saveShare(deps.db, { customerId, ...share, sharedAt: deps.clock.now() }, HISTORY_LIMIT)
  }
  return sharesAt(deps.db, { customerId, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })
}

/** All that is kept of a customer's shares, newest first. */
export function listShares(db: Db, customerId: string) {
  return sharesAt(db, { customerId, offset: 0, limit: HISTORY_LIMIT })
}

async function sharesAt(db: Db, window: { customerId: string; offset: number; limit: number }) {
  const rows = await repository.findShares(db, window)
  return rows.map((row) => ({ ...row, sharedAt: row.sharedAt.toISOString() }))
}
