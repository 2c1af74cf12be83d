import type { Clock } from '@/server/platform/clock'
import { chinaDigitsOf } from '../china-time'
import { merchantNumberOf, orderOf } from '../merchant-number'
import { notifyUrl, returnUrl } from '../own-addresses'
import type { NotificationReply, PaymentNotice, PaymentProvider } from '../payment-provider'
import { privateKeyOf } from '../rsa'
import { certificateIdOf, certificateOf } from './unionpay-certificates'
import { ask, frontForm, isProviders, type Fields, type UnionpayGateway } from './unionpay-gateway'
import { unionpayRefunds } from './unionpay-refunds'
import { gatewayPayment, kinds, momentOfTrace, OK, queryOf, refOf } from './unionpay-values'

/** Keys and certificates in base64 without their frames. */
export type UnionpaySettings = {
  merchantId: string
  certificate: string
  privateKey: string
  /** Of those who certify the provider. */
  authorities: readonly string[]
  /** Whom they certify. */
  signer: string
  url: string
}

type World = { clock: Clock; config: { siteUrl: string } }

/** UnionPay's online gateway: a form the browser sends, and RSA signatures with certificates. */
export function unionpay({ clock, config }: World, settings: UnionpaySettings): PaymentProvider {
  const { merchantId, signer, url } = settings
  const gateway: UnionpayGateway = {
    merchantId,
    certificateId: certificateIdOf(certificateOf(settings.certificate)),
    privateKey: privateKeyOf(settings.privateKey),
    trust: { authorities: settings.authorities.map(certificateOf), signer },
    url,
    clock,
  }
  const backUrl = notifyUrl(config, 'unionpay')
  return {
    name: 'unionpay',
    methods: ['unionpay'],
    isOpenIdNeeded: false,
    createPayment: ({ reference, orderBn, amountFen, expiresAt, payer }) => {
      const orderId = merchantNumberOf(orderBn, reference)
      const txnTime = chinaDigitsOf(clock.now())
      const form = frontForm(gateway, {
        ...gatewayPayment,
        ...kinds.payment,
        channelType: payer.device === 'desktop' ? '07' : '08',
        orderId,
        txnTime,
        txnAmt: String(amountFen),
        currencyCode: '156',
        payTimeout: chinaDigitsOf(expiresAt),
        frontUrl: returnUrl(config, orderBn),
        backUrl,
      })
      return Promise.resolve({ providerRef: refOf({ orderId, txnTime }), start: { type: 'form', ...form } })
    },
    queryPayment: async (providerRef) => {
      const answer = await ask(gateway, 'query', queryOf(providerRef))
      return answer.respCode === OK && answer.origRespCode === OK ? noticeOf(answer) : null
    },
    notification: ({ body }) => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      const isOurs = isProviders(gateway, fields)
      const isPaid = isOurs && fields.respCode === OK && fields.txnType === kinds.payment.txnType
      const notice = isPaid ? noticeOf(fields) : null
      // A word of the provider's about anything but money is heard, and need not come again.
      return Promise.resolve({ notice, reply: (isAccepted) => reply(isAccepted || (isOurs && !isPaid)) })
    },
    // It knows no such call: `payTimeout` ends the payment, and what comes all the same goes back.
    closePayment: () => Promise.resolve(),
    ...unionpayRefunds(gateway, backUrl),
  }
}

/** Null for what says less than a payment must. */
function noticeOf({ orderId, txnTime, txnAmt, queryId, traceTime }: Fields): PaymentNotice | null {
  const amountFen = /^\d{1,12}$/.test(txnAmt ?? '') ? Number(txnAmt) : null
  if (!orderId || !txnTime || !queryId || !traceTime || amountFen === null) return null
  return {
    providerRef: refOf({ orderId, txnTime }),
    orderBn: orderOf(orderId),
    amountFen,
    transactionId: queryId,
    paidAt: momentOfTrace(traceTime, txnTime),
  }
}

/** Anything but HTTP 200 is sent again. */
function reply(isAccepted: boolean): NotificationReply {
  return { status: isAccepted ? 200 : 400, contentType: 'text/plain', body: isAccepted ? 'ok' : 'fail' }
}
