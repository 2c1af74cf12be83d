import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { joinData, scriptSources } from './inline-scripts'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const script = (text: string) => `<script>${text}</script>`

const firstPaint = '(function j(a){document.documentElement.dataset.page=a})("index")'
const data = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"0:手袋\\n"])',
  'self.__next_f.push([1,"1:C\\n"])',
]
const page = (content: string) =>
  `<html><body class="x"><div hidden=""><!--$--><!--/$--></div>${script(firstPaint)}${content}${data.map(script).join('')}</body></html>`

describe('[X04] the data of a page', () => {
  it('come in one script, in their order, and nothing else is joined', () => {
    const joined = joinData(page(script('$RX("B:1","")')))

    expect(joined).toContain(`${script('$RX("B:1","")')}<script>${data.join(';')}</script>`)
    expect(joinData(joined)).toBe(joined)
  })
})

describe('[X04] the hashes of a page', () => {
  it('are those of the frame’s first script and of what the framework writes, each once', () => {
    const streamed = '$RX=function(b){};$RX("B:1","")'
    const html = joinData(page(script(streamed) + script(streamed)))

    expect(scriptSources(html)).toEqual([firstPaint, streamed, data.join(';')].map(sourceOf))
  })

  it('are none of a script that stands in the content of a page, of data for search engines, of files', () => {
    const content = [
      script('alert(1)'),
      '<script type="application/ld+json">{"@type":"Product"}</script>',
      '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
    ].join('')

    expect(scriptSources(page(content))).toEqual(scriptSources(page('')))
  })
})
