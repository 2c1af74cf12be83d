'use client'

import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { PreviewButton } from '@/components/media/previewer/preview-button'
import { SwiperGallery } from '@/components/media/swiper-gallery'
import { onDemand } from '@/lib/browser/on-demand'
import { useSelection } from '../selection/selection'

// Fetched with the first letter.
const LettersOnPiece = onDemand(() =>
  import('../letters/letters-on-piece').then((module) => module.LettersOnPiece),
)

/** What moves, beside the pictures: a film. It stands first, or after the picture the page is opened for. B§3. */
export type Moving = { element: ReactNode; isFirst: boolean }

/** The pictures of what is chosen: two columns on desktop, one after another on phones; a press opens them full-screen. */
export function ProductGallery({ moving }: { moving: Moving | null }) {
  const { product, chosen, initials } = useSelection()
  const { images } = chosen
  const pictures = images.map<ReactNode>(({ name, alt }, index) => (
    <PreviewButton key={name} kind="gallery" label={index === 0 && initials ? `${alt}，${initials}` : alt}>
      <Picture
        name={name}
        alt={alt}
        sizes="(max-width: 1023.98px) 100vw, calc(50vw - 220px)"
        priority={index === 0 && !moving?.isFirst}
      />
      {index === 0 && initials && <LettersOnPiece />}
    </PreviewButton>
  ))
  const before = moving?.isFirst ? 0 : 1
  return (
    <SwiperGallery
      key={images[0]?.name}
      label={`${product.name} 图片`}
      wide={moving && !moving.isFirst ? before : undefined}
    >
      {[...pictures.slice(0, before), moving?.element, ...pictures.slice(before)].filter(Boolean)}
    </SwiperGallery>
  )
}
