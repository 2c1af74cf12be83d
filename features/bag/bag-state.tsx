'use client'

import { useLayoutEffect } from 'react'
import { useDeferredBagCount } from './deferred-queries'

/** Writes on `<html>` whether the bag is empty: its own page shows the menu only then. A§2. */
export function BagState() {
  const count = useDeferredBagCount()

  useLayoutEffect(() => {
    if (count !== undefined) document.documentElement.dataset.bag = count > 0 ? 'filled' : 'empty'
  }, [count])

  return null
}
