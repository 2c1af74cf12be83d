import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './step-intro.module.scss'

type Props = { takesFocus: boolean; children: ReactNode }

/** What a step is about. Takes the focus when the shopper came from another step, whose button is gone. */
export function StepIntro({ takesFocus, children }: Props) {
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])

  return (
    <p ref={text} tabIndex={-1} className={styles.root}>
      {children}
    </p>
  )
}
