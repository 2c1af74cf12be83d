'use client'

import { isSold } from '@/contract/rules/availability'
import { BuyButtons } from '@/features/bag/buy/buy-buttons'
import { ContactNote } from '../panel/contact-note'
import { useSelection } from '../selection/selection'

/** The buttons that put what is chosen into the bag; what is not sold here is asked for instead. */
export function BuyPanel() {
  const { product, chosen } = useSelection()
  if (!isSold(chosen.availability)) return <ContactNote />
  return (
    <BuyButtons
      productId={chosen.productId}
      options={chosen.options}
      refusal={chosen.availability.refusal}
      name={product.name}
    />
  )
}
