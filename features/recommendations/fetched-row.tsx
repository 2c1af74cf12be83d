'use client'

import { useMemo, useRef } from 'react'
import { phoneQuery } from '@/components/phone-query'
import { useIsNear } from '@/components/use-is-near'
import { useMediaQuery } from '@/components/use-media-query'
import { DeferredProducts } from '@/features/product-list/tile/product-row'
import { useDeferredQuery } from '@/lib/queries/deferred-queries'
import { rowQuery } from './row-query'
import { mostOf, type Row } from './rows'

/** A row whose products are fetched once it comes near the screen; gone when there are none. */
export function FetchedRow({ row: { title, source } }: { row: Row }) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const isPhone = useMediaQuery(phoneQuery)
  const query = useMemo(() => rowQuery(source), [source])
  const tiles = useDeferredQuery(query, isNear)

  if (tiles?.length === 0) return null
  const shown = tiles?.slice(0, mostOf(source, isPhone)) ?? null
  return <DeferredProducts ref={section} title={title} tiles={shown} />
}
