import { queryOptions } from '@tanstack/react-query'
import type { ConsentPurpose } from '@/contract/calls/customer/account'
import { call } from '@/lib/api/browser'
import { consentPurposes } from '@/features/account/consents'

export type ConsentBox = { code: ConsentPurpose; label: string; isRequired: boolean }
export type ConsentNotice = { paragraphs: string[]; boxes: ConsentBox[] }

/** What the drawer says and asks, from the block `privacy-policy-simple` (A§7). */
export const noticeQuery = queryOptions({
  queryKey: ['consent', 'notice'],
  queryFn: async ({ signal }) => {
    const params = { identifier: 'privacy-policy-simple' }
    return noticeOf((await call('getCmsBlock', { params }, signal)).content)
  },
  staleTime: Infinity,
})

/** Reads the block as far as it is understood; without boxes there is nothing to ask. */
export function noticeOf({ paragraphs, checkboxes }: Record<string, unknown>): ConsentNotice {
  const boxes = Array.isArray(checkboxes) ? checkboxes.filter(isBox) : []
  if (boxes.length === 0) throw new Error('The notice asks for nothing')
  return { paragraphs: Array.isArray(paragraphs) ? paragraphs.filter(isText) : [], boxes }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isBox(value: unknown): value is ConsentBox {
  if (typeof value !== 'object' || value === null) return false
  if (!('code' in value && 'label' in value && 'isRequired' in value)) return false
  return (
    consentPurposes.some((purpose) => purpose === value.code) &&
    isText(value.label) &&
    typeof value.isRequired === 'boolean'
  )
}
