import type { Deps } from '@/server/http/calls/deps'
import type { PaymentProviders } from './payment-provider'
import { sandboxPaymentProvider } from './sandbox-provider'

/** The providers the configuration names, in its order. */
export function configuredPayments(deps: Pick<Deps, 'db' | 'clock' | 'config'>): PaymentProviders {
  const known = { sandbox: sandboxPaymentProvider }
  return deps.config.paymentProviders.map((name) => known[name](deps))
}
