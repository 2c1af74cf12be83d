import { describe, expect, it } from 'vitest'
import { awaitTitle } from './await-title'

const page = (body: string, more = '') =>
  `<html><head><style>p{}</style>${more}</head><body>${body}</body></html>`
const link = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`
const header = '<header><h1>奥蕾</h1></header>'

describe('[X01] the first paint', () => {
  it('waits for the title of what the page is about', () => {
    const body = (id = '') =>
      `${header}<main id="content"><p>女士</p><h1${id} class="a">手袋</h1><h2>新品</h2></main>`

    expect(awaitTitle(page(body()))).toBe(page(body(' id="page-title"'), link('page-title')))
  })

  it('knows a title that has an id by that, and a page whose logo is its heading by its first chapter', () => {
    const body = `${header}<main><h2 class="a" id="hero">晨曦</h2><h2 id="b">手袋</h2></main>`

    expect(awaitTitle(page(body))).toBe(page(body, link('hero')))
  })

  it('waits for nothing where there is no title', () => {
    const body = `${header}<main><p id="a">手袋</p></main>`

    expect(awaitTitle(page(body))).toBe(page(body))
  })
})
