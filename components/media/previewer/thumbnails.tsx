import { useEffect, useRef } from 'react'
import { glideTo } from './glide-to'
import type { PreviewImage } from './preview-image'
import styles from './thumbnails.module.scss'

type Props = { images: readonly PreviewImage[]; current: number; onChoose: (index: number) => void }

/** The pictures in small at the foot of the gallery; the one that is shown glides to the middle. */
export function Thumbnails({ images, current, onChoose }: Props) {
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const list = row.current
    const item = list?.children[current]
    if (!list || !(item instanceof HTMLElement)) return
    return glideTo(list, item.offsetLeft - (list.clientWidth - item.clientWidth) / 2)
  }, [current])

  return (
    <ul ref={row} className={styles.root} aria-label="全部图片">
      {images.map(({ shown, alt }, index) => (
        <li key={index} className={styles.item}>
          <button
            type="button"
            className={styles.button}
            aria-label={`第 ${index + 1} 张：${alt}`}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <img className={styles.image} src={shown} alt="" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  )
}
