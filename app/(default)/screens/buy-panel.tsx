'use client'

import { BuyButtons } from '@/features/bag/buy/buy-buttons'
import { ContactNote } from '@/features/product/panel/contact-note'
import { useSelection } from '@/features/product/selection/selection'

const availabilities = {
  Preorder: 'preorder',
  'Not Sellable': 'not-sellable',
  'In stock': 'in-stock',
  'Out of stock': 'out-of-stock',
} as const

/** The buttons that put what is chosen into the bag; what is not sold here is asked for instead. */
export function BuyPanel() {
  const { product, chosen, isSold } = useSelection()
  if (!isSold) return <ContactNote />
  return (
    <BuyButtons
      productId={chosen.productId}
      options={chosen.options}
      availability={availabilities[chosen.availability]}
      name={product.name}
    />
  )
}
