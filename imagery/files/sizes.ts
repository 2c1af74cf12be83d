export type Format = 'avif' | 'webp'

/** How wide a product's picture is made, in pixels. */
export const packshotWidths = [480, 960, 1440] as const

/** The formats a width is written in: AVIF is in all, WebP in the one that stands in where AVIF is not known. */
export function formatsOf(name: string, width: number): readonly Format[] {
  return width === (isWide(name) ? 1440 : 960) ? ['avif', 'webp'] : ['avif']
}

/** A campaign picture, not a product's. */
export const isStill = (name: string) => name.startsWith('still-')

/** A still as wide as the screen, not its upright cut for phones. */
const isWide = (name: string) => isStill(name) && !name.endsWith('-tall')
