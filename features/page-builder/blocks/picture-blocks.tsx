import { Anchor } from '@/components/anchor'
import { Film } from '@/components/media/film/film'
import { Picture } from '@/components/media/picture'
import { PreviewButton } from '@/components/media/previewer/preview-button'
import { fallbackAddress } from '@/lib/media/picture-names'
import type { BlockOf } from './block'
import styles from './picture-blocks.module.scss'

type HeroProps = { block: BlockOf<'hero'>; isFirst: boolean; heading: 'h1' | 'h2' }

/** The screen's height less the header: one picture, one line, one link, low left. */
export function HeroBlock({ block, isFirst, heading: Heading }: HeroProps) {
  const { title, subTitle, image, link, theme } = block
  return (
    <section className={styles.hero} data-theme={theme}>
      <Picture
        name={image.name}
        phone={image.phone}
        alt={image.alt}
        sizes="100vw"
        ratio="fill"
        priority={isFirst}
      />
      <div className={styles.heroWords}>
        {subTitle && <p className={styles.heroSubTitle}>{subTitle}</p>}
        <Heading className={styles.heroTitle}>{title}</Heading>
        {link && (
          <Anchor className={styles.heroLink} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}

/** A picture on one side and what it tells on the other, on the ground of the pictures. */
export function EditorialBlock({ block }: { block: BlockOf<'editorial'> }) {
  const { title, text, image, link, side } = block
  return (
    <section className={styles.editorial} data-side={side}>
      <div className={styles.editorialPicture}>
        <PreviewButton kind="single" label={image.alt}>
          <Picture
            name={image.phone ?? image.name}
            alt={image.alt}
            sizes="(max-width: 1023.98px) 100vw, 50vw"
            ratio="fill"
          />
        </PreviewButton>
      </div>
      <div className={styles.editorialWords}>
        <h2 className={styles.editorialTitle}>{title}</h2>
        <p className={styles.editorialText}>{text}</p>
        {link && (
          <Anchor className={styles.editorialLink} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}

/** A film across the page. Nothing is fetched of it until it is started. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const { title, poster, sources } = block
  return (
    <section>
      <video
        className={styles.film}
        aria-label={title}
        poster={fallbackAddress(poster.name)}
        preload="none"
        controls
        playsInline
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <div className={styles.filmWords}>
        <h2 className={styles.filmTitle}>{title}</h2>
      </div>
    </section>
  )
}

/** A film of the house across the page, that plays by itself and without sound; below it what it shows. */
export function FilmBlock({ block }: { block: BlockOf<'film'> }) {
  const { title, text, film, poster, captions, link } = block
  return (
    <section>
      <Film film={film} label={title} poster={poster} captions={captions} sizes="100vw" ratio="16/9" />
      <div className={styles.filmWords}>
        <h2 className={styles.filmTitle}>{title}</h2>
        {text && <p className={styles.filmText}>{text}</p>}
        {link && (
          <Anchor className={styles.filmLink} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}
