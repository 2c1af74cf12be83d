import Dysms, { QuerySendDetailsRequest, SendSmsRequest } from '@alicloud/dysmsapi20170525'
import { $OpenApiUtil } from '@alicloud/openapi-core'
import type { CodePurpose } from '@/contract/calls/customer/customer'
import type { MessageKind } from '@/contract/calls/customer/messages'
import type { SmsProvider } from './sms'

export type AlicloudSettings = {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** The approved template of each kind: those of codes have one parameter, `code`, the others those of their message. */
  templates: Record<CodePurpose | MessageKind, string>
  /** Host (and port) of the service. */
  endpoint: string
  protocol: 'https' | 'http'
}

type Class = abstract new (...args: never[]) => unknown

/** The SDK is CommonJS: its default export arrives inside the module's, whatever its types say. */
const defaultOf = <T extends Class>(imported: T | { default: T }): T =>
  typeof imported === 'function' ? imported : imported.default

type Client = InstanceType<typeof Dysms>
type Sending = {
  mobile: string
  templateCode: string
  parameters: Record<string, string>
  outId?: string
}

/** Alibaba Cloud's short message service. Throws when it does not answer `OK`, with its code and no personal data. */
export function alicloudSms(settings: AlicloudSettings): SmsProvider {
  const { signName, templates } = settings
  const client = clientOf(settings)
  const deliver = async ({ mobile, templateCode, parameters, outId }: Sending) => {
    const templateParam = JSON.stringify(parameters)
    const request = { phoneNumbers: mobile, signName, templateCode, templateParam }
    const { body } = await client.sendSms(new SendSmsRequest({ ...request, ...(outId && { outId }) }))
    requireOk(body?.code)
  }
  return {
    send: ({ mobile, type, code }) =>
      deliver({ mobile, templateCode: templates[type], parameters: { code } }),
    notify: async ({ mobile, kind, parameters, reference, isRepeat }) => {
      if (isRepeat && (await wasSent(client, mobile, reference))) return
      await deliver({ mobile, templateCode: templates[kind], parameters, outId: reference })
    },
  }
}

function clientOf({ accessKeyId, accessKeySecret, endpoint, protocol }: AlicloudSettings): Client {
  const timeouts = { readTimeout: 5000, connectTimeout: 5000 }
  return new (defaultOf(Dysms))(
    new $OpenApiUtil.Config({ accessKeyId, accessKeySecret, endpoint, protocol, ...timeouts }),
  )
}

/** The service does not refuse a repeat itself, but tells what it sent: by our own id, today or the day before. */
async function wasSent(client: Client, phoneNumber: string, outId: string): Promise<boolean> {
  for (const sendDate of [chinaDay(0), chinaDay(1)]) {
    const page = { phoneNumber, sendDate, pageSize: 50, currentPage: 1 }
    const { body } = await client.querySendDetails(new QuerySendDetailsRequest(page))
    requireOk(body?.code)
    const sent = body?.smsSendDetailDTOs?.smsSendDetailDTO ?? []
    if (sent.some((detail) => detail.outId === outId)) return true
  }
  return false
}

function requireOk(code: string | undefined): void {
  if (code !== 'OK') throw new Error(`The SMS service refused with ${code ?? 'no answer'}`)
}

/** The day in China, so many days ago, as the service writes it: 20260301. */
function chinaDay(daysAgo: number): string {
  const there = new Date(Date.now() + (8 - 24 * daysAgo) * 3_600_000)
  return there.toISOString().slice(0, 10).replaceAll('-', '')
}
