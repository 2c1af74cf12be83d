import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/checkbox'
import { Field } from '@/components/field'
import { RadioGroup } from '@/components/radio-group'
import type { CheckoutValues } from './checkout-form-schema'
import { PlaceFields } from './place-fields'
import styles from './checkout-fields.module.scss'

const genders = [
  { value: '1', label: '先生' },
  { value: '2', label: '女士' },
]

/** A new address: who, how to call, where. */
export function AddressFields() {
  const { register, formState } = useFormContext<CheckoutValues>()
  const errors = formState.errors.delivery?.address
  return (
    <div className={styles.fields}>
      <RadioGroup legend="称谓" layout="inline" options={genders} {...register('delivery.address.gender')} />
      <Field
        label="收货人姓名"
        autoComplete="name"
        maxLength={30}
        error={errors?.firstname?.message}
        {...register('delivery.address.firstname')}
      />
      <Field
        label="手机号码"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        before="+86"
        maxLength={11}
        error={errors?.telephone?.message}
        {...register('delivery.address.telephone')}
      />
      <PlaceFields />
      <Field
        label="详细地址"
        autoComplete="street-address"
        maxLength={100}
        error={errors?.street?.message}
        {...register('delivery.address.street')}
      />
      <Checkbox {...register('isAddressKept')}>保存至地址簿</Checkbox>
    </div>
  )
}
