import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import type { PreviewImage } from './preview-image'
import type { View } from './zoom'
import styles from './preview-picture.module.scss'

/** How long a picture may take before it is said that it is on its way (A§9). */
const SLOW_AFTER_MS = 2000

type Props = { image: PreviewImage; view: View }

/** The file the page showed at once, the largest over it when it has come. */
export function PreviewPicture({ image: { alt, shown, largest }, view }: Props) {
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading')
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--x': `${view.x}px`,
    '--y': `${view.y}px`,
    '--scale': view.scale,
  }

  useEffect(() => {
    const timer = setTimeout(() => setState((last) => (last === 'loading' ? 'slow' : last)), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <div className={styles.root} style={style}>
        <img className={styles.image} src={shown} alt="" draggable={false} />
        <img
          className={styles.image}
          src={largest}
          alt={alt}
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('loaded')}
        />
      </div>
      {state === 'slow' && (
        <p className={styles.loader} role="status">
          正在加载图片
        </p>
      )}
    </>
  )
}
