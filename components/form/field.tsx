import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, noteProps } from './field-frame'
import type { FieldText } from './field-frame'
import styles from './field.module.scss'

type Props = ComponentProps<'input'> &
  FieldText & {
    /** Beside the value, such as +86. */
    before?: ReactNode
    /** After the value, such as the button that sends a code. */
    suffix?: ReactNode
  }

/** One line to fill in. Takes everything `register()` of a form gives. */
export function Field({ label, error, hint, before, suffix, id, type = 'text', ...rest }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame id={inputId} label={label} error={error} hint={hint}>
      <div className={styles.row}>
        <input
          {...rest}
          {...noteProps(inputId, { error, hint })}
          id={inputId}
          type={type}
          className={styles.input}
        />
        {before && <span className={styles.before}>{before}</span>}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  )
}
