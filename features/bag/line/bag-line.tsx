'use client'

import type { ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { MediaRow } from '@/components/media/media-row'
import { Notice } from '@/components/feedback/notice'
import { QuantityStepper } from '@/components/form/quantity-stepper'
import type { CartItem } from '@/contract/calls/purchase/bag'
import { mostOfLine } from '@/contract/rules/purchase/bag-limits'
import { formatFen } from '@/lib/format'
import { choiceTexts, lineHref, priceChangeText, unavailableText } from './line-text'
import { useUpdateQty } from '../queries'
import { useLatest } from './use-latest'
import styles from './bag-line.module.scss'

type Props = {
  item: CartItem
  /** The version of the bag the item comes from. */
  version: number
  size: 'small' | 'large'
  /** The box that selects the line, where the bag offers one. */
  selectBox?: ReactNode
  onRemove: (item: CartItem) => void
  isRemoving: boolean
}

/** One line of the bag: what it is, how many, what it comes to. */
export function BagLine({ item, version, size, selectBox, onRemove, isRemoving }: Props) {
  const update = useUpdateQty()
  const quantity = useLatest({
    current: item.qty,
    version,
    send: (qty: number) => update.mutateAsync({ itemId: item.id, qty }),
  })
  const reason = unavailableText(item)
  const priceChange = priceChangeText(item)
  const refusal = quantity.isWaiting ? null : update.error

  return (
    <li className={styles.root} data-unavailable={!item.isAvailable} aria-label={item.name}>
      {selectBox && <div className={styles.select}>{selectBox}</div>}
      <MediaRow picture={item.thumb.name} size={size}>
        <div className={styles.words}>
          <div>
            <LineName item={item} />
            <ul className={styles.choices}>
              {choiceTexts(item).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          {!item.hidePrice && (
            <p className={styles.total} data-pending={quantity.isWaiting}>
              {formatFen(item.rowTotal)}
            </p>
          )}
        </div>
        {reason && <Notice>{reason}</Notice>}
        {priceChange && <p className={styles.choices}>{priceChange}</p>}
        {refusal && <Notice>{refusal.message}</Notice>}
        <div className={styles.actions}>
          <QuantityStepper
            label={item.name}
            value={quantity.value}
            onChange={quantity.change}
            max={mostOfLine(item)}
            isDisabled={item.unavailableReason === 'GONE' || item.unavailableReason === 'NOT_SELLABLE'}
          />
          <Button
            variant="text"
            isPending={isRemoving}
            aria-label={`删除 ${item.name}`}
            onClick={() => onRemove(item)}
          >
            删除
          </Button>
        </div>
      </MediaRow>
    </li>
  )
}

/** The way back to the product, while there is one. */
function LineName({ item }: { item: CartItem }) {
  if (item.unavailableReason === 'GONE') return <p className={styles.name}>{item.name}</p>
  return (
    <Anchor className={styles.name} href={lineHref(item)}>
      {item.name}
    </Anchor>
  )
}
