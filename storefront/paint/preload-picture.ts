const picture = /<picture[^>]*>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"/
const source = /<source (?:media="([^"]+)" )?type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/g
const viewport = /<meta name="viewport"[^>]*>/

/**
 * A page that names the picture it is opened for ahead of its style, so that a browser asks for it while the rest still arrives. Of
 * two cuts each is for its own screens. Browsers without AVIF find theirs where it stands.
 */
export function preloadPicture(html: string): string {
  const sources = picture.exec(html)?.[1] ?? ''
  const cuts = [...sources.matchAll(source)]
  const phone = cuts.find(([, media]) => media !== undefined)?.[1]
  const links = cuts.map(([, media, set, sizes]) => {
    const screens = media ?? (phone === undefined ? '' : `not all and ${phone}`)
    const where = screens && ` media="${screens}"`
    return `<link rel="preload" as="image" type="image/avif"${where} imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high"/>`
  })
  return html.replace(viewport, (meta) => meta + links.join(''))
}
