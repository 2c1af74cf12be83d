import type { PaymentStart } from '@/server/db/schema/purchase/payments'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { describeError } from '@/server/platform/describe-error'
import { isSame, sign } from '@/server/platform/keys'

/**
 * Inside the chat app WeChat Pay wants to know who pays, and the store keeps nobody's id. The chat app is asked when it comes to
 * paying, without a question to the shopper; it leads back to the payment page with a code.
 */
export function askWhoPays(
  { config, providers }: Pick<Deps, 'config' | 'providers'>,
  orderBn: string,
): { start: PaymentStart; providerRef: null } {
  const redirectUrl = `${config.siteUrl}/checkout/payment?order=${encodeURIComponent(orderBn)}`
  const state = stateOf(config.appSecret, orderBn)
  const url = providers.chatApp.authorizeUrl({ way: 'in-app', redirectUrl, state, isSilent: true })
  return { start: { type: 'redirect', url }, providerRef: null }
}

/** Who pays, by the code the chat app led back with. The state proves that it was asked about this order. */
export async function whoPays(
  { config, providers, log }: Pick<Deps, 'config' | 'providers' | 'log'>,
  { orderBn, code, state }: { orderBn: string; code: string; state: string },
): Promise<string> {
  if (!config.appSecrets.some((secret) => isSame(state, stateOf(secret, orderBn))))
    throw new ApiError('CHAT_APP_NOT_AUTHORIZED')
  const person = await providers.chatApp.identify({ way: 'in-app', code }).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'the chat app named nobody')
    throw new ApiError('CHAT_APP_UNAVAILABLE')
  })
  if (!person) throw new ApiError('CHAT_APP_NOT_AUTHORIZED')
  return person.openId
}

/** Letters and digits, as the chat app wants it. */
function stateOf(appSecret: string, orderBn: string): string {
  return Buffer.from(sign(appSecret, 'chat app payer', orderBn), 'base64url').toString('hex')
}
