import type { ReadStyle } from './built-styles'

const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

type Styled = {
  html: string
  /** What the page's own style says; null where its styles stay files. */
  style: string | null
}

/**
 * A page with its styles in it: nothing else is requested before its first paint. The links stay, disabled, since React looks for
 * them: a browser does not load them.
 */
export function inlineStyles(html: string, read: ReadStyle): Styled {
  const links = [...html.matchAll(stylesheet)]
  const texts = links.map(([, href = '']) => read(href))
  if (links.length === 0 || texts.some((text) => text === null)) return { html, style: null }

  const style = texts.join('\n')
  let isFirst = true
  const withStyle = html.replaceAll(stylesheet, (_, href: string) => {
    const own = isFirst ? `<style>${style}</style>` : ''
    isFirst = false
    return `${own}<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`
  })
  return { html: withStyle, style }
}
