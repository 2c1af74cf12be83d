import type { NextConfig } from 'next'
import { listRewrites } from './lib/lists/list-rewrites'
import { securityHeaders } from './lib/security-headers'
import { shareRewrites } from './lib/seo/share-rewrites'
import { skuRewrites } from './lib/seo/sku-rewrites'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // `npm run dev` by its number as well as by its name.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // Each of Next's two caches; finished pages are kept in storefront/.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  // middleware.ts does it: decision 0004.
  skipTrailingSlashRedirect: true,
  // Types are a check of their own (`npm run types`): opening the store does not wait for them twice.
  typescript: { ignoreBuildErrors: true },
  // Pages rewritten while the store runs stay in memory: the next start begins from the build, and tests leave no trace.
  // A page asked for while the network is gone comes once it is back, instead of the browser's own error page.
  experimental: {
    isrFlushToDisk: false,
    useOffline: true,
  },
  // Next brings its own, packed. The API's, which is there beside it, adds so many modules that every one has a longer number: 0.4 KB on each page.
  turbopack: { resolveAlias: { '@opentelemetry/api': 'next/dist/compiled/@opentelemetry/api' } },
  async rewrites() {
    // Lists come after the pages with an address of their own: `/order?page=2` is no list.
    return { beforeFiles: [...shareRewrites(), ...skuRewrites()], afterFiles: listRewrites(), fallback: [] }
  },
  async headers() {
    return [
      {
        source: '/:path((?!_next/static/|pictures/|films/|models/|try-on/).*)',
        headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
      },
    ]
  },
}

export default config
