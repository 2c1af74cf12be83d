import { createHmac, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { NextResponse } from 'next/server'
import { env } from '@/lib/env'

function isSigned(body: string, signature: string): boolean {
  if (!env.REVALIDATE_SECRET) return false
  const expected = createHmac('sha256', env.REVALIDATE_SECRET).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function tagsOf(body: string): string[] {
  const parsed: unknown = JSON.parse(body)
  if (typeof parsed !== 'object' || parsed === null || !('tags' in parsed) || !Array.isArray(parsed.tags))
    return []
  return parsed.tags.filter((tag): tag is string => typeof tag === 'string')
}

/** The commerce API's word that cached pages are out of date: `{ tags }`, signed with the shared secret. */
export async function POST(request: Request): Promise<NextResponse> {
  const body = await request.text()
  if (body.length > 64 * 1024 || !isSigned(body, request.headers.get('x-signature') ?? '')) {
    return NextResponse.json({ code: 0, error: 'NOT_FOUND', message: '', data: null }, { status: 404 })
  }
  // The next visitor waits for the new page: a sold-out piece must not be shown as available again.
  for (const tag of tagsOf(body)) revalidateTag(tag, { expire: 0 })
  return NextResponse.json({ code: 1, data: null, message: '' })
}
