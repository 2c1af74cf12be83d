import type { ServerResponse } from 'node:http'

/** The envelope's bad request, as the commerce API would answer. */
export function refuseUnreadable(response: ServerResponse): void {
  const body = { code: 0, error: 'BAD_REQUEST', message: '请求内容有误，请检查后重试', data: null }
  response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
