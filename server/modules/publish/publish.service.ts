import type { ContentKind } from '@/contract/calls/ops/ops'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { findStoredBlock, findStoredPage, findStoredRedirect } from '../content/content.service'
import { importCatalogue } from '../import/import.service'
import * as repository from './publish.repository'

/** What is content: the rest of an import file is the catalogue's. */
const contentKinds = ['page', 'block', 'redirect'] as const satisfies readonly ContentKind[]

/** Pages, blocks and redirects as the rows say, all or none; the storefronts forget what changed. */
export async function publishContent(
  deps: Deps,
  { rows, isDryRun }: { rows: readonly unknown[]; isDryRun: boolean },
) {
  const options = { now: deps.clock.now(), isDryRun, kinds: contentKinds }
  const { report, tags } = await importCatalogue(deps.db, rows, options)
  deps.storefront.expire(tags)
  return report
}

/** Everything published, each kind in the order of its names. */
export async function listContent(db: Db) {
  const kinds = [
    await repository.listPages(db),
    await repository.listBlocks(db),
    await repository.listRedirects(db),
  ]
  return kinds.flat().map((item) => ({ ...item, updatedAt: item.updatedAt.toISOString() }))
}

/** What is published under a name, as a row that can be published again. */
export async function getContent(db: Db, kind: ContentKind, id: string) {
  const row = await findRow(db, kind, id)
  if (!row) throw new ApiError('NOT_FOUND')
  return { kind, ...row }
}

async function findRow(db: Db, kind: ContentKind, id: string) {
  switch (kind) {
    case 'page':
      return asPublished(await findStoredPage(db, { id }))
    case 'block':
      return asPublished(await findStoredBlock(db, id))
    case 'redirect':
      return asPublished(await findStoredRedirect(db, id))
  }
}

/** Without what the store adds by itself, and without what is not set. */
function asPublished(row: ({ hash: string; updatedAt: Date } & Record<string, unknown>) | undefined) {
  if (!row) return undefined
  const { hash: _hash, updatedAt: _updatedAt, ...written } = row
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
}
