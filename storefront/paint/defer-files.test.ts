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
type Style = { href: string; disabled: boolean }
type Link = { rel: string; href: string; onload: () => void; onerror: () => void }

/** What a browser has loaded before it shows the page and after, with the loader run in it, and then as time goes by. */
function load({ hidden, picture, styles = [] }: Opened) {
  const loaded: object[] = []
  const waiting: (() => void)[] = []
  const limits: (() => void)[] = []
  const wait = (work: () => void, ms?: number) => void (ms ? limits : waiting).push(work)
  const document = {
    hidden,
    documentElement: { addEventListener: () => {} },
    querySelector: () => picture ?? null,
    querySelectorAll: () =>
      styles.map((style) => ({ ...style, removeAttribute: () => (style.disabled = false) })),
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
const isLink = (one: object): one is Link => 'rel' in one

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
  const styles = () =>
    ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'].map((href) => ({ href, disabled: true }))

  it('are fetched after its first picture on the screen, ahead of script', () => {
    const { before, after } = load({ hidden: false, styles: styles() })

    expect(before).toEqual([])
    expect(after.map((one) => (isLink(one) ? one.href : 'script'))).toEqual([
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/b.css',
      'script',
      'script',
    ])
    expect(after.slice(0, 2)).toMatchObject([
      { rel: 'preload', as: 'style' },
      { rel: 'preload', as: 'style' },
    ])
  })

  it('hold from one moment on, when the last is there or cannot be had', () => {
    const all = styles()
    const [first, last] = load({ hidden: true, styles: all }).after.filter(isLink)

    first?.onerror()
    expect(all.every(({ disabled }) => disabled)).toBe(true)
    last?.onload()
    expect(all.some(({ disabled }) => disabled)).toBe(false)
  })
})
