const untilTitle = /<main[^]*?<h[12]/
const idOf = /^[^>]* id="([^"]+)"/
const ID = 'page-title'

/**
 * A page whose first paint has its title. A slow phone reads a page in slices and would paint the header alone, and once more after
 * each slice, before it comes to what the page is about. Browsers that do not know the link paint as before.
 */
export function awaitTitle(html: string): string {
  const found = untilTitle.exec(html)
  if (!found) return html
  const at = found.index + found[0].length
  const id = idOf.exec(html.slice(at))?.[1]
  const named = id === undefined ? `${html.slice(0, at)} id="${ID}"${html.slice(at)}` : html
  return named.replace('</head>', `<link rel="expect" href="#${id ?? ID}" blocking="render"/></head>`)
}
