import type { Product } from '@/contract/calls/catalogue/product'
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
  const {
    isPreOrder,
    preOrderShippingNote,
    isVip,
    vipNote,
    stock,
    ctaNoStockComment,
    isIndividuallySalable,
  } = product
  return [
    ...(isPreOrder ? [preOrderShippingNote || '预售商品，将按预计时间为您寄出。'] : []),
    ...(isVip ? [vipNote || '此款为贵宾专享。'] : []),
    ...(stock === 0 ? [ctaNoStockComment] : []),
    ...(isIndividuallySalable ? [] : ['此款不单独出售。']),
  ].filter(Boolean)
}
