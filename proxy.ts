import { NextResponse, type NextRequest } from 'next/server'
import { cookieNames, loginRedirect } from './lib/session/session'

/** The login gate: a page that needs a customer sends everybody else home with the login drawer open (A§2). */
export function proxy(request: NextRequest): NextResponse {
  if (request.cookies.has(cookieNames.token)) return NextResponse.next()
  const { pathname, search } = request.nextUrl
  const redirect = loginRedirect(pathname, search)
  return redirect ? NextResponse.redirect(new URL(redirect, request.url)) : NextResponse.next()
}

/** The gated paths of lib/session/session.ts; the framework reads them at build time, so they stand here as literals. */
export const config = {
  matcher: [
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
