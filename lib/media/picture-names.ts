import { mediaFolder } from './media-folder'
import { picturesVersion } from './pictures-version'

const widths = [480, 960, 1440] as const
const wideWidths = [...widths, 2400] as const
/** 800 is what a screen of 390 by two shows: the picture its page opens with is no heavier than that. */
const tallWidths = [480, 800, 960, 1440] as const

type Width = (typeof wideWidths | typeof tallWidths)[number]

/** Campaign stills are 16:9; their cuts for phones and everything else are 4:5. */
export function isWidePicture(name: string): boolean {
  return isStill(name) && !name.endsWith('-tall')
}

/** A campaign picture, not a product's, by the convention of the names under `/pictures`. */
export function isStill(name: string): boolean {
  return name.startsWith('still-')
}

/** What an upright box shows of a picture: of a campaign still its upright cut. */
export function portraitOf(name: string): string {
  return isWidePicture(name) ? `${name}-tall` : name
}

/** Every size of a picture in AVIF, as the `srcset` of HTML. */
export function pictureSet(name: string): string {
  return widthsOf(name)
    .map((width) => `${addressOf(name, width, 'avif')} ${width}w`)
    .join(', ')
}

/** The picture in WebP, in the one size it has: for the few browsers without AVIF, for posters and for what reads the page. */
export function fallbackAddress(name: string): string {
  return addressOf(name, fallbackWidthOf(name), 'webp')
}

/** The one width of a picture in WebP, in pixels. */
function fallbackWidthOf(name: string): 960 | 1440 {
  return isWidePicture(name) ? 1440 : 960
}

/** The largest size of the picture an AVIF's address shows a size of; any other address as it is. */
export function largestAddress(address: string): string {
  return address.replace(
    /([^/]+)-\d+\.avif$/,
    (_, name: string) => `${name}-${Math.max(...widthsOf(name))}.avif`,
  )
}

/** Where one size of a picture stands: the address is another one when the pictures are, and kept for a year. Pixels wide. */
function addressOf(name: string, width: Width, format: 'avif' | 'webp'): string {
  return `${mediaFolder('pictures', picturesVersion)}${name}-${width}.${format}`
}

function widthsOf(name: string): readonly Width[] {
  if (!isStill(name)) return widths
  return isWidePicture(name) ? wideWidths : tallWidths
}
