import type { ComponentProps } from 'react'
import { Anchor } from './anchor'
import type { ButtonLook } from './button'
import styles from './button.module.scss'
import { classNames } from './class-names'

type Props = ComponentProps<typeof Anchor> & ButtonLook

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', isWide, className, children, ...rest }: Props) {
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
