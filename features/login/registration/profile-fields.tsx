import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, type FieldPath } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import { SelectField } from '@/components/form/select-field'
import { nameCharacters, nameRule } from '@/contract/rules/customer/names'
import { typedText } from '@/lib/forms/typed-text'
import type { RegistrationValues } from '../form/login-form-schema'
import { countriesQuery } from '../queries'
import styles from './profile-fields.module.scss'

const appellations = [
  { value: '1', label: '先生' },
  { value: '2', label: '女士' },
]

/** The default (A§3), and all there is to choose while the list is not here. */
const china = { code: 'CHN', nameCn: '中国大陆' }

/** Who registers: appellation and name. A§5. */
export function NameFields() {
  const { register, formState } = useFormContext<RegistrationValues>()
  const { errors } = formState
  return (
    <>
      <RadioGroup
        legend="称谓"
        layout="inline"
        options={appellations}
        error={errors.appellation?.message}
        {...register('appellation')}
      />
      <div className={styles.pair}>
        <Field
          label="姓"
          autoComplete="family-name"
          maxLength={nameRule.maxLength}
          error={errors.lastname?.message}
          {...typedText(register('lastname'), nameCharacters)}
        />
        <Field
          label="名"
          autoComplete="given-name"
          maxLength={nameRule.maxLength}
          error={errors.firstname?.message}
          {...typedText(register('firstname'), nameCharacters)}
        />
      </div>
    </>
  )
}

/** Where they live and come from, of the offline countries. A§3. */
export function CountryFields() {
  const { data: countries } = useQuery(countriesQuery)
  const others = Object.values(countries ?? {}).filter(({ code }) => code !== china.code)
  const options = [china, ...others].map(({ code, nameCn }) => ({ value: code, label: nameCn }))
  return (
    <div className={styles.pair}>
      <CountryField name="residence" label="居住地" options={options} />
      <CountryField name="nationality" label="国籍" options={options} />
    </div>
  )
}

type CountryProps = {
  name: Extract<FieldPath<RegistrationValues>, 'residence' | 'nationality'>
  label: string
  options: { value: string; label: string }[]
}

function CountryField({ name, label, options }: CountryProps) {
  // Controlled, since the country may be known before the list that names it.
  const { field, fieldState } = useController<RegistrationValues, typeof name>({ name })
  return (
    <SelectField
      label={label}
      placeholder="请选择"
      options={options}
      error={fieldState.error?.message}
      {...field}
    />
  )
}
