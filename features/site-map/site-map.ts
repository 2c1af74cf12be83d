import { routes } from '@/lib/routes'
import { siteMapIndexXml, urlSetXml, type SiteMapUrl } from './site-map-xml'

/** A search engine takes no more entries in one file. */
const LIMIT = 50_000

/** Screens the storefront brings itself: the catalogue does not name them. */
const own: readonly SiteMapUrl[] = [
  routes.home,
  routes.contact,
  routes.faq(),
  routes.follow,
  routes.newsletter,
  routes.sizeGuide,
  routes.stores,
  routes.styleGuide,
].map((path) => ({ path }))
const OWN_PART = 'pages'

type Part = { urls: readonly SiteMapUrl[]; parts: number }
type UrlOf = (path: string) => string

/** The site map as it is read first: everything while one file holds it, else an index of its parts. S24. */
export function siteMapXml({ urls, parts }: Part, urlOf: UrlOf): string {
  const named = new Set(urls.map(({ path }) => path))
  const all = [...own.filter(({ path }) => !named.has(path)), ...urls]
  if (parts === 1 && all.length <= LIMIT) return urlSetXml(all, urlOf)
  const names = [OWN_PART, ...Array.from({ length: parts }, (_, index) => index + 1)]
  return siteMapIndexXml(
    names.map((name) => `/sitemap/${name}.xml`),
    urlOf,
  )
}

/** Which part a file name stands for: the storefront's own pages, a number, or nothing. */
export function partOf(fileName: string): 'own' | number | null {
  if (fileName === `${OWN_PART}.xml`) return 'own'
  const [, number] = /^([1-9]\d{0,2}|1000)\.xml$/.exec(fileName) ?? []
  return number === undefined ? null : Number(number)
}

/** The part of the storefront's own pages. */
export const ownPartXml = (urlOf: UrlOf) => urlSetXml(own, urlOf)
