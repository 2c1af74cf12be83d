import 'server-only'
import { storeCalls, type Store } from '@/contract/calls/purchase/stores'
import { pageCalls, type Page } from '@/contract/calls/catalogue/page'
import { chatAppCalls } from '@/contract/calls/customer/chat-app'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import { policyVersionsSchema, type PolicyVersions } from './policy/policy-versions'

/** A content page by its id, or null when nobody wrote it. */
export async function loadContentPage(id: string): Promise<Page | null> {
  'use cache'
  cacheAs('page', id)
  return call(pageCalls.getPage, { params: { id } }).catch(nullWhenMissing)
}

/** The versions of a policy, or null for a text without. */
export async function loadPolicyVersions(id: string): Promise<PolicyVersions | null> {
  'use cache'
  cacheAs('block', id)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier: id } }).catch(nullWhenMissing)
  return policyVersionsSchema.safeParse(block?.content).data ?? null
}

/** The topics of the FAQ with their questions, in order. */
export async function loadTopics(): Promise<Page[]> {
  'use cache'
  cacheAs('pageGroup', 'faq-menu')
  const { items } = await call(pageCalls.listPages, { params: { id: 'faq-menu' } })
  cacheAs('page', ...items.map(({ id }) => id))
  return Promise.all(items.map(({ id }) => call(pageCalls.getPage, { params: { id } })))
}

/** Every boutique, city by city. */
export async function loadStores(): Promise<Store[]> {
  'use cache'
  cacheAs('stores')
  const { items } = await call(storeCalls.listStores, { body: {} })
  return items
}

/** A code to scan that leads to a page of this store, as the source of a picture. */
export async function loadQrCode(id: string): Promise<string | null> {
  'use cache'
  cacheAs('page', id)
  const answer = await call(chatAppCalls.getQrCode, { params: { id } }).catch(nullWhenMissing)
  return answer?.imgSrc ?? null
}
