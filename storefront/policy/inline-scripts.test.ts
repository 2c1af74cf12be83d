import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deferFiles } from '../paint/defer-files'
import { joinScripts, scriptSources } from './inline-scripts'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const script = (text: string) => `<script>${text}</script>`

const firstPaint = '(function j(a){document.documentElement.dataset.page=a})("index")'
const data = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"0:手袋\\n"])',
  'self.__next_f.push([1,"1:C\\n"])',
]
/** The same with its pushes in one. */
const joinedData = [data[0], "self.__next_f.push([1,'0:手袋\\n1:C\\n'])"]
const file = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>'
const loader = deferFiles(file).loader ?? ''
const start = 'requestAnimationFrame(function(){$RT=performance.now()})'
const page = (content: string) =>
  `<html><body class="x"><div hidden=""><!--$--><!--/$--></div>${script(firstPaint)}${content}${script(start)}</body></html>${data.map(script).join('')}`

describe('[X04] the last scripts of a page', () => {
  it('are one, in their order, and nothing else is joined', () => {
    const joined = joinScripts(page('<p>手袋</p>'))

    expect(joined).toMatch(/^<html><body class="x">.*<p>手袋<\/p>/)
    expect(joined.endsWith(`<p>手袋</p>${script([start, ...joinedData].join(';'))}</body></html>`)).toBe(true)
    expect(joinScripts(joined)).toBe(joined)
  })

  it('end where another begins', () => {
    const [, last = ''] = joinScripts(page(script('alert(1)'))).split('alert(1)')

    expect(last).toBe(`</script>${script([start, ...joinedData].join(';'))}</body></html>`)
  })

  it('end with what is to come after them', () => {
    const joined = joinScripts(page(''), loader)

    expect(joined.endsWith(`${script([start, ...joinedData, loader].join(';'))}</body></html>`)).toBe(true)
    expect(joinScripts('<html><body></body></html>', loader)).toBe(
      `<html><body>${script(loader)}</body></html>`,
    )
  })
})

describe('[X04] the hashes of a page', () => {
  it('are those of the frame’s first script and of what the framework writes, each once', () => {
    const streamed = '$RC("B:1","S:1")'
    const html = joinScripts(page(`${script(streamed)}<p></p>${script(streamed)}<p></p>`), loader)

    expect(scriptSources(html)).toEqual(
      [firstPaint, streamed, [start, ...joinedData, loader].join(';')].map(sourceOf),
    )
  })

  it('are none of a script that stands in the content of a page, of data for search engines, of files', () => {
    const content = [
      script('alert(1)'),
      '<script type="application/ld+json">{"@type":"Product"}</script>',
      file,
    ].join('')

    expect(scriptSources(page(content))).toEqual(scriptSources(page('')))
  })
})
