import type { AnalyticsProvider } from './analytics/analytics'
import type { CaptchaProvider } from './captcha'
import type { CarrierProviders } from './carrier/carrier'
import type { ChatAppProvider } from './chat-app/chat-app'
import type { CrmProvider } from './crm'
import type { InvoiceProvider } from './invoices/invoice-provider'
import type { MailProvider } from './mail/mail'
import type { PaymentProviders } from './payment/payment-provider'
import type { RiskProvider } from './risk'
import type { SmsProvider } from './sms/sms'

/** The companies this store works with, each behind an interface of ours. Chosen by configuration. */
export type Providers = {
  sms: SmsProvider
  mail: MailProvider
  captcha: CaptchaProvider
  crm: CrmProvider
  risk: RiskProvider
  payment: PaymentProviders
  chatApp: ChatAppProvider
  carriers: CarrierProviders
  invoices: InvoiceProvider
  analytics: AnalyticsProvider
}
