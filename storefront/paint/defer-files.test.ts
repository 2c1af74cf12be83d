import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deferFiles } from './defer-files'

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
const [first, last] = files.map(
  (src, n) => `<script src="${src}"${n === 1 ? ' id="_R_"' : ''} async=""></script>`,
)
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const page = `<html><head>${preload}${first}${old}</head><body><p>手袋</p>${last}</body></html>`

type Opened = {
  hidden: boolean
  picture?: { complete: boolean; onload?: () => void; onerror?: () => void }
  styles?: Style[]
}
type Style = { disabled: boolean; isBehindOwn: boolean; onload?: () => void; onerror?: () => void }

/** What a browser has loaded before it shows the page and after, with the loader run in it, and then as time goes by. */
function load({ hidden, picture, styles = [] }: Opened) {
  const loaded: object[] = []
  const waiting: (() => void)[] = []
  const limits: (() => void)[] = []
  const wait = (work: () => void, ms?: number) => void (ms ? limits : waiting).push(work)
  const links = styles.map((style) =>
    Object.assign(style, {
      removeAttribute: () => (style.disabled = false),
      before: () => styles.forEach((one) => (one.isBehindOwn = true)),
    }),
  )
  const document = {
    hidden,
    documentElement: { addEventListener: () => {} },
    querySelector: (which: string) => (which.startsWith('img') ? (picture ?? null) : null),
    querySelectorAll: () => links,
    createElement: () => ({}),
    head: { append: (script: object) => loaded.push(script) },
  }
  runInNewContext(deferFiles(page).loader ?? '', {
    document,
    addEventListener: () => {},
    requestAnimationFrame: wait,
    setTimeout: wait,
    self: {},
  })
  const before = [...loaded]
  for (const work of waiting) work()
  return { before, after: [...loaded], loaded, pass: () => limits.forEach((work) => work()) }
}

const all = files.map((src) => ({ src, async: true }))
describe('[X01] a page’s files of script', () => {
  it('are loaded after its first picture on the screen, and not before', () => {
    expect(load({ hidden: false })).toMatchObject({ before: [], after: all })
    expect(load({ hidden: false, picture: { complete: true } })).toMatchObject({ before: [], after: all })
  })

  it('are loaded at once where nobody sees it', () => {
    expect(load({ hidden: true, picture: { complete: false } })).toMatchObject({ before: all, after: all })
  })

  it.each(['onload', 'onerror'] as const)(
    'wait for the picture it opens with, and are loaded once (%s)',
    (event) => {
      const picture: Opened['picture'] = { complete: false }
      const page = load({ hidden: false, picture })
      expect(page.after).toEqual([])

      picture[event]?.()
      page.pass()
      expect(page.loaded).toEqual(all)
    },
  )

  it('do not wait for a picture that takes long', () => {
    const page = load({ hidden: false, picture: { complete: false } })
    page.pass()

    expect(page.loaded).toEqual(all)
  })

  it('leave nothing behind but what old browsers load', () => {
    expect(deferFiles(page).html).toBe(`<html><head>${old}</head><body><p>手袋</p></body></html>`)
  })

  it('are none of a page without any', () => {
    expect(deferFiles('<html></html>')).toEqual({ html: '<html></html>', loader: null })
  })
})

describe('[X01] a page’s files of style', () => {
  const styles = (): Style[] => [
    { disabled: true, isBehindOwn: false },
    { disabled: true, isBehindOwn: false },
  ]

  it('are fetched after its first picture on the screen', () => {
    const picture: Opened['picture'] = { complete: false }
    const links = styles()
    load({ hidden: false, styles: links, picture })
    expect(links.every(({ disabled }) => disabled)).toBe(true)

    picture.onload?.()
    expect(links.some(({ disabled }) => disabled)).toBe(false)
  })

  it('hold before what stands in the page until the last is there or cannot be had, and after it from then on', () => {
    const links = styles()
    const [first, last] = links
    load({ hidden: true, styles: links })

    first?.onerror?.()
    expect(links.some(({ isBehindOwn }) => isBehindOwn)).toBe(false)
    last?.onload?.()
    expect(links.every(({ isBehindOwn }) => isBehindOwn)).toBe(true)
  })
})
