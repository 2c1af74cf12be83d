import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import type { BlockOf } from './block'
import styles from './hero-block.module.scss'

type Props = { block: BlockOf<'hero'>; isFirst: boolean; heading: 'h1' | 'h2' }

/** The screen's height less the header: one picture, one line, one link, low left. */
export function HeroBlock({ block, isFirst, heading: Heading }: Props) {
  const { title, subTitle, image, link, theme } = block
  return (
    <section className={styles.root} data-theme={theme}>
      <Picture
        name={image.name}
        phone={image.phone}
        alt={image.alt}
        sizes="100vw"
        ratio="fill"
        priority={isFirst}
      />
      <div className={styles.words}>
        {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {link && (
          <Anchor className={styles.link} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}
