import barStyles from '../../bar/menu-bar.module.scss'
import { hasGap, type NavigationItem } from '../../navigation/navigation'

type Props = {
  items: readonly NavigationItem[]
  count: readonly number[]
  openId: string | undefined
  /** The list below, of the open entry. */
  controls: string
  onOpen: (id: string) => void
}

/** The top level in the place of the header's row, the open entry marked. The keyboard begins there. */
export function DesktopTopRow({ items, count, openId, controls, onOpen }: Props) {
  return (
    <ul className={barStyles.list} data-menu="row">
      {items.map(({ id, name }, place) => (
        <li key={id} className={barStyles.entry} data-gap={hasGap(count, place) || undefined}>
          <button
            type="button"
            className={barStyles.link}
            aria-expanded={id === openId}
            aria-controls={controls}
            data-autofocus={id === openId || undefined}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
