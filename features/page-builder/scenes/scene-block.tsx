import type { CSSProperties, ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import { Film } from '@/components/media/film/film'
import { Picture } from '@/components/media/picture'
import { portraitOf } from '@/lib/media/picture-names'
import type { BlockOf } from '../blocks/block'
import styles from './scene-block.module.scss'

type Scene = BlockOf<'scene'>
export type Point = Scene['points'][number]

/** How a piece of a scene is led to: as a dot on the picture, or by its name under the words. */
export type RenderPiece = (piece: Point['product'], look: 'dot' | 'name') => ReactNode

type Props = {
  block: Scene
  renderPiece: RenderPiece
  heading?: 'h1' | 'h2'
  /** Whether the page begins with it. */
  isFirst?: boolean
}

/** A still over the whole screen; its points and the names under its words lead to the pieces it shows. P03. */
export function SceneBlock({ block, renderPiece, heading: Heading = 'h2', isFirst }: Props) {
  const { title, text, image, film, link, points } = block
  return (
    <section className={styles.root}>
      <div className={styles.view}>
        {film && (
          <Film
            film={film}
            label={title}
            poster={image}
            sizes="(max-width: 1023.98px) 222vw, max(100vw, 178vh)"
            ratio="fill"
            priority={isFirst}
          />
        )}
        <div className={styles.still}>
          {!film && (
            <Picture
              name={image.name}
              phone={image.phone ?? portraitOf(image.name)}
              alt={image.alt}
              sizes="(max-width: 1023.98px) 100vw, max(100vw, 178vh)"
              ratio="fill"
              priority={isFirst}
            />
          )}
          {points.map((point) => (
            <span
              key={point.product.sku}
              className={styles.point}
              style={placeOf(point)}
              data-phone={point.phone !== undefined}
            >
              {renderPiece(point.product, 'dot')}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {points.length > 0 && (
          <ul className={styles.pieces}>
            {points.map(({ product }) => (
              <li key={product.sku}>{renderPiece(product, 'name')}</li>
            ))}
          </ul>
        )}
        {link && (
          <Anchor className={styles.link} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}

type Place = CSSProperties & Record<'--x' | '--y' | '--phone-x' | '--phone-y', string>

function placeOf({ x, y, phone }: Point): Place {
  return {
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--phone-x': `${phone?.x ?? x}%`,
    '--phone-y': `${phone?.y ?? y}%`,
  }
}
