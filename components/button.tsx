import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './button.module.scss'

export type ButtonLook = {
  /** Ink; hairline; text with a hairline under it. */
  variant?: 'primary' | 'secondary' | 'text'
  isWide?: boolean
  children: ReactNode
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isPending?: boolean }

/** What a shopper presses. While pending the label stays, a thin line moves and presses do nothing. */
export function Button({
  variant = 'primary',
  isWide,
  isPending,
  className,
  children,
  ...rest
}: ButtonProps) {
  const pending = isPending ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuse } : {}
  return (
    <button
      type="button"
      {...rest}
      {...pending}
      data-variant={variant}
      data-wide={isWide}
      className={classNames(styles.root, className)}
    >
      {children}
      {isPending && <span className={styles.line} aria-hidden="true" />}
    </button>
  )
}

/** Keeps the focus where `disabled` would lose it, and a form from being sent twice. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}
