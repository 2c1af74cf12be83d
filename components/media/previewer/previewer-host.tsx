'use client'

import { useEffect, useState } from 'react'
import { onDemand } from '@/lib/browser/on-demand'
import { previewImageIn } from './preview-image'
import type { PreviewImage } from './preview-image'

const SinglePreviewer = onDemand(() => import('./single-previewer').then((module) => module.SinglePreviewer))
const GalleryPreviewer = onDemand(() =>
  import('./gallery-previewer').then((module) => module.GalleryPreviewer),
)

type Opened = { kind: 'single' | 'gallery'; images: PreviewImage[]; start: number; isOpen: boolean }

/** Opens the previewers for marked pictures of any page, and fetches them only then. A§2, A§3 `dialogsVisible`. */
export function PreviewerHost() {
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-preview]') : null
      if (!pressed || event.defaultPrevented) return
      const found = openedBy(pressed)
      if (found) setOpened(found)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [])

  if (!opened) return null
  const { kind, images, start, isOpen } = opened
  const close = () => setOpened({ ...opened, isOpen: false })
  const [first] = images
  if (kind === 'gallery') {
    return <GalleryPreviewer images={images} start={start} isOpen={isOpen} onClose={close} />
  }
  return first ? <SinglePreviewer image={first} isOpen={isOpen} onClose={close} /> : null
}

function openedBy(pressed: HTMLElement): Opened | undefined {
  const kind = pressed.dataset.preview === 'gallery' ? 'gallery' : 'single'
  const group = kind === 'gallery' ? pressed.closest('[data-preview-group]') : null
  const marked = group ? [...group.querySelectorAll('[data-preview="gallery"]')] : [pressed]
  const images = marked.map(previewImageIn).filter((image) => image !== undefined)
  if (images.length === 0) return undefined
  return { kind, images, start: Math.max(0, marked.indexOf(pressed)), isOpen: true }
}
