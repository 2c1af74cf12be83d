import { loadSiteMap } from '@/features/site-map/loaders'

const headers = { 'Content-Type': 'application/xml; charset=utf-8' }

/** Every page search engines may know, or an index of its parts. */
export async function GET(): Promise<Response> {
  return new Response(await loadSiteMap(), { headers })
}
