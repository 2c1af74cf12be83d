import type { Data } from '@/lib/api/types'
import { routes } from '@/lib/routes'

type Entry = Data<'getSiteMap'>['entries'][number]

/** A page as a search engine is told of it; `path` is one of this store's. */
export type SiteMapUrl = { path: string; updatedAt?: string }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Where an entry of the catalogue has its one address (the canonical of its page). */
export function toUrl({ type, url, updatedAt }: Entry): SiteMapUrl {
  return { path: type === 'category' ? routes.category(url) : routes.path(url), updatedAt }
}

/** A site map of pages. Addresses are made whole by `urlOf`. S24. */
export function urlSetXml(urls: readonly SiteMapUrl[], urlOf: (path: string) => string): string {
  return documentOf(
    'urlset',
    urls.map(({ path, updatedAt }) => element('url', urlOf(path), updatedAt)),
  )
}

/** A site map of site maps, for more pages than one file may hold. S24. */
export function siteMapIndexXml(paths: readonly string[], urlOf: (path: string) => string): string {
  return documentOf(
    'sitemapindex',
    paths.map((path) => element('sitemap', urlOf(path))),
  )
}

function documentOf(root: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${elements.join('\n')}\n</${root}>\n`
}

function element(name: string, url: string, updatedAt?: string): string {
  const lastmod = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`
  return `<${name}><loc>${escapeXml(url)}</loc>${lastmod}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
