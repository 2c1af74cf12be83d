import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/server/platform/clock'
import { chinaTimeOf } from '../china-time'
import { postForm } from '../exchange'
import { isSignedBy } from '../rsa'
import { signFields } from './alipay-signature'

export type AlipayGateway = {
  appId: string
  privateKey: KeyObject
  /** The provider's; two while they change. */
  publicKeys: readonly KeyObject[]
  url: string
  clock: Clock
}

type Content = Record<string, string>

const answerSchema = z.looseObject({ code: z.string(), sub_code: z.string().optional() })
export type AlipayAnswer = z.infer<typeof answerSchema>

/** The address of the provider's own page for a call: the shopper's browser makes it. */
export function pageUrl(
  gateway: AlipayGateway,
  method: string,
  content: Content,
  addresses: { return_url: string; notify_url: string },
): string {
  return `${gateway.url}?${new URLSearchParams(fieldsOf(gateway, method, content, addresses)).toString()}`
}

/** Asks the provider. Throws for silence, a fault, and whatever it has not signed; a refusal is an answer. */
export async function ask(gateway: AlipayGateway, method: string, content: Content): Promise<AlipayAnswer> {
  const text = await postForm(gateway.url, fieldsOf(gateway, method, content), `Alipay ${method}`)
  return readAnswer(gateway, method, text)
}

function fieldsOf(gateway: AlipayGateway, method: string, content: Content, more: Content = {}): Content {
  return signFields(gateway.privateKey, {
    app_id: gateway.appId,
    method,
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTimeOf(gateway.clock.now()),
    version: '1.0',
    ...more,
    biz_content: JSON.stringify(content),
  })
}

/** The provider signs the very text of its answer's inner object. */
function readAnswer({ publicKeys }: AlipayGateway, method: string, text: string): AlipayAnswer {
  const name = text.indexOf(`"${method.replaceAll('.', '_')}_response"`)
  const signed = text.slice(text.indexOf('{', name), text.lastIndexOf('}', text.lastIndexOf('"sign"')) + 1)
  const signature = /"sign"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? ''
  if (name < 0 || !isSignedBy(publicKeys, signed, signature)) {
    throw new Error(`Alipay has not signed its answer to ${method}`)
  }
  return answerSchema.parse(JSON.parse(signed))
}
