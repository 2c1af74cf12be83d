import { tsImport } from 'tsx/esm/api'

/**
 * A provider for WeChat Pay on this machine that answers as it should, until it is to be `silent`: then it takes every request and
 * says nothing.
 */
export async function startPaymentProvider() {
  const { fakeWechatpay } = await tsImport('../../server/testing/payments/fake-wechatpay.ts', import.meta.url)
  const { books, close, setting } = await fakeWechatpay(() => new Date())
  return {
    settings: {
      // Every other way to pay is the sandbox's.
      PAYMENT_PROVIDERS: 'wechatpay,sandbox',
      WECHATPAY_APP_ID: setting.appId,
      WECHATPAY_MERCHANT_ID: setting.merchantId,
      WECHATPAY_SERIAL: setting.serial,
      WECHATPAY_PRIVATE_KEY: setting.privateKey,
      WECHATPAY_API_KEY: setting.apiKey,
      WECHATPAY_URL: setting.url,
    },
    beSilent: (isSilent) => (books.misbehaviour = isSilent ? 'silence' : null),
    stop: close,
  }
}
