import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/form/checkbox'
import { RadioGroup } from '@/components/form/radio-group'
import type { Address } from '@/contract/calls/customer/addresses'
import { addressee, addressText, emptyAddress, toAddressValues } from '@/features/address-book/address-values'
import { maskMobile } from '@/lib/format'
import { NEW_ADDRESS, type CheckoutValues } from './checkout-form-schema'
import styles from './checkout-fields.module.scss'

type Props = {
  addresses: readonly Address[]
  /** What a new address is filled into. */
  fields: ReactNode
  /** The verified one, for a new address. */
  mobile: string
}

/** An address of the book, or a new one. */
export function AddressChoice({ addresses, fields, mobile }: Props) {
  const { control, register, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const chosen = useWatch({ control, name: 'addressId' })

  const choose = (id: string) => {
    const saved = addresses.find((address) => address.id === id)
    setValue('addressId', id)
    setValue('delivery.address', saved ? toAddressValues(saved) : { ...emptyAddress, telephone: mobile })
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
              label: `${addressee(address)} ${maskMobile(address.telephone)}`,
              description: addressText(address),
            })),
            { value: NEW_ADDRESS, label: '使用新地址' },
          ]}
        />
      )}
      {chosen === NEW_ADDRESS && (
        <>
          {fields}
          <Checkbox {...register('isAddressKept')}>保存至地址簿</Checkbox>
        </>
      )}
    </div>
  )
}
