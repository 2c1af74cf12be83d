import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstPaintScript, markWords, pageMarkMeta, pageNameOf, paintFrame } from './paint-frame'

const bannerPages = ['index', 'plp', 'pdp', 'addressbook/edit']
const hour = 3_600_000
const names = ['page', 'frame', 'theme', 'banner'] as const
const frame = () => Object.fromEntries(names.map((name) => [name, document.documentElement.dataset[name]]))

function visit(path: string, mark?: string) {
  window.history.replaceState(null, '', path)
  document.head.innerHTML = mark ? `<meta name="${pageMarkMeta}" content="${mark}">` : ''
}

const closed = (hoursAgo: number) => {
  document.cookie = `promotion_date=${String(Date.now() - hoursAgo * hour)}; path=/`
}

/** Runs the text that stands in the page, as the browser does. */
const runScript = () => {
  const script = document.createElement('script')
  script.textContent = firstPaintScript(bannerPages)
  window.eval(script.textContent)
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00+08:00') }))
afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'promotion_date=; path=/; max-age=0'
  for (const name of names) document.documentElement.removeAttribute(`data-${name}`)
})

describe('[S04][S16][S25] the script before first paint', () => {
  it.each([
    { path: '/', mark: undefined, page: 'index', frame: 'plain', theme: 'black', banner: 'shown' },
    {
      path: '/addressbook/edit',
      mark: undefined,
      page: 'addressbook/edit',
      frame: 'plain',
      theme: 'black',
      banner: 'shown',
    },
    {
      path: '/checkout',
      mark: undefined,
      page: 'checkout',
      frame: 'plain',
      theme: 'black',
      banner: 'hidden',
    },
    {
      path: '/women/bag',
      mark: 'pdp plain black',
      page: 'pdp',
      frame: 'plain',
      theme: 'black',
      banner: 'shown',
    },
    {
      path: '/nowhere',
      mark: '404 plain black',
      page: '404',
      frame: 'plain',
      theme: 'black',
      banner: 'hidden',
    },
    {
      path: '/',
      mark: 'index full-screen white',
      page: 'index',
      frame: 'full-screen',
      theme: 'white',
      banner: 'hidden',
    },
    {
      path: '/',
      mark: 'index fixed-ground black',
      page: 'index',
      frame: 'fixed-ground',
      theme: 'black',
      banner: 'hidden',
    },
  ])('draws the frame of $path, marked $mark', ({ path, mark, ...expected }) => {
    visit(path, mark)

    runScript()

    expect(frame()).toEqual(expected)
  })

  it('leaves the banner away for 48 hours after it was closed, and shows it from then on', () => {
    visit('/', 'index plain black')

    closed(47.9)
    runScript()
    expect(frame()['banner']).toBe('hidden')

    closed(48)
    runScript()
    expect(frame()['banner']).toBe('shown')
  })

  it('cannot be left by a name that ends the script', () => {
    expect(firstPaintScript(['</script><script>'])).not.toContain('</script>')
  })
})

describe('[S04] the same function after a navigation', () => {
  it('goes by what it is told, not by what the first page said', () => {
    visit('/somewhere', 'index full-screen white')

    paintFrame(bannerPages, pageMarkMeta, markWords({ name: 'plp' }))

    expect(frame()).toEqual({ page: 'plp', frame: 'plain', theme: 'black', banner: 'shown' })
  })

  it('names a page that says nothing of itself by its route', () => {
    expect(pageNameOf('/')).toBe('index')
    expect(pageNameOf('/order/refund')).toBe('order/refund')
  })
})
