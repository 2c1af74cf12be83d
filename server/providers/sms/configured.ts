import type { AlicloudSettings } from './alicloud'
import type { SmsProvider } from './sms'

/** Which SMS service the store uses, with what a real one needs. */
export type SmsSettings = { provider: 'sandbox' } | ({ provider: 'alicloud' } & AlicloudSettings)

/** The SMS service the configuration names. A real one's SDK is loaded only where it is used. */
export async function configuredSms(settings: SmsSettings, sandbox: SmsProvider): Promise<SmsProvider> {
  if (settings.provider === 'sandbox') return sandbox
  const { alicloudSms } = await import('./alicloud')
  return alicloudSms(settings)
}
