import { useEffect, useRef, useState } from 'react'
import type { Address } from '@/contract/calls/customer/addresses'

type Addresses = readonly Address[]
type Notice = { text: string; isTrueOf: (addresses: Addresses) => boolean }

/**
 * What was just done to the list, for screen readers, as long as it is true of it. The pressed button went with it, so the
 * focus goes to `place`, where the list begins.
 */
export function useNotice(addresses: Addresses) {
  const place = useRef<HTMLDivElement>(null)
  const [notice, setNotice] = useState<Notice | null>(null)

  // After a dialog's own effects, which give the focus back to what opened it.
  useEffect(() => {
    if (notice) place.current?.focus()
  }, [notice])

  return { place, notice: notice?.isTrueOf(addresses) ? notice.text : '', show: setNotice }
}
