'use client'

import { FetchedRow } from './fetched-row'
import { BrowsingHistory } from './history/browsing-history'
import type { Row } from './rows'

export type BesideProductProps = {
  sku: string
  rows: readonly Row[]
  /** Whether this product's page shows what was looked at before. */
  hasHistory: boolean
}

/** The rows far down a product page, each fetched once it is near; what was looked at before stands last. */
export function BesideProductRows({ sku, rows, hasHistory }: BesideProductProps) {
  return (
    <>
      {rows.map((row) => (
        <FetchedRow key={row.title} row={row} />
      ))}
      {hasHistory && <BrowsingHistory exceptSku={sku} />}
    </>
  )
}
