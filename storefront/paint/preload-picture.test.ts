import { describe, expect, it } from 'vitest'
import { preloadPicture } from './preload-picture'

const meta = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const page = (body: string, more = '') =>
  `<html><head>${meta}${more}<style>p{}</style></head><body>${body}</body></html>`
const img = (priority: string) => `<img src="/bag-960.webp" alt="手袋"${priority}/>`
const first = ' loading="eager" fetchPriority="high"'
const avif = (name: string, media = '') =>
  `<source${media} type="image/avif" srcSet="/${name}-480.avif 480w, /${name}-960.avif 960w" sizes="100vw"/>`
const link = (name: string, media = '') =>
  `<link rel="preload" as="image" type="image/avif"${media} imagesrcset="/${name}-480.avif 480w, /${name}-960.avif 960w" imagesizes="100vw" fetchpriority="high"/>`

describe('[X01] the picture a page is opened for', () => {
  it('is named ahead of its style, once the browser knows how wide the screen is', () => {
    const body = `<picture class="a">${avif('bag')}${img(first)}</picture>`

    expect(preloadPicture(page(body))).toBe(page(body, link('bag')))
  })

  it('is asked for in one cut alone', () => {
    const phone = ' media="(max-width: 1023.98px)"'
    const tall = `${avif('bag-tall', phone)}<source${phone} srcSet="/bag-tall-960.webp"/>`
    const body = `<picture>${tall}${avif('bag')}${img(first)}</picture>`
    const links = link('bag-tall', phone) + link('bag', ' media="not all and (max-width: 1023.98px)"')

    expect(preloadPicture(page(body))).toBe(page(body, links))
  })

  it('is none of those that come into sight later', () => {
    const body = `<picture>${avif('belt')}${img(' loading="lazy"')}</picture><picture>${avif('bag')}${img(first)}</picture><picture>${avif('shoe')}${img(first)}</picture>`

    expect(preloadPicture(page(body))).toBe(page(body, link('bag')))
    const later = page(`<picture>${avif('belt')}${img(' loading="lazy"')}</picture>`)
    expect(preloadPicture(later)).toBe(later)
  })
})
