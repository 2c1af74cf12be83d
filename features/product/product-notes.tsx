import type { Product } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/availability'
import styles from './product-notes.module.scss'

/** What a shopper must know before pressing: waiting times, whom it is for, why it is not there. P05. */
export function ProductNotes({ product }: { product: Product }) {
  const notes = notesOf(product)
  if (notes.length === 0) return null
  return (
    <ul className={styles.root}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function notesOf(product: Product): string[] {
  const { isPreOrder, preOrderShippingNote, isVip, vipNote, ctaNoStockComment, isIndividuallySalable } =
    product
  const { refusal } = availabilityOf(product, product)
  const isAwaited = refusal === 'OUT_OF_STOCK' || refusal === 'COMING_SOON'
  return [
    ...(isPreOrder ? [preOrderShippingNote || '预售商品，将按预计时间为您寄出。'] : []),
    ...(isVip ? [vipNote || '您的专属顾问可为您介绍此作品，并安排到店品鉴。'] : []),
    ...(isAwaited ? [ctaNoStockComment] : []),
    ...(isIndividuallySalable ? [] : ['此款不单独出售。']),
  ].filter(Boolean)
}
