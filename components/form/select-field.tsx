import { useId } from 'react'
import type { ComponentProps } from 'react'
import { FieldFrame, noteProps } from './field-frame'
import type { FieldText } from './field-frame'
import { Icon } from '../icon'
import styles from './select-field.module.scss'

export type Choice = { value: string; label: string; isDisabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldText & {
    options: readonly Choice[]
    /** The first, empty choice, such as 请选择. */
    placeholder?: string
  }

/** One of a list, with the picker of the phone or the desktop. */
export function SelectField({ label, error, hint, options, placeholder, id, ...rest }: Props) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <FieldFrame id={selectId} label={label} error={error} hint={hint}>
      <div className={styles.row}>
        <select {...rest} {...noteProps(selectId, { error, hint })} id={selectId} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.icon} />
      </div>
    </FieldFrame>
  )
}
