/** A path nothing will ever stand at: it shows the 404 screen. */
const NOWHERE = '/_/nowhere'

/**
 * The address as Next can read it. A path whose escapes are no text (`/%E5%A`) names no page, so it stands for one
 * that is not there; among the API's calls it is null, a bad request. A query is read as browsers read it.
 */
export function readableUrl(url) {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!isText(path)) return path.startsWith('/rest/') ? null : NOWHERE
  if (isText(url)) return url
  return `${path}?${new URLSearchParams(url.slice(end)).toString()}`
}

function isText(escaped) {
  try {
    decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}

/** The envelope's bad request, as the commerce API would answer. */
export function refuseUnreadable(response) {
  const body = { code: 0, error: 'BAD_REQUEST', message: '请求内容有误，请检查后重试', data: null }
  response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

const thisMachine = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** The peers whose word on where a call comes from is taken: TRUSTED_PROXIES, as the commerce API reads it. */
export function trustedProxies(setting) {
  const given = (setting ?? '').split(',').map((peer) => peer.trim())
  return given.some(Boolean) ? given.filter(Boolean) : thisMachine
}

/**
 * Limits count by the shopper's address, so nobody may choose theirs: what a peer who is no proxy of ours says of it
 * gives way to where the call really came from.
 */
export function believeOnly(proxies, { headers, socket }) {
  if (proxies.includes(socket.remoteAddress)) return
  for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip', 'forwarded'])
    delete headers[name]
  headers['x-forwarded-for'] = socket.remoteAddress
}

/**
 * Pages may not be rewritten on their way: search apps and carriers transcode what does not forbid it. Said as the head
 * is written, because Next's own compression takes the word for its own and sends such a page uncompressed.
 */
export function sayNoTransform(response) {
  const { writeHead } = response
  response.writeHead = (...head) => {
    const type = response.getHeader('Content-Type')
    if (typeof type === 'string' && type.startsWith('text/html')) {
      const kept = response.getHeader('Cache-Control')
      response.setHeader('Cache-Control', kept ? `${kept}, no-transform` : 'no-transform')
    }
    return writeHead.apply(response, head)
  }
}
