import type { PaymentProviders } from './payment-provider'
import { sandboxPaymentProvider, type SandboxWorld } from './sandbox-provider'

const known = { sandbox: sandboxPaymentProvider }

/** The providers shoppers may pay with, by name, in the order they are shown. */
export type PaymentSettings = readonly (keyof typeof known)[]

/** The providers the settings name, in their order. */
export function configuredPayments(world: SandboxWorld, settings: PaymentSettings): PaymentProviders {
  return settings.map((name) => known[name](world))
}
