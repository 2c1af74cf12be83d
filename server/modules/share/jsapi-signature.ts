import { createHash } from 'node:crypto'

type Signed = { ticket: string; nonceStr: string; timestamp: number; url: string }

/**
 * The chat app's signature of a page: SHA-1 over the four fields in the order of their names, as they are and not
 * encoded again; the address as the browser has it, without what follows `#`. S23.
 */
export function jsapiSignature({ ticket, nonceStr, timestamp, url }: Signed): string {
  const [address = ''] = url.split('#')
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`
  return createHash('sha1').update(text).digest('hex')
}
