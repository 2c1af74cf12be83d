import type { Clock } from '../platform/clock'
import { drawCaptcha } from './captcha-picture'
import type { CrmRecord } from './crm'
import { sandboxInvoices } from './invoices/sandbox-invoices'
import type { Outbox } from './outbox'
import type { Providers } from './providers'

/** Customers the sandbox CRM knows; the README lists them. */
const crmRecords: Record<string, CrmRecord> = {
  '13900000001': { firstName: '晓月', lastName: '林', country: 'CHN', place: 'CHN', gender: 2 },
  '13900000002': { firstName: '子轩', lastName: '陈', country: 'CHN', place: 'CHN', gender: 1 },
  '13900000003': { firstName: 'Claire', lastName: 'Wang', country: 'FRA', place: 'FRA', gender: 2 },
}

/** A telephone the sandbox risk service refuses, so that the refusal can be seen. */
const REFUSED_SUBJECT = '13900009999'

/** The providers without a company behind them; what is configured stands apart, each in its folder. */
export function sandboxProviders(
  outbox: Outbox,
  clock: Clock,
): Omit<Providers, 'payment' | 'chatApp' | 'carriers' | 'analytics'> {
  const at = () => clock.now().toISOString()
  return {
    sms: {
      send: (message) => outbox('sms', { at: at(), ...message }),
      notify: ({ reference, mobile, kind, text, isRepeat }) =>
        outbox('messages', { at: at(), reference, mobile, kind, text }, isRepeat),
    },
    mail: {
      send: ({ reference, email, kind, text, isRepeat }) =>
        outbox('messages', { at: at(), reference, email, kind, text }, isRepeat),
    },
    captcha: {
      draw: async (challenge) => {
        await outbox('captcha', { at: at(), ...challenge })
        return drawCaptcha(challenge.text)
      },
    },
    crm: { find: async (mobile) => crmRecords[mobile] ?? null },
    invoices: sandboxInvoices,
    risk: { isAllowed: async ({ subject }) => subject !== REFUSED_SUBJECT },
  }
}
