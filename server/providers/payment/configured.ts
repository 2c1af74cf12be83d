import { alipay, type AlipaySettings } from './alipay/alipay'
import type { PaymentProvider, PaymentProviders } from './payment-provider'
import { sandboxPaymentProvider, type SandboxWorld } from './sandbox-provider'

/** The providers shoppers may pay with, in the order they are shown, with what a real one needs. */
export type PaymentSettings = readonly ({ provider: 'sandbox' } | ({ provider: 'alipay' } & AlipaySettings))[]

type World = SandboxWorld & { config: { siteUrl: string } }

/** The providers the settings name, in their order. */
export function configuredPayments(world: World, settings: PaymentSettings): PaymentProviders {
  return settings.map((setting) => configured(world, setting))
}

function configured(world: World, setting: PaymentSettings[number]): PaymentProvider {
  return setting.provider === 'sandbox' ? sandboxPaymentProvider(world) : alipay(world, setting)
}
