import type { MessageKind } from '@/contract/calls/customer/messages'

/** What each kind of message says; `{name}` is a parameter. A real SMS service has the same texts as approved templates. */
const texts: Record<MessageKind, string> = {
  order_placed: '【奥蕾】感谢您的订购，订单{orderNo}{made}已提交，请在订单有效期内完成支付。',
  order_shipped: '【奥蕾】您的订单{orderNo}已由{carrier}发出，运单号{trackNumber}。',
  order_ready_for_pickup: '【奥蕾】您的订单{orderNo}已备妥，敬请凭订单号前往{store}自提。',
  return_decided: '【奥蕾】您的退货申请{returnNo}{decision}，详情请至「我的订单」查看。',
  invoice_issued: '【奥蕾】您的订单{orderNo}的电子发票已开具，请至「我的订单」查看并下载。',
  arrival_notice: '【奥蕾】您关注的{name}现已到货，敬请选购。',
}

/** A message as its reader sees it; a parameter that was not given stays empty. */
export function messageText(kind: MessageKind, parameters: Record<string, string>): string {
  return texts[kind].replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
}
