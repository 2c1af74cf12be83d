import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldNote, noteProps } from './field-frame'
import styles from './field-set.module.scss'

type Props = { legend: string; error?: string; children: ReactNode }

/** Several controls that make one value, under one name. */
export function FieldSet({ legend, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.root} {...noteProps(id, { error })}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
