import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/form/radio-group'
import type { Address } from '@/contract/calls/customer/addresses'
import { AddressChoice } from './address-choice'
import type { CheckoutValues } from './checkout-form-schema'
import { CheckoutSection } from './checkout-section'
import { PickupFields } from './pickup-fields'

const ways = [
  { value: 'address', label: '送货上门' },
  { value: 'pickup', label: '门店自提' },
]

type Props = {
  addresses: readonly Address[]
  addressFields: ReactNode
  mobile: string
  refusal: string | null
}

/** How the order reaches the shopper. */
export function DeliverySection({ addresses, addressFields, mobile, refusal }: Props) {
  const { register, control } = useFormContext<CheckoutValues>()
  const type = useWatch({ control, name: 'delivery.type' })
  return (
    <CheckoutSection title="配送" refusal={refusal}>
      <RadioGroup
        legend="配送方式"
        isLegendHidden
        layout="inline"
        options={ways}
        {...register('delivery.type')}
      />
      {type === 'address' ? (
        <AddressChoice addresses={addresses} fields={addressFields} mobile={mobile} />
      ) : (
        <PickupFields />
      )}
    </CheckoutSection>
  )
}
