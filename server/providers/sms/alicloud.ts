import Dysms, { SendSmsRequest } from '@alicloud/dysmsapi20170525'
import { $OpenApiUtil } from '@alicloud/openapi-core'
import type { CodePurpose } from '@/contract/calls/customer/customer'
import type { SmsProvider } from './sms'

export type AlicloudSettings = {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** The approved template of each kind of message; all of them have one parameter, `code`. */
  templates: Record<CodePurpose, string>
  /** Host (and port) of the service. */
  endpoint: string
  protocol: 'https' | 'http'
}

type Class = abstract new (...args: never[]) => unknown

/** The SDK is CommonJS: its default export arrives inside the module's, whatever its types say. */
const defaultOf = <T extends Class>(imported: T | { default: T }): T =>
  typeof imported === 'function' ? imported : imported.default

/** Alibaba Cloud's short message service. Throws when it does not answer `OK`, with its code and no personal data. */
export function alicloudSms(settings: AlicloudSettings): SmsProvider {
  const { accessKeyId, accessKeySecret, endpoint, protocol, signName, templates } = settings
  const client = new (defaultOf(Dysms))(
    new $OpenApiUtil.Config({
      accessKeyId,
      accessKeySecret,
      endpoint,
      protocol,
      readTimeout: 5000,
      connectTimeout: 5000,
    }),
  )
  return {
    send: async ({ mobile, type, code }) => {
      const { body } = await client.sendSms(
        new SendSmsRequest({
          phoneNumbers: mobile,
          signName,
          templateCode: templates[type],
          templateParam: JSON.stringify({ code }),
        }),
      )
      if (body?.code !== 'OK') throw new Error(`The SMS service refused with ${body?.code ?? 'no answer'}`)
    },
  }
}
