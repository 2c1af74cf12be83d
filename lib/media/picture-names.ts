import { mediaFolder } from './media-folder'
import { picturesVersion } from './pictures-version'

type Format = 'avif' | 'webp'

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

/** Where one size of a picture stands: the address is another one when the pictures are, and kept for a year. Pixels wide. */
export function pictureAddress(name: string, width: Width, format: Format): string {
  return `${mediaFolder('pictures', picturesVersion)}${name}-${width}.${format}`
}

/** Every size of a picture, as the `srcset` of HTML. */
export function pictureSet(name: string, format: Format): string {
  return widthsOf(name)
    .map((width) => `${pictureAddress(name, width, format)} ${width}w`)
    .join(', ')
}

/** The largest size of the picture an address shows a size of; any other address as it is. */
export function largestAddress(address: string): string {
  return address.replace(
    /([^/]+)-\d+\.(avif|webp)$/,
    (_, name: string, format: string) => `${name}-${Math.max(...widthsOf(name))}.${format}`,
  )
}

function widthsOf(name: string): readonly Width[] {
  if (!isStill(name)) return widths
  return isWidePicture(name) ? wideWidths : tallWidths
}
