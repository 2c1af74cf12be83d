'use client'

import type { ComponentProps } from 'react'
import { Queries } from '@/lib/queries/queries'
import { ConsentForm } from './consent-form'

/** From the bottom: what changed, three boxes, and the way on. A§2. */
export function ConsentDrawer(props: ComponentProps<typeof ConsentForm>) {
  return (
    <Queries>
      <ConsentForm {...props} />
    </Queries>
  )
}
