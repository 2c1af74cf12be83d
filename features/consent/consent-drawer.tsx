'use client'

import { Queries } from '@/lib/queries/queries'
import { ConsentForm } from './consent-form'

/** From the bottom: what changed, three boxes, and the way on. A§2. */
export function ConsentDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <ConsentForm onClose={onClose} />
    </Queries>
  )
}
