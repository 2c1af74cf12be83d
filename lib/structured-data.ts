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
