'use client'

import dynamic from 'next/dynamic'
import { Picture } from '@/components/media/picture'
import { PreviewButton } from '@/components/media/previewer/preview-button'
import { SwiperGallery } from '@/components/media/swiper-gallery'
import { useSelection } from './selection/selection'

// Fetched with the first letter.
const LettersOnPiece = dynamic(
  () => import('./letters/letters-on-piece').then((module) => module.LettersOnPiece),
  { ssr: false },
)

/** The pictures of what is chosen: two columns on desktop, one after another on phones; a press opens them full-screen. */
export function ProductGallery() {
  const { product, chosen, initials } = useSelection()
  const { images } = chosen
  return (
    <SwiperGallery key={images[0]?.name} label={`${product.name} 图片`}>
      {images.map(({ name, alt }, index) => (
        <PreviewButton key={name} kind="gallery" label={alt}>
          <Picture
            name={name}
            alt={alt}
            sizes="(max-width: 1023.98px) 100vw, calc(50vw - 220px)"
            priority={index === 0}
          />
          {index === 0 && initials && <LettersOnPiece />}
        </PreviewButton>
      ))}
    </SwiperGallery>
  )
}
