import { classNames } from './class-names'
import styles from './word-mark.module.scss'

type Props = { title: string; className?: string }

const accentedE = 'M222 28v70M222 28h38M222 63h32M222 98h38M237 17l12-15'
const plainE = 'M308 28v70M308 28h38M308 63h32M308 98h38'

/** The brand's name, drawn: light geometric capitals. The capitals stand in the middle of the box. */
export function WordMark({ title, className }: Props) {
  return (
    <svg
      className={classNames(styles.root, className)}
      viewBox="0 0 349 126"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      role="img"
    >
      <title>{title}</title>
      <circle cx="39" cy="63" r="36" />
      <path d="M122 98V28h27a20 20 0 0 1 0 40h-27M147 68l27 30" />
      <path strokeLinecap="square" d={accentedE} />
      <path strokeLinecap="square" d={plainE} />
    </svg>
  )
}
