'use client'

import { useMemo, useRef } from 'react'
import { phoneQuery } from '@/components/phone-query'
import { useIsNear } from '@/components/use-is-near'
import { useMediaQuery } from '@/components/use-media-query'
import { DeferredProducts } from '@/features/product-list/tile/product-row'
import { useDeferredQuery } from '@/lib/queries/deferred-queries'
import { rowQuery } from './row-query'
import { mostOf, type Row } from './rows'
import { useOutOfSight } from './use-out-of-sight'

/** A row whose products are fetched once it comes near the screen; when there are none it goes while nobody sees it. */
export function FetchedRow({ row: { title, source } }: { row: Row }) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const isPhone = useMediaQuery(phoneQuery)
  const query = useMemo(() => rowQuery(source), [source])
  const tiles = useDeferredQuery(query, isNear)

  const isEmpty = tiles?.length === 0
  const mayGo = useOutOfSight(section, isEmpty)

  if (isEmpty && mayGo) return null
  const shown = isEmpty ? null : (tiles?.slice(0, mostOf(source, isPhone)) ?? null)
  return <DeferredProducts ref={section} title={title} tiles={shown} />
}
