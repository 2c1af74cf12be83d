import type { Store } from '@/contract/calls/purchase/stores'
import type { StructuredData } from '@/lib/seo/structured-data'

/** The boutiques as search engines read them. S24. */
export function storesData(stores: readonly Store[], url: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: stores.map(({ name, city, address, telephone }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'ClothingStore',
        name,
        url,
        telephone: `+86 ${telephone.replace(/^0/, '')}`,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'CN',
          addressLocality: city,
          streetAddress: address,
        },
      },
    })),
  }
}
