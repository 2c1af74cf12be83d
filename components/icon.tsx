import { classNames } from './class-names'
import styles from './icon.module.scss'

/** Drawn for this house: 20 px box, 1.25 px stroke, square ends. */
const drawings = {
  close: 'M4 4l12 12M16 4L4 16',
  menu: 'M2.5 5.5h15M2.5 10h15M2.5 14.5h15',
  search: 'M8.75 2.75a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM13 13l4.5 4.5',
  bag: 'M3.5 6.5h13v11h-13zM7 9V5.5a3 3 0 0 1 6 0V9',
  heart: 'M10 17L3.5 10.3a3.9 3.9 0 0 1 5.6-5.5l.9.9.9-.9a3.9 3.9 0 0 1 5.6 5.5z',
  user: 'M10 2.75a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3.25 17.5c0-3.2 2.9-5 6.75-5s6.75 1.8 6.75 5',
  chat: 'M2.75 3.5h14.5v10.25H9l-4.25 3.5v-3.5h-2z',
  bubbles: 'M2.5 3.5h10.5v7.5H7l-2.75 2.5V11H2.5zM15.25 8.25h2.25v7.25h-1.5v2.25l-2.5-2.25h-5.75v-2',
  phone: 'M3 3h4l1.5 4-2 1.5c1 2.2 2.8 4 5 5l1.5-2 4 1.5v4C9.8 17 3 10.2 3 3z',
  pin: 'M10 18c-3.7-4-5.5-7-5.5-9.5a5.5 5.5 0 0 1 11 0C15.5 11 13.7 14 10 18zM10 6.75a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  plus: 'M10 3.5v13M3.5 10h13',
  minus: 'M3.5 10h13',
  check: 'M3.5 10.5l4.5 4.5 8.5-9.5',
  warning: 'M10 3l7.5 14h-15zM10 8.25v4M10 14.25v.5',
  filter:
    'M2.5 6.5h4M10.5 6.5h7M8.5 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM2.5 13.5h7M13.5 13.5h4M11.5 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  sort: 'M6 3.5v13M3 13.5l3 3 3-3M14 16.5v-13M11 6.5l3-3 3 3',
  back: 'M17.5 10H3M8.5 4.5L3 10l5.5 5.5',
  external: 'M8.5 4H3.5v12.5H16v-5M11.5 3.5h5v5M16 4l-7 7',
  eye: 'M1.75 10C3.6 6.4 6.5 4.5 10 4.5s6.4 1.9 8.25 5.5c-1.85 3.6-4.75 5.5-8.25 5.5S3.6 13.6 1.75 10zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  reset: 'M4.5 4v4h4M5 8a6.25 6.25 0 1 1-1.2 4',
  play: 'M5.5 3.5v13l11-6.5z',
  pause: 'M6.5 3.5v13M13.5 3.5v13',
  'chevron-left': 'M12.5 4l-6 6 6 6',
  'chevron-right': 'M7.5 4l6 6-6 6',
  'chevron-up': 'M4 12.5l6-6 6 6',
  'chevron-down': 'M4 7.5l6 6 6-6',
} as const

export type IconName = keyof typeof drawings | 'heart-filled'

type Props = { name: IconName; className?: string }

/** A picture beside words: hidden from screen readers, so the control that holds it needs a name. */
export function Icon({ name, className }: Props) {
  const isFilled = name === 'heart-filled'
  return (
    <svg className={classNames(styles.root, className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawings[isFilled ? 'heart' : name]} fill={isFilled ? 'currentColor' : undefined} />
    </svg>
  )
}
