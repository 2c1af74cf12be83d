import { REPORTS_PATH } from '../policy/content-policy'

type Refusal = { status: 400 | 405; allow?: string }

/** The methods of the calls, of the word that pages are out of date, of reports, and of pages. */
function methodsOf(pathname: string): string[] {
  if (pathname.startsWith('/rest/')) return ['GET', 'POST']
  if (pathname === '/api/revalidate') return ['POST']
  if (pathname === REPORTS_PATH) return ['GET', 'POST']
  // Next's own tools in the page while developing.
  return pathname.startsWith('/__nextjs') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

/** Why a request goes no further, or null where it does: `GET *`, an address of another host, a method nothing answers. */
export function refusalOf({ method = 'GET', url = '' }: { method?: string; url?: string }): Refusal | null {
  if (!url.startsWith('/') || !URL.canParse(`http://store${url}`)) return { status: 400 }
  const { pathname, searchParams } = new URL(`http://store${url}`)
  // Read into an object, it would be that object's prototype.
  if (searchParams.has('__proto__')) return { status: 400 }
  const methods = methodsOf(pathname)
  return methods.includes(method) ? null : { status: 405, allow: methods.join(', ') }
}
