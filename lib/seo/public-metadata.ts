import 'server-only'
import type { Metadata } from 'next'
import { brand } from '../brand'
import { env } from '../env'
import { fallbackAddress } from '../media/picture-names'

/** The whole address of a path of this store, for canonical links and structured data. */
export function siteUrl(path: string): string {
  return new URL(path, env.SITE_URL).toString()
}

type PublicPage = {
  /** Without one the page bears the title of the whole store. */
  title?: string
  description: string
  /** The one address of the page, from `lib/routes`. */
  path: string
  /** Names of pictures under `/pictures`. */
  pictures?: readonly string[]
}

/** What search engines and chat apps read of a page anybody may see: one address, words, pictures. S24. */
export function publicMetadata({ title, description, path, pictures = [] }: PublicPage): Metadata {
  const url = siteUrl(path)
  const words = { ...(title && { title }), ...(description && { description }) }
  return {
    ...words,
    alternates: { canonical: url },
    openGraph: {
      ...words,
      url,
      siteName: brand.name,
      locale: 'zh_CN',
      type: 'website',
      images: pictures.map((name) => siteUrl(fallbackAddress(name))),
    },
  }
}
