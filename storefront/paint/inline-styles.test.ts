import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStyles } from './built-styles'
import { inlineStyles, styleOf } from './inline-styles'

const built = mkdtempSync(join(tmpdir(), 'styles-'))
const read = createStyles(built)
beforeAll(() => {
  mkdirSync(join(built, 'chunks'))
  writeFileSync(join(built, 'chunks/a.css'), '@font-face{src:url(../media/jost.woff2)}')
  writeFileSync(
    join(built, 'chunks/b~1.css'),
    '.b{background:url("data:image/svg+xml,%3Csvg/%3E")}.none{color:red}',
  )
})
afterAll(() => rmSync(built, { recursive: true }))

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${more}/>`
const page = (links: string) =>
  `<html><head><meta charSet="utf-8"/>${links}</head><body><p class="b"></p></body></html>`

describe('[X01] a page’s styles', () => {
  it('stand in it, in their order and as far as it uses them, and no browser asks for them before it is painted', () => {
    const html = inlineStyles(page(link('a') + link('b~1')), read)
    const style = styleOf(html)

    expect(style).toBe(
      '@font-face{src:url(/_next/static/media/jost.woff2)}.b{background:url("data:image/svg+xml,%3Csvg/%3E")}',
    )
    const disabled = [link('a', ' disabled=""'), link('b~1', ' disabled=""')].join('')
    expect(html).toBe(page(`${disabled}<style>${style}</style>`))
  })

  it.each(['/elsewhere/a.css', '/_next/static/chunks/../../BUILD_ID.css', 'https://other.example/a.css'])(
    'stay files where the build has not made one: %s',
    (href) => {
      const html = page(`${link('a')}<link rel="stylesheet" href="${href}" data-precedence="next"/>`)

      expect(inlineStyles(html, read)).toBe(html)
    },
  )

  it('are none of a page without any', () => {
    expect(inlineStyles(page(''), read)).toBe(page(''))
    expect(styleOf(page(''))).toBeNull()
  })

  it('stay as they are where they already stand in it', () => {
    const html = inlineStyles(page(link('a')), read)

    expect(inlineStyles(html, read)).toBe(html)
  })

  it('are none of a style in the content of a page', () => {
    expect(styleOf('<html><head></head><body><style>p{}</style></body></html>')).toBeNull()
  })
})
