import type { Config } from '@/server/config'
import type { SmsProvider } from './sms'

/** The SMS service the configuration names. A real one's SDK is loaded only where it is used. */
export async function configuredSms(
  { sms }: Pick<Config, 'sms'>,
  sandbox: SmsProvider,
): Promise<SmsProvider> {
  if (sms.provider === 'sandbox') return sandbox
  const { alicloudSms } = await import('./alicloud')
  return alicloudSms(sms)
}
