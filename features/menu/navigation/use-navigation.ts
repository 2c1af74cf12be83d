import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fallbackNavigation, type Navigation } from './navigation'
import { navigationQuery } from '../queries'
import { keepShape } from './skeleton-shape'

/** So long after the data the skeleton goes (A§9). */
const SKELETON_MS = 1000

export type MenuState = 'pending' | 'ready' | 'failed'

/**
 * The menu's tree. Until it is there, and while it cannot be read, five fixed entries stand in for its top level. A§2.
 * `isSkeleton` lasts a second longer than the wait, so that the one fades into the other.
 */
export function useNavigation(): {
  navigation: Navigation
  state: MenuState
  isSkeleton: boolean
  retry: () => void
} {
  const { data, isPending, isFetching, refetch } = useQuery(navigationQuery)
  const read = data && data.items.length > 0 ? data : undefined
  const state = stateOf(read !== undefined, isPending || isFetching)
  const [isSkeletonOver, setIsSkeletonOver] = useState(state === 'ready')

  useEffect(() => {
    if (!read) return
    keepShape(read.items)
    const timer = setTimeout(() => setIsSkeletonOver(true), SKELETON_MS)
    return () => clearTimeout(timer)
  }, [read])

  return {
    navigation: read ?? fallbackNavigation,
    state,
    isSkeleton: state !== 'failed' && !isSkeletonOver,
    retry: () => void refetch(),
  }
}

function stateOf(isRead: boolean, isOnItsWay: boolean): MenuState {
  if (isRead) return 'ready'
  return isOnItsWay ? 'pending' : 'failed'
}
