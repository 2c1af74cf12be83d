import { brand } from '../brand'
import { routes } from '../routes'

export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [key: string]: unknown }

/** JSON for a script element: no text of a product can end the element or open a comment in it. */
export function structuredDataJson(data: StructuredData): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The way to a page as search engines read it; addresses are whole. */
export function breadcrumbData(crumbs: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

type UrlOf = (path: string) => string

/** The brand behind the store. Addresses are made whole by `urlOf`. S24. */
export function organizationData(urlOf: UrlOf): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${urlOf(routes.home)}#organization`,
    name: brand.name,
    alternateName: [brand.latinName, brand.chineseName],
    description: brand.description,
    url: urlOf(routes.home),
    logo: urlOf('/icon.svg'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+86-${brand.phone}`,
      areaServed: 'CN',
      availableLanguage: brand.locale,
    },
  }
}

/** The store, and how search engines may search in it. S24. */
export function webSiteData(urlOf: UrlOf): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: urlOf(routes.home),
    inLanguage: brand.locale,
    publisher: { '@id': `${urlOf(routes.home)}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(routes.search())}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
