import { describe, expect, it } from 'vitest'
import { anOrder } from '@/mocks/purchase-builders'
import { invoiceLinkText, invoiceText } from './order-text'

describe('[B09] the invoice of an order', () => {
  it.each([
    ['pending_payment', 'none', '未申请', null],
    ['pending_payment', 'applied', '付款后开具', null],
    ['canceled', 'applied', '未开具', null],
    ['paid', 'none', '未申请', '申请发票'],
    ['complete', 'applied', '开票中', '查看开票申请'],
    ['complete', 'issued', '已开票', '查看发票'],
    ['refunding', 'voided', '已作废', '查看发票'],
    ['refunding', 'applied', '开票中', null],
    ['refunded', 'none', '未申请', null],
  ] as const)('%s, %s: %s, and the way there is called %s', (status, invoiceStatus, text, link) => {
    const order = anOrder({ status, invoiceStatus })

    expect([invoiceText(order), invoiceLinkText(order)]).toEqual([text, link])
  })
})
