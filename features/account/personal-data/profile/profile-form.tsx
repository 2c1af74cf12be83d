import { FormProvider, useController } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/feedback/notice'
import { RadioGroup } from '@/components/form/radio-group'
import { SelectField } from '@/components/form/select-field'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { nameCharacters, nameRule } from '@/contract/rules/customer/names'
import { emailInput } from '@/lib/forms/contact-inputs'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { typedText } from '@/lib/forms/typed-text'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { BirthDateFields } from './birth-date-fields'
import { profileFormSchema, valuesOf, type ProfileValues } from './profile-form-schema'
import type { Country } from './country-name'
import { useSaveCustomer } from '../queries'
import styles from '../form.module.scss'

type Props = {
  profile: UserInfo
  countries: readonly Country[]
  onDone: (hasSaved: boolean) => void
}

const genders = [
  { value: '1', label: '先生' },
  { value: '2', label: '女士' },
]

/** The profile to fill in. A§5. */
export function ProfileForm({ profile, countries, onDone }: Props) {
  const form = useSchemaForm(profileFormSchema, valuesOf(profile))
  const save = useSaveCustomer()
  const saveOnce = useMutateOnce(save, { isFinal: true })
  const { errors } = form.formState

  const submit = form.handleSubmit((body) =>
    saveOnce(body, { onSuccess: () => onDone(true), onError: (error) => showRefusal(form, error) }),
  )

  return (
    <FormProvider {...form}>
      <form className={styles.root} noValidate aria-label="基本资料" onSubmit={(event) => void submit(event)}>
        <RadioGroup
          legend="称谓"
          layout="inline"
          options={genders}
          error={errors.gender?.message}
          {...form.register('gender')}
        />
        <div className={styles.pair}>
          <Field
            label="姓"
            autoComplete="family-name"
            maxLength={nameRule.maxLength}
            error={errors.lastname?.message}
            {...typedText(form.register('lastname'), nameCharacters)}
          />
          <Field
            label="名"
            autoComplete="given-name"
            maxLength={nameRule.maxLength}
            error={errors.firstname?.message}
            {...typedText(form.register('firstname'), nameCharacters)}
          />
        </div>
        <Field
          label="电子邮箱（选填）"
          {...emailInput}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <BirthDateFields />
        <div className={styles.pair}>
          <CountryField name="place" label="居住地" countries={countries} />
          <CountryField name="country" label="国籍" countries={countries} />
        </div>
        {errors.root && <Notice>{errors.root.message}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" isPending={save.isPending}>
            保存
          </Button>
          <Button variant="text" onClick={() => onDone(false)}>
            取消
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

type CountryProps = { name: 'place' | 'country'; label: string; countries: readonly Country[] }

function CountryField({ name, label, countries }: CountryProps) {
  // Controlled, since the form may open before the list that names the country is there.
  const { field } = useController<ProfileValues, typeof name>({ name })
  const options = countries.map(({ code, nameCn }) => ({ value: code, label: nameCn }))
  return <SelectField label={label} placeholder="请选择" options={options} {...field} />
}
