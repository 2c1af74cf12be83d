import { Anchor } from '@/components/anchor'
import { LineRow } from '@/components/media/line-row'
import { Notice } from '@/components/feedback/notice'
import type { CartItem } from '@/contract/calls/purchase/bag'
import { keepCheckoutEdit } from '@/features/bag/edit/checkout-edit'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import styles from './checkout-lines.module.scss'

/** What is about to be ordered. */
export function CheckoutLines({ items }: { items: readonly CartItem[] }) {
  return (
    <div>
      <div className={styles.head}>
        <h2>订单商品</h2>
        <Anchor className={styles.edit} href={routes.bag} onClick={() => keepCheckoutEdit(items)}>
          修改
        </Anchor>
      </div>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <LineRow
              picture={item.thumb.name}
              name={item.name}
              amount={item.isSelected ? formatFen(item.rowTotal) : undefined}
              words={choiceText(item)}
            >
              {!item.isSelected && <Notice>{lostText(item)}</Notice>}
            </LineRow>
          </li>
        ))}
      </ul>
    </div>
  )
}

function lostText({ unavailableReason, stock }: CartItem): string {
  if (unavailableReason !== 'OUT_OF_STOCK') return '已无法购买，未计入订单'
  return stock > 0 ? `库存不足，仅余 ${stock} 件，未计入订单` : '已售罄，未计入订单'
}

function choiceText({ selectedOptions, isBundle, bundleChildren, monogramPrompt, qty }: CartItem): string {
  const options = isBundle ? [] : selectedOptions.map(({ label }) => label)
  const parts = bundleChildren.map(({ name, size }) => (size ? `${name} ${size}` : name))
  return [...options, ...parts, monogramPrompt, `数量 ${qty}`].filter(Boolean).join(' · ')
}
