import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './field-frame.module.scss'

export type FieldText = {
  label: string
  /** What is wrong with the value; takes the place of the hint. */
  error?: string
  hint?: ReactNode
}

type Props = FieldText & { id: string; children: ReactNode }

/** Label above, the control, and below it what is wrong or what helps. */
export function FieldFrame({ id, label, error, hint, children }: Props) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  )
}

/** The line under a control. Always there for screen readers to watch, empty when nothing is to say. */
export function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <div id={noteId(id)} className={styles.note} aria-live="polite" data-tone={error ? 'error' : 'hint'}>
      {error ? (
        <>
          <Icon name="warning" className={styles.icon} />
          {error}
        </>
      ) : (
        hint
      )}
    </div>
  )
}

/** The attributes that tie a control to its note. */
export function noteProps(id: string, { error, hint }: { error?: string; hint?: ReactNode }) {
  const hasNote = Boolean(error ?? hint)
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': hasNote ? noteId(id) : undefined }
}

function noteId(id: string): string {
  return `${id}-note`
}
