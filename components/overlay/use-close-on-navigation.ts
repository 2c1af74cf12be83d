import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Closes a drawer once another page is there. Not at the press that leads there: on phones an open drawer is a step in
 * the history, and closing it takes that step back while the navigation is still on its way.
 */
export function useCloseOnNavigation(close: () => void): void {
  const here = `${usePathname()}?${useSearchParams().toString()}`
  const [openedAt] = useState(here)

  useEffect(() => {
    if (here !== openedAt) close()
  }, [here, openedAt, close])
}
