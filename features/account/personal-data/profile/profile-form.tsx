import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/layout/notice'
import { RadioGroup } from '@/components/form/radio-group'
import { SelectField } from '@/components/form/select-field'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { EMAIL_MAX_LENGTH, emailFault } from '@/lib/forms/email'
import { required } from '@/lib/forms/form-rules'
import { bodyOf, cleanName, valuesOf, type Country, type ProfileValues } from './profile-values'
import { useSaveCustomer } from '../queries'
import { showRefusal } from '../show-refusal'
import styles from '../form.module.scss'

type Props = {
  profile: UserInfo
  countries: readonly Country[]
  onDone: (hasSaved: boolean) => void
}

const fields = ['gender', 'lastname', 'firstname', 'email', 'dob', 'place', 'country'] as const
const genders = [
  { value: '1', label: '先生' },
  { value: '2', label: '女士' },
]

/** The profile to fill in. Names lose what no name has on leaving the field, never while they are typed. */
export function ProfileForm({ profile, countries, onDone }: Props) {
  const form = useForm<ProfileValues>({ mode: 'onTouched', defaultValues: valuesOf(profile) })
  const save = useSaveCustomer()
  const { errors } = form.formState
  const options = countries.map(({ code, nameCn }) => ({ value: code, label: nameCn }))

  const submit = (values: ProfileValues) => {
    if (save.isPending) return
    save.mutate(bodyOf(values), {
      onSuccess: () => onDone(true),
      onError: (error) => showRefusal(form, error, fields),
    })
  }

  return (
    <form
      className={styles.root}
      noValidate
      aria-label="基本资料"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <RadioGroup
        legend="称谓"
        layout="inline"
        options={genders}
        error={errors.gender?.message}
        {...form.register('gender', { required })}
      />
      <div className={styles.pair}>
        <Field label="姓" autoComplete="family-name" maxLength={30} {...nameProps(form, 'lastname')} />
        <Field label="名" autoComplete="given-name" maxLength={30} {...nameProps(form, 'firstname')} />
      </div>
      <Field
        label="电子邮箱（选填）"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        error={errors.email?.message}
        {...form.register('email', {
          validate: (email) => (email === '' ? true : emailFault(email)),
        })}
      />
      <Field
        label="出生日期（选填）"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        error={errors.dob?.message}
        {...form.register('dob')}
      />
      <div className={styles.pair}>
        <SelectField label="居住地" placeholder="请选择" options={options} {...form.register('place')} />
        <SelectField label="国籍" placeholder="请选择" options={options} {...form.register('country')} />
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
  )
}

function nameProps(
  form: UseFormReturn<ProfileValues>,
  field: Extract<FieldPath<ProfileValues>, 'lastname' | 'firstname'>,
) {
  return {
    error: form.formState.errors[field]?.message,
    ...form.register(field, {
      validate: (value) => cleanName(value) !== '' || required,
      setValueAs: cleanName,
      onBlur: () => form.setValue(field, cleanName(form.getValues(field))),
    }),
  }
}
