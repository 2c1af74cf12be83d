import type { NavigationItem } from '../navigation/navigation'
import type { MenuState } from '../navigation/use-navigation'

/** What both layouts of the menu are given. */
export type MenuView = {
  items: readonly NavigationItem[]
  /** Before which top entries a gap stands. */
  count: readonly number[]
  /** The open entries, outermost first. */
  trail: readonly NavigationItem[]
  state: MenuState
  isSkeleton: boolean
  bagCount: number
  /** Opens these entries, by their ids from the top. */
  onOpen: (ids: readonly string[]) => void
  onRetry: () => void
}
