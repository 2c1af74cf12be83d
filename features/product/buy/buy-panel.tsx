'use client'

import { isSold } from '@/contract/rules/availability'
import { BuyButtons } from '@/features/bag/buy/buy-buttons'
import { useSelection } from '../selection/selection'
import { ButtonLink } from '@/components/button'
import { brand } from '@/lib/brand'

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

/** The way to what is not sold online: a call. */
function ContactNote() {
  return (
    <ButtonLink variant="secondary" href={brand.phoneHref} isWide>
      联系客户服务 {brand.phone}
    </ButtonLink>
  )
}
