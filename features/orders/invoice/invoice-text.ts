import type { Invoice } from '@/contract/calls/purchase/invoices'
import { formatFen } from '@/lib/format'

type Text = { title: string; note: string }

/** How an invoice stands, as the page says it. */
export function invoiceStanding({ invoiceStatus, canRequest, amount, documents }: Invoice): Text {
  switch (invoiceStatus) {
    case 'none':
      return canRequest
        ? {
            title: '申请发票',
            note: `开票金额 ${formatFen(amount)}，提交后我们将尽快开具，开具前可随时修改。`,
          }
        : { title: '暂不可申请发票', note: '付款完成后可申请发票；已取消或已全额退款的订单不再开具。' }
    case 'applied':
      if (!canRequest) return { title: '尚未开具', note: '付款完成且无退款处理中时开具。' }
      return documents.length === 0
        ? { title: '开票中', note: '我们将尽快为您开具，开具前可随时修改。' }
        : { title: '重新开票中', note: '部分款项已退回，原发票已作废，我们将按余额重新开具。' }
    case 'issued':
      return { title: '已开票', note: '电子发票已开具，可随时下载。' }
    case 'voided':
      return { title: '发票已作废', note: '款项退回时原发票即作废；如订单仍有余额，退款完成后将重新开具。' }
  }
}
