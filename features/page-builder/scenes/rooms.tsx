import type { ReactNode } from 'react'
import { Icon } from '@/components/icon'
import type { Page } from '@/contract/calls/catalogue/page'
import type { BlockOf } from '../blocks/block'
import styles from './rooms.module.scss'
import { SceneBlock, type RenderPiece } from './scene-block'

type Props = { page: Page; way: ReactNode; renderPiece: RenderPiece }

/**
 * A Virtual Pop-Up Store: the scenes of a page as rooms side by side, walked through by hand, wheel, keyboard or by the plan of
 * the house below. It works without scripts. P03.
 */
export function Rooms({ page, way, renderPiece }: Props) {
  const rooms = page.blocks.flatMap((block) => (block.type === 'scene' ? [block] : []))
  const idOf = (index: number) => rooms[index]?.id ?? `room-${index + 1}`
  return (
    <div className={styles.root}>
      <h1 className="visually-hidden">{page.title}</h1>
      <div className={styles.walk} role="region" aria-label={page.title} tabIndex={0}>
        {rooms.map((room, index) => (
          <div key={idOf(index)} id={idOf(index)} className={styles.room}>
            <SceneBlock block={room} renderPiece={renderPiece} isFirst={index === 0} />
            <NextRoom room={rooms[index + 1]} id={idOf(index + 1)} />
          </div>
        ))}
      </div>
      <nav className={styles.plan} aria-label="房间">
        <ol className={styles.list}>
          {rooms.map(({ title }, index) => (
            <li key={idOf(index)}>
              <a className={styles.door} href={`#${idOf(index)}`}>
                <span className={styles.number}>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.way}>{way}</div>
    </div>
  )
}

/** The way on from a room; the last has none. */
function NextRoom({ room, id }: { room: BlockOf<'scene'> | undefined; id: string }) {
  if (!room) return null
  return (
    <a className={styles.next} href={`#${id}`} aria-label={`下一间：${room.title}`}>
      <Icon name="chevron-right" />
    </a>
  )
}
