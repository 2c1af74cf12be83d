import type { Product } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/catalogue/availability'

/** What a shopper must know before pressing: waiting times, whom it is for, why it is not there. P05, P13. */
export function notesOf(product: Product): string[] {
  const { isPreOrder, preOrderShippingNote, isVip, vipNote, ctaNoStockComment, isIndividuallySalable } =
    product
  const { refusal } = availabilityOf(product, product)
  const isAwaited = refusal === 'OUT_OF_STOCK' || refusal === 'COMING_SOON'
  return [
    product.calloutMessageBuy,
    ...(isPreOrder ? [preOrderShippingNote || '预售商品，将按预计时间为您寄出。'] : []),
    ...(isVip ? [vipNote || '您的专属顾问可为您介绍此作品，并安排到店品鉴。'] : []),
    ...(isAwaited ? [ctaNoStockComment] : []),
    ...(isIndividuallySalable ? [] : ['此款不单独出售。']),
    product.calloutNote,
    product.appAdvisory,
  ].filter(Boolean)
}
