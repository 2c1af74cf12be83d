import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Anchor } from './anchor'
import { classNames } from './class-names'
import styles from './button.module.scss'

type Look = {
  /** Ink; hairline; text with a hairline under it. */
  variant?: 'primary' | 'secondary' | 'text'
  isWide?: boolean
  children: ReactNode
}

type ButtonProps = ComponentProps<'button'> & Look & { isPending?: boolean }

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

type ButtonLinkProps = ComponentProps<typeof Anchor> & Look

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      data-variant={variant}
      data-wide={isWide}
      className={classNames(styles.root, className)}
    >
      {children}
    </Anchor>
  )
}

/** Keeps the focus where `disabled` would lose it, and a form from being sent twice. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}
