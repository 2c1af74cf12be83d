import { alipay } from './alipay/alipay'
import type { PaymentProvider, PaymentProviders } from './payment-provider'
import { sandboxPaymentProvider, type SandboxWorld } from './sandbox/sandbox-provider'
import type { PaymentSettings } from './settings'
import { unionpay } from './unionpay/unionpay'
import { wechatpay } from './wechatpay/wechatpay'

type World = SandboxWorld & { config: { siteUrl: string } }

/** The providers the settings name, in their order. */
export function configuredPayments(world: World, settings: PaymentSettings): PaymentProviders {
  return settings.map((setting) => configured(world, setting))
}

function configured(world: World, setting: PaymentSettings[number]): PaymentProvider {
  switch (setting.provider) {
    case 'sandbox':
      return sandboxPaymentProvider(world)
    case 'alipay':
      return alipay(world, setting)
    case 'wechatpay':
      return wechatpay(world, setting)
    case 'unionpay':
      return unionpay(world, setting)
  }
}
