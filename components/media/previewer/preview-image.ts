import { largestAddress } from '@/lib/media/picture-names'

/** A picture to look at closely: the file the page shows already, and the largest there is. */
export type PreviewImage = { alt: string; shown: string; largest: string }

/** The picture inside an element of the page, in the format this browser chose for it; undefined where there is none. */
export function previewImageIn(element: Element): PreviewImage | undefined {
  const image = element.querySelector('img')
  if (!image) return undefined
  const shown = image.currentSrc || image.src
  return { alt: image.alt, shown, largest: largestAddress(shown) }
}
