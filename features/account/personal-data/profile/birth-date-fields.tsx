import { useFormContext, useWatch } from 'react-hook-form'
import { FieldSet } from '@/components/form/field-set'
import { SelectField } from '@/components/form/select-field'
import styles from './birth-date-fields.module.scss'
import { daysIn } from './birth-date-schema'
import type { ProfileValues } from './profile-form-schema'

const FIRST_YEAR = 1900

/** The birth date as three selects. A day its month does not have falls out. */
export function BirthDateFields() {
  const { register, control, formState, setValue, getValues } = useFormContext<ProfileValues>()
  const dob = useWatch({ control, name: 'dob' })
  const errors = formState.errors.dob
  const thisYear = new Date().getFullYear()

  const fitDay = () => {
    const date = getValues('dob')
    if (Number(date.day) > daysIn(date)) setValue('dob.day', '')
  }

  return (
    <FieldSet legend="出生日期（选填）" error={errors?.message}>
      <div className={styles.parts}>
        <SelectField
          label="年"
          placeholder="请选择"
          autoComplete="bday-year"
          options={numbers(thisYear, FIRST_YEAR)}
          error={errors?.year?.message}
          {...register('dob.year', { onChange: fitDay })}
        />
        <SelectField
          label="月"
          placeholder="请选择"
          autoComplete="bday-month"
          options={numbers(1, 12)}
          error={errors?.month?.message}
          {...register('dob.month', { onChange: fitDay })}
        />
        <SelectField
          label="日"
          placeholder="请选择"
          autoComplete="bday-day"
          options={numbers(1, daysIn(dob))}
          error={errors?.day?.message}
          {...register('dob.day')}
        />
      </div>
    </FieldSet>
  )
}

/** From one number to another, up or down, as choices of two digits at least. */
function numbers(from: number, to: number) {
  const step = Math.sign(to - from) || 1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const value = String(from + index * step)
    return { value: value.padStart(2, '0'), label: value }
  })
}
