import type { BlockOf } from './block'
import styles from './video-block.module.scss'

/** A film across the page. Nothing is fetched of it until it is started. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const { title, poster, sources } = block
  return (
    <section className={styles.root}>
      <video
        className={styles.film}
        aria-label={title}
        poster={`/pictures/${poster.name}-1440.webp`}
        preload="none"
        controls
        playsInline
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <h2 className={styles.title}>{title}</h2>
    </section>
  )
}
