import { describe, expect, it } from 'vitest'
import { resolveLink, withNav } from './links'

describe('[S20] link rules', () => {
  it.each([
    ['/categories/women', '/categories/women'],
    ['?sort=price-asc', '?sort=price-asc'],
    ['#content', '#content'],
    ['categories/women', '/categories/women'],
    [' /faq/shopping ', '/faq/shopping'],
  ])('%s is a path of the store', (url, href) => {
    expect(resolveLink(url)).toEqual({ href, isInternal: true })
  })

  it.each([
    'https://beian.miit.gov.cn/',
    '//cdn.oree.example/look.pdf',
    String.raw`/\elsewhere.example`,
    'tel:4008801924',
    'mailto:service@oree.example',
  ])('%s is a plain anchor', (url) => {
    expect(resolveLink(url, { nav: 'women', localePrefix: 'cn' })).toEqual({ href: url, isInternal: false })
  })

  it('the page that asks for the camera is a document of its own', () => {
    expect(resolveLink('/makeup?sku=LP-0101')).toEqual({ href: '/makeup?sku=LP-0101', isInternal: false })
    expect(resolveLink('/makeup-brushes')).toEqual({ href: '/makeup-brushes', isInternal: true })
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '',
  ])('%j leads nowhere', (url) => {
    expect(resolveLink(url)).toEqual({ href: undefined, isInternal: false })
  })

  it.each([
    ['/', '/cn'],
    ['/search?q=bag', '/cn/search?q=bag'],
    ['/cn/search', '/cn/search'],
    ['#content', '#content'],
  ])('a locale prefix stands before %s once', (url, href) => {
    expect(resolveLink(url, { localePrefix: 'cn' }).href).toBe(href)
  })

  it.each([
    ['/categories/women', '/categories/women?nav=women'],
    ['/categories/women?sort=price-asc#list', '/categories/women?sort=price-asc&nav=women#list'],
    ['/categories/women?nav=men', '/categories/women?nav=women'],
    ['#list', '#list'],
  ])('%s carries the entry of the menu', (path, expected) => {
    expect(withNav(path, 'women')).toBe(expected)
    expect(resolveLink(path, { nav: 'women' }).href).toBe(expected)
  })

  it('no entry, no query', () => {
    expect(withNav('/categories/women', undefined)).toBe('/categories/women')
  })
})
