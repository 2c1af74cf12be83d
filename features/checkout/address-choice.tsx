import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/radio-group'
import type { Address } from '@/contract/addresses'
import { maskMobile } from '@/lib/format'
import { AddressFields } from './address-fields'
import { emptyAddress, NEW_ADDRESS, toAddressValues, type CheckoutValues } from './checkout-form-schema'
import styles from './checkout-fields.module.scss'

/** An address of the book, or a new one. */
export function AddressChoice({ addresses }: { addresses: readonly Address[] }) {
  const { control, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const chosen = useWatch({ control, name: 'addressId' })

  const choose = (id: string) => {
    const saved = addresses.find((address) => address.id === id)
    setValue('addressId', id)
    setValue('delivery.address', saved ? toAddressValues(saved) : emptyAddress)
    clearErrors('delivery.address')
  }

  return (
    <div className={styles.fields}>
      {addresses.length > 0 && (
        <RadioGroup
          legend="收货地址"
          isLegendHidden
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              label: `${address.firstname} ${address.gender === 1 ? '先生' : '女士'} ${maskMobile(address.telephone)}`,
              description: addressText(address),
            })),
            { value: NEW_ADDRESS, label: '使用新地址' },
          ]}
        />
      )}
      {chosen === NEW_ADDRESS && <AddressFields />}
    </div>
  )
}

/** Municipalities are their own only city: 上海市 once. */
function addressText({ region, city, district, street }: Address): string {
  return [...new Set([region, city, district, street])].join(' ')
}
