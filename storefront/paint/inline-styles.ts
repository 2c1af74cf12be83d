import type { ReadStyle } from './built-styles'

const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/**
 * A page with its styles in it: nothing else is requested before its first paint. The links stay, disabled, since React looks for
 * them: a browser does not load them.
 */
export function inlineStyles(html: string, read: ReadStyle): string {
  const links = [...html.matchAll(stylesheet)]
  const texts = links.map(([, href = '']) => read(href))
  const [first] = links
  if (!first || texts.some((text) => text === null)) return html

  const disabled = html.replaceAll(
    stylesheet,
    '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>',
  )
  return `${html.slice(0, first.index)}<style>${texts.join('\n')}</style>${disabled.slice(first.index)}`
}

/** The style that stands in the head of a page, where no content of it can; null where there is none. */
export function styleOf(html: string): string | null {
  return /^(?:(?!<body)[\s\S])*?<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? null
}
