import { NextResponse, type NextRequest } from 'next/server'
import { cookieNames, loginRedirect, sessionOfTokens, TOKEN_LIFETIME_SECONDS } from './lib/session/session'

/** What is decided before a page that is not cached: its one address, the login gate, the session's readable cookie. 0004 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  if (pathname.endsWith('/')) return redirect(request, `${withoutSlashes(pathname)}${search}`, 308)
  const login = request.cookies.has(cookieNames.token) ? null : loginRedirect(pathname, search)
  return login === null ? initialised(request) : redirect(request, login, 307)
}

/** One slash in front, none at the end: `//evil.example/` would be another site. */
function withoutSlashes(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`
}

function redirect(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), status)
}

/** Puts the readable `session` cookie right when the tokens say otherwise: scripts decide by it who is here (A§2). */
function initialised(request: NextRequest): NextResponse {
  const response = NextResponse.next()
  // A prefetch on its way while a session ends must not bring its cookie back: only a page that is opened begins with it.
  if (!request.headers.get('accept')?.includes('text/html')) return response
  const read = (name: string) => request.cookies.get(name)?.value
  const session = sessionOfTokens(read(cookieNames.token), read(cookieNames.guestToken))
  if (session === (read(cookieNames.session) ?? null)) return response
  if (session === null) response.cookies.delete(cookieNames.session)
  else
    response.cookies.set(cookieNames.session, session, {
      sameSite: 'lax',
      secure: (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https'),
      path: '/',
      maxAge: TOKEN_LIFETIME_SECONDS,
    })
  return response
}

/**
 * Paths that end in a slash, the gated paths of lib/session/session.ts, and the pages that are not cached; the framework
 * reads them at build time, so they stand here as literals.
 */
export const config = {
  matcher: [
    // storefront/ marks them: the framework looks a second time, with the slash taken off.
    { source: '/:path*', has: [{ type: 'header', key: 'x-trailing-slash' }] },
    '/search',
    '/account/personal-data',
    '/addressbook',
    '/addressbook/edit',
    '/order',
    '/order/invoice',
    '/order/logistics',
    '/order/refund',
    '/order/refund-detail',
    '/order/refund-result',
    '/wish-list',
    '/checkout',
    '/checkout/cashier',
    '/checkout/payment',
    '/checkout/payment-result',
  ],
}
