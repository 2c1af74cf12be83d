'use client'

import { useRef, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Notice } from '@/components/feedback/notice'
import type { Cart } from '@/contract/calls/purchase/bag'
import { storedCheckoutEdit } from '../edit/checkout-edit'
import { matchingFirst } from '../edit/edited-lines'
import { BagLine } from '../line/bag-line'
import { useSelectItems } from '../queries'
import { useLatest } from '../line/use-latest'
import { useRemoval } from '../line/use-removal'
import styles from './bag-lines.module.scss'

/** The lines of the bag page, each with its box, and one box for all. While an order is edited, its lines come first (B§4). */
export function BagLines({ cart }: { cart: Cart }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [edited] = useState(storedCheckoutEdit)
  const removal = useRemoval(heading)
  const select = useSelectItems()
  const selection = useLatest({
    current: cart.items.filter((item) => item.isSelected).map((item) => item.id),
    version: cart.version,
    send: (itemIds: string[]) => select.mutateAsync(itemIds),
  })
  const selectable = cart.items.filter((item) => item.isAvailable).map((item) => item.id)
  const isAll = selectable.length > 0 && selectable.every((id) => selection.value.includes(id))
  const error = removal.error ?? (selection.isWaiting ? null : select.error)

  const toggle = (id: string) => {
    const { value } = selection
    selection.change(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  }

  return (
    <section>
      <div className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          购物袋<span className={styles.count}>{cart.cartCount} 件</span>
        </h1>
        <Checkbox
          checked={isAll}
          disabled={selectable.length === 0}
          onChange={() => selection.change(isAll ? [] : selectable)}
        >
          全选
        </Checkbox>
      </div>
      {error && <Notice>{error.message}</Notice>}
      <ul>
        {matchingFirst(cart.items, edited ?? []).map((item) => (
          <BagLine
            key={item.id}
            item={item}
            version={cart.version}
            size="large"
            onRemove={removal.remove}
            isRemoving={removal.isRemoving(item)}
            selectBox={
              <Checkbox
                checked={selection.value.includes(item.id)}
                disabled={!item.isAvailable}
                onChange={() => toggle(item.id)}
              >
                <span className="visually-hidden">选择 {item.name}</span>
              </Checkbox>
            }
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {removal.removed}
      </p>
    </section>
  )
}
