'use client'

import { useEffect } from 'react'
import { useBagCount } from '@/features/bag/queries'
import { MenuPanel } from './menu-panel'
import { useAccountStore } from '@/stores/account-store'

/** The menu with the bag's count, fetched whenever it opens (A§4). */
export function MenuOverlay() {
  const hasSession = useAccountStore((state) => state.session !== null)
  const { data: bagCount = 0, refetch } = useBagCount()

  useEffect(() => {
    if (hasSession) void refetch({ cancelRefetch: false })
  }, [hasSession, refetch])

  return <MenuPanel bagCount={bagCount} />
}
