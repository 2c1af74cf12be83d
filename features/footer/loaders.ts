import 'server-only'
import type { z } from 'zod'
import { pageCalls } from '@/contract/calls/catalogue/page'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import { columnsSchema, serviceNoteSchema, serviceSchema } from './footer-schema'

/** The blocks at the foot of every page. One that is missing or not understood is left out. A§7. */
export async function loadFooter() {
  'use cache'
  const [columns, service, refunds, packing] = await Promise.all([
    readBlock('cn_footer', columnsSchema),
    readBlock('customerService', serviceSchema),
    readBlock('refundsRules', serviceNoteSchema),
    readBlock('packing', serviceNoteSchema),
  ])
  return {
    columns: columns?.columns ?? [],
    service,
    notes: [refunds, packing].filter((note) => note !== null),
  }
}

async function readBlock<T extends z.ZodType<object>>(identifier: string, schema: T) {
  cacheAs('block', identifier)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier } }).catch(nullWhenMissing)
  const { data } = schema.safeParse(block?.content)
  return block && data ? { ...data, title: block.title } : null
}
