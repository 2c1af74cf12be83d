/** A picture to look at closely: the file the page shows already, and the largest there is. */
export type PreviewImage = { alt: string; shown: string; largest: string }

/** The picture inside an element of the page, in the format this browser chose for it; undefined where there is none. */
export function previewImageIn(element: Element): PreviewImage | undefined {
  const image = element.querySelector('img')
  if (!image) return undefined
  const shown = image.currentSrc || image.src
  return { alt: image.alt, shown, largest: largestIn(setOf(image, shown)) ?? shown }
}

/** The `srcset` the shown file was taken from; the plain one while none has been. */
function setOf(image: HTMLImageElement, shown: string): string {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? []
  const path = new URL(shown, document.baseURI).pathname
  const used = [...sources].find(({ srcset }) => srcset.includes(path))
  return used?.srcset ?? image.srcset
}

/** The file with the greatest width of a `srcset`. */
export function largestIn(srcset: string): string | undefined {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) || 0 }))
    .filter(({ url }) => url !== '')
    .reduce<{ url: string; width: number } | undefined>(
      (best, next) => (best && best.width >= next.width ? best : next),
      undefined,
    )?.url
}
