import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { FieldNote, noteProps } from './field-frame'
import styles from './radio-group.module.scss'

export type RadioOption = {
  value: string
  label: ReactNode
  /** A second line under the label. */
  description?: ReactNode
  isDisabled?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'children' | 'value'> & {
  legend: string
  options: readonly RadioOption[]
  /** Rows between hairlines, or words side by side. */
  layout?: 'rows' | 'inline'
  isLegendHidden?: boolean
  /** Only for a group whose owner holds the choice; with `register()` leave it out. */
  value?: string
  error?: string
}

/** One of a few, all in sight. Takes everything `register()` of a form gives, for each of its inputs. */
export function RadioGroup({
  legend,
  options,
  layout = 'rows',
  isLegendHidden,
  value,
  error,
  ...input
}: Props) {
  const id = useId()
  return (
    <fieldset className={styles.root} data-layout={layout} {...noteProps(id, { error })}>
      <legend className={classNames(styles.legend, isLegendHidden ? 'visually-hidden' : undefined)}>
        {legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...input}
              type="radio"
              name={input.name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              disabled={option.isDisabled ?? input.disabled}
              className={styles.input}
            />
            <span className={styles.words}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
