import { usePathname } from 'next/navigation'
import { pageNameOf } from '@/lib/browser/paint-frame'
import { usePageStore } from '@/stores/page-store'

/** The type of the page a search begins on: its `from`. A§2. */
export function usePageName(): string {
  const path = usePathname()
  const mark = usePageStore((state) => state.mark)
  return mark?.path === path ? mark.name : pageNameOf(path)
}
