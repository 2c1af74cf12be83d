import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon'
import styles from './icon-button.module.scss'

type Props = ComponentProps<'button'> & {
  icon: IconName
  /** What the button does, for those who do not see the icon. */
  label: string
  /** A count beside the icon. */
  children?: ReactNode
}

/** An icon to press, 44 px square. */
export function IconButton({ icon, label, className, children, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classNames(styles.root, className)}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  )
}
