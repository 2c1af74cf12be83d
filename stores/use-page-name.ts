import { usePathname } from 'next/navigation'
import { pageNameOf } from '@/lib/browser/paint-frame'
import { usePageStore } from './page-store'

/** What the page on show is called: its type, or its route. A§2. */
export function usePageName(): string {
  const path = usePathname()
  const mark = usePageStore((state) => state.mark)
  return mark?.path === path ? mark.name : pageNameOf(path)
}
