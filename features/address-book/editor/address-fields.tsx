'use client'

import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import { TextareaField } from '@/components/form/textarea-field'
import type { AddressValues } from '../address-values'
import styles from './address-fields.module.scss'
import { PlaceFields } from './place-fields'

const genders = [
  { value: '1', label: '先生' },
  { value: '2', label: '女士' },
]

type Props = {
  /** Where the form around keeps the address: nothing, or a path with its last dot. */
  prefix?: string
}

/** An address: who, how to call, where. For whatever form holds `AddressValues`, in the book and at checkout. A§3. */
export function AddressFields({ prefix = '' }: Props) {
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>()
  const field = (name: keyof AddressValues) => ({
    ...register(`${prefix}${name}`),
    error: getFieldState(`${prefix}${name}`, formState).error?.message,
  })
  return (
    <div className={styles.root}>
      <RadioGroup legend="称谓" layout="inline" options={genders} {...field('gender')} />
      <Field
        label="收货人姓名"
        autoComplete="name"
        maxLength={30}
        data-case="upper"
        {...field('firstname')}
      />
      <Field
        label="手机号码"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        before="+86"
        maxLength={11}
        {...field('telephone')}
      />
      <PlaceFields prefix={prefix} />
      <TextareaField
        label="详细地址"
        autoComplete="street-address"
        rows={2}
        maxLength={100}
        data-case="upper"
        {...field('street')}
      />
    </div>
  )
}
