import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldNote, noteProps } from './field-frame'
import { Icon } from '../icon'
import styles from './checkbox.module.scss'

type Props = ComponentProps<'input'> & {
  /** The words beside the box; links in them stay links. */
  children: ReactNode
  error?: string
}

/** A box to tick. */
export function Checkbox({ children, error, id, ...rest }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div>
      <label className={styles.label} htmlFor={inputId}>
        <input
          {...rest}
          {...noteProps(inputId, { error })}
          id={inputId}
          type="checkbox"
          className={styles.input}
        />
        <Icon name="check" className={styles.check} />
        <span>{children}</span>
      </label>
      <FieldNote id={inputId} error={error} />
    </div>
  )
}
