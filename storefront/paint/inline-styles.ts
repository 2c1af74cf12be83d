import type { ReadStyle } from './built-styles'
import { classesIn, usedStyle } from './used-style'

const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/**
 * A page with what it uses of its styles in it: nothing else is requested before its first paint. The links stay, disabled, since
 * React looks for them, and the whole of its style comes by them once it is painted (defer-files.ts). It stands behind them: what
 * they say of the page, it says too, and holds while only some of them are there.
 */
export function inlineStyles(html: string, read: ReadStyle): string {
  const links = [...html.matchAll(stylesheet)]
  const styles = links.map(([, href = '']) => read(href))
  const last = links.at(-1)
  const known = styles.filter((style) => style !== null)
  if (!last || known.length < styles.length) return html

  const classes = classesIn(html)
  const used = known.map((style) => usedStyle(style, classes)).join('')
  const end = last.index + last[0].length
  const disabled = html
    .slice(0, end)
    .replaceAll(stylesheet, '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>')
  return `${disabled}<style>${used}</style>${html.slice(end)}`
}

/** The style that stands in the head of a page, where no content of it can; null where there is none. */
export function styleOf(html: string): string | null {
  return /^(?:(?!<body)[\s\S])*?<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? null
}
