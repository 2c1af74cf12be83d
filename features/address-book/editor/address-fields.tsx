'use client'

import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import { TextareaField } from '@/components/form/textarea-field'
import { addressRule } from '@/contract/rules/purchase/address'
import { mobileDigits } from '@/contract/rules/customer/mobile'
import { nameCharacters, nameRule } from '@/contract/rules/customer/names'
import { mobileInput } from '@/lib/forms/contact-inputs'
import type { AddressValues } from '../address-values'
import { typedText, upperCased } from '@/lib/forms/typed-text'
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
  const errorOf = (name: keyof AddressValues) => getFieldState(`${prefix}${name}`, formState).error?.message
  const typed = (name: keyof AddressValues, clean: (text: string) => string) => ({
    ...typedText(register(`${prefix}${name}`), clean),
    error: errorOf(name),
  })
  return (
    <div className={styles.root}>
      <RadioGroup
        legend="称谓"
        layout="inline"
        options={genders}
        error={errorOf('gender')}
        {...register(`${prefix}gender`)}
      />
      <Field
        label="收货人姓名"
        autoComplete="name"
        maxLength={nameRule.maxLength}
        {...typed('firstname', nameCharacters)}
      />
      <Field label="手机号码" {...mobileInput} {...typed('telephone', mobileDigits)} />
      <PlaceFields prefix={prefix} />
      <TextareaField
        label="详细地址"
        autoComplete="street-address"
        rows={2}
        maxLength={addressRule.streetMaxLength}
        {...typed('street', upperCased)}
      />
    </div>
  )
}
