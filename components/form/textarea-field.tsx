import { useId } from 'react'
import type { ComponentProps } from 'react'
import { FieldFrame, noteProps } from './field-frame'
import type { FieldText } from './field-frame'
import styles from './textarea-field.module.scss'

type Props = ComponentProps<'textarea'> & FieldText

/** Several lines to fill in. */
export function TextareaField({ label, error, hint, id, rows = 4, ...rest }: Props) {
  const ownId = useId()
  const textareaId = id ?? ownId
  return (
    <FieldFrame id={textareaId} label={label} error={error} hint={hint}>
      <textarea
        {...rest}
        {...noteProps(textareaId, { error, hint })}
        id={textareaId}
        rows={rows}
        className={styles.textarea}
      />
    </FieldFrame>
  )
}
