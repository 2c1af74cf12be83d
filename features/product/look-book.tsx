import { Picture } from '@/components/media/picture'
import { PreviewButton } from '@/components/media/previewer/preview-button'
import type { Image } from '@/contract/calls/catalogue/media'
import type { Product } from '@/contract/calls/catalogue/product'
import { portraitOf } from '@/lib/media/picture-names'
import styles from './look-book.module.scss'

/** The pictures of a product's look book, the one it names first before the others. */
export function lookBookOf({
  lookBookImg,
  lookBookImages,
}: Pick<Product, 'lookBookImg' | 'lookBookImages'>): Image[] {
  return lookBookImg ? [lookBookImg, ...lookBookImages] : lookBookImages
}

/** How the product is worn: one picture across the page, or several side by side; a press opens them full-screen. P09 */
export function LookBook({ images }: { images: readonly Image[] }) {
  if (images.length === 0) return null
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>造型画册</h2>
      <ul className={styles.pictures} data-preview-group>
        {images.map((image) => (
          <li key={image.name} className={styles.picture}>
            <PreviewButton kind="gallery" label={image.alt}>
              {images.length === 1 ? <Still image={image} /> : <Look image={image} />}
            </PreviewButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Still({ image: { name, alt } }: { image: Image }) {
  const tall = portraitOf(name)
  return (
    <Picture
      name={name}
      alt={alt}
      sizes="100vw"
      ratio={tall === name ? undefined : '16/9'}
      phone={tall === name ? undefined : tall}
    />
  )
}

function Look({ image: { name, alt } }: { image: Image }) {
  return <Picture name={portraitOf(name)} alt={alt} sizes="(max-width: 1023.98px) 78vw, 33vw" />
}
