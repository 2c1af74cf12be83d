import type { ServerResponse } from 'node:http'
import sirv from 'sirv'
import { mediaFolder } from '@/lib/media/media-folder'
import type { Handler } from './listener'

const STATIC = '/_next/static/'
const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400, stale-while-revalidate=604800'

/** Every file has an ending, and no page has one: for a page no folder is looked through. */
const hasEnding = /\.[^/?]+(\?|$)/

/** Where the build's own files and the shop's lie; the version the build named pictures, films and models by. */
type Places = { built: string; shop: string; picturesVersion: string }

/**
 * Sends files ahead of `others`: what a build named after its contents, packed once by `npm run build`, for a year, and so the
 * pictures, films and models under their present version; any other file, and those by another version or none, for a day.
 */
export function createAssets(others: Handler, { built, shop, picturesVersion }: Places): Handler {
  const forYear = new WeakSet<ServerResponse>()
  const keep = (response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Cache-Control', forYear.has(response) ? year : day)
  }
  const sendBuilt = sirv(built, { brotli: true, gzip: true, setHeaders: keep })
  const sendShop = sirv(shop, { brotli: true, gzip: true, etag: true, setHeaders: keep })
  const versioned = (['pictures', 'films', 'models', 'try-on'] as const).map((kind) =>
    mediaFolder(kind, picturesVersion),
  )

  return async (request, response) => {
    const { url = '/' } = request
    if (!hasEnding.test(url)) return others(request, response)
    const pass = () => {
      request.url = url
      void others(request, response)
    }
    if (url.startsWith(STATIC)) {
      forYear.add(response)
      request.url = url.slice(STATIC.length - 1)
      sendBuilt(request, response, pass)
      return
    }
    if (picturesVersion !== '' && versioned.some((folder) => url.startsWith(folder))) forYear.add(response)
    request.url = url.replace(/^\/(pictures|films|models|try-on)\/[\da-f]{8}\//, '/$1/')
    sendShop(request, response, pass)
  }
}
