'use client'

import { Button } from '@/components/button'
import { useAddToBag } from '@/features/bag/deferred-queries'
import { showMissingChoice } from '../panel/show-missing-choice'
import { useSelection } from '../selection/selection'
import { useOverlayStore } from '@/stores/overlay-store'
import styles from './buy-bar.module.scss'

/** The one button of the bar at the foot of a phone. With a choice missing it leads back to it. */
export function BuyBar() {
  const { chosen, choosers, selection } = useSelection()
  const add = useAddToBag()
  const open = useOverlayStore((state) => state.open)

  const missing = choosers.find(({ code }) => !selection[code])

  const handleAdd = () => {
    const { productId, options } = chosen
    if (productId === null) showMissingChoice()
    else void add.mutate({ productId, options, qty: 1 }, () => open('miniBag'))
  }

  return (
    <>
      <Button isPending={add.isPending} onClick={handleAdd}>
        {missing ? `选择${missing.label}` : '加入购物袋'}
      </Button>
      {add.error && (
        <p role="alert" className={styles.refusal}>
          {add.error.message}
        </p>
      )}
    </>
  )
}
