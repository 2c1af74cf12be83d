import 'server-only'
import { chatAppCalls } from '@/contract/calls/customer/chat-app'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { pageCalls } from '@/contract/calls/catalogue/page'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import { sharedPage, sharedProduct, type Shared } from './shared'

/** A product (parent sku) or page (id) as it is passed on, with its code to scan; null when there is none. B§7. */
export async function loadShared(id: string): Promise<(Shared & { qrCode: string }) | null> {
  'use cache'
  cacheAs('product', id)
  cacheAs('page', id)
  const shared = await findShared(id)
  if (!shared) {
    cacheAs('missing')
    return null
  }
  const { imgSrc } = await call(chatAppCalls.getQrCode, { params: { id } })
  return { ...shared, qrCode: imgSrc }
}

async function findShared(id: string): Promise<Shared | null> {
  if (!/^[A-Za-z0-9._-]{1,80}$/.test(id)) return null
  const product = await call(catalogueCalls.getProduct, { params: { sku: id } }).catch(nullWhenMissing)
  if (product) return sharedProduct(product)
  const page = await call(pageCalls.getPage, { params: { id } }).catch(nullWhenMissing)
  return page && sharedPage(page)
}
