import sirv from 'sirv'
import type { Handler } from './listener'

const YEAR_SECONDS = 31_536_000
const STATIC = '/_next/static'

/**
 * Sends files ahead of `others`: what a build named after its contents for a year, packed once by `npm run build`; pictures for
 * a day, because they keep their names when they are drawn anew.
 */
export function createAssets(others: Handler): Handler {
  const built = sirv('.next/static', {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: YEAR_SECONDS,
    immutable: true,
  })
  const files = sirv('public', {
    etag: true,
    setHeaders: (response) =>
      response.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'),
  })
  return async (request, response) => {
    const { url = '/' } = request
    const pass = () => {
      request.url = url
      void others(request, response)
    }
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (!url.startsWith(`${STATIC}/`)) {
      files(request, response, pass)
      return
    }
    request.url = url.slice(STATIC.length)
    built(request, response, pass)
  }
}
