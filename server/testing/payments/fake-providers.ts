import { fakeAlipay } from './fake-alipay'
import { fakeUnionpay } from './fake-unionpay'
import { fakeWechatpay } from './fake-wechatpay'

/** Every real provider, and its fake on this machine. */
export const fakeProviders = [
  ['alipay', fakeAlipay],
  ['wechatpay', fakeWechatpay],
  ['unionpay', fakeUnionpay],
] as const
