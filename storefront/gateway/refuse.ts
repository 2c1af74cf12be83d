import type { ServerResponse } from 'node:http'
import { securityHeaders } from '@/lib/security-headers'

const refusals = {
  missing: [404, 'NOT_FOUND', '未找到相关内容'],
  foreign: [400, 'BAD_REQUEST', '请求来源有误'],
  tooLarge: [413, 'TOO_LARGE', '提交的内容过大'],
  away: [503, 'SHUTTING_DOWN', '系统维护中，请稍后再试'],
} as const

/** A refusal of the gateway's own, in the envelope of the contract. */
export function refuse(response: ServerResponse, reason: keyof typeof refusals): void {
  const [status, error, message] = refusals[reason]
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '30' }),
  })
  response.end(JSON.stringify({ code: 0, error, message, data: null }))
}
