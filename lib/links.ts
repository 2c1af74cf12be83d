import { isSafeUrl, schemeOf } from '@/contract/rules/safe-url'
import { brand } from './brand'

type Options = {
  /** The entry of the menu a link belongs to. */
  nav?: string | undefined
  /** What stands before every path when several sites of the brand share one host. */
  localePrefix?: string
}

/** Where a link leads, and whether the router takes it there. Without `href` it leads nowhere. */
export type ResolvedLink = { href: string | undefined; isInternal: boolean }

/**
 * The rules for every link. A§2: paths of the store go through the router, with their nav query and the locale prefix;
 * other sites, tel: and mailto: are plain anchors. So is javascript:, which moreover loses its address here, on the
 * server, before it is part of any page.
 */
export function resolveLink(
  url: string,
  { nav, localePrefix = brand.localePrefix }: Options = {},
): ResolvedLink {
  const href = url.trim()
  if (href === '' || !isSafeUrl(href)) return { href: undefined, isInternal: false }
  if (schemeOf(href) !== null || isOtherHost(href)) return { href, isInternal: false }
  const path = /^[/?#]/.test(href) ? href : `/${href}`
  return { href: withNav(withPrefix(path, localePrefix), nav), isInternal: !isTryOnPath(path) }
}

/** The page that asks for the camera, which a document may only if it was loaded as this page: no router leads there. */
export function isTryOnPath(path: string): boolean {
  return /^\/makeup(?![\w-])/.test(path)
}

/** A path with the nav query by which the menu knows its open entries. A§2. */
export function withNav(path: string, nav: string | undefined): string {
  if (!nav || path.startsWith('#')) return path
  const [address = '', hash] = path.split('#', 2)
  const [pathname = '', search] = address.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('nav', nav)
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}

function withPrefix(path: string, prefix: string): string {
  if (!prefix || !path.startsWith('/') || path === `/${prefix}` || path.startsWith(`/${prefix}/`)) return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}

/** `//host` leads away, and browsers read a backslash as a slash. */
function isOtherHost(href: string): boolean {
  return /^[/\\]{2}/.test(href)
}
