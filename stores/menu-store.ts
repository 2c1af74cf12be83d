import { create } from 'zustand'

/** What the menu's open entries follow (A§4). */
export type MenuPlace = {
  /** The nav query, by which a link of the menu names its entry. */
  nav: string | null
  /** The paths the page lies in, from the outermost category to its own. */
  paths: readonly string[]
  /** Search and product pages: on phones the menu begins at its first level there. */
  isApart: boolean
}

type MenuState = {
  /** The top entry that was pressed; null where the page decides. */
  openItemId: string | null
  setOpenItem: (openItemId: string | null) => void
  /** The paths of the categories in the page's breadcrumbs. */
  crumbs: readonly string[]
  setCrumbs: (crumbs: readonly string[]) => void
  place: MenuPlace
  setPlace: (place: MenuPlace) => void
}

/** What the header's row, the page and the menu's panel share. */
export const useMenuStore = create<MenuState>()((set) => ({
  openItemId: null,
  setOpenItem: (openItemId) => set({ openItemId }),
  crumbs: [],
  setCrumbs: (crumbs) => set({ crumbs }),
  place: { nav: null, paths: [], isApart: false },
  setPlace: (place) => set({ place }),
}))
