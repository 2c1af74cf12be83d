'use client'

import { useLayoutEffect } from 'react'
import { useBagCount } from '@/features/bag/queries'

/** Writes on `<html>` whether the bag is empty: its own page shows the menu only then. A§2. */
export function BagState() {
  const { data: count } = useBagCount()

  useLayoutEffect(() => {
    if (count !== undefined) document.documentElement.dataset.bag = count > 0 ? 'filled' : 'empty'
  }, [count])

  return null
}
