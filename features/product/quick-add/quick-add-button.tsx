'use client'

import { useState } from 'react'
import { IconButton } from '@/components/icon-button'
import { giveUp } from '@/lib/api/browser'
import type { QuickAddOutcome } from './quick-add'
import styles from './quick-add-button.module.scss'

type Props = {
  /** A product's sku, or the child's that is shown. */
  sku: string
  name: string
}

/** Puts one piece of a tile or row into the bag. All but the button is fetched with the press. P06, B§5. */
export function QuickAddButton({ sku, name }: Props) {
  const [isPending, setIsPending] = useState(false)
  const [{ refusal, drawer }, setOutcome] = useState<QuickAddOutcome>({})

  const handlePress = async () => {
    if (isPending) return
    setIsPending(true)
    const outcome = await import('./quick-add')
      .catch(giveUp)
      .then(({ quickAdd }) => quickAdd(sku, () => setOutcome({})))
      .catch((error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }))
    setOutcome(outcome)
    setIsPending(false)
  }

  return (
    <>
      {refusal && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
      <IconButton
        icon="plus"
        label={`将 ${name} 加入购物袋`}
        className={styles.button}
        aria-busy={isPending}
        onClick={() => void handlePress()}
      />
      {drawer}
    </>
  )
}
