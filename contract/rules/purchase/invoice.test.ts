import { describe, expect, it } from 'vitest'
import { mayIssueInvoice, mayRequestInvoice } from './invoice'

const orders = [
  ['pending_payment', false],
  ['paid', true],
  ['shipped', true],
  ['ready_for_pickup', true],
  ['complete', true],
  ['refunding', false],
  ['refunded', false],
  ['canceled', false],
] as const

describe('[B09] an invoice', () => {
  it.each(orders)('of an order that is %s may be asked for: %s', (status, is) => {
    const may = (invoiceStatus: string) => mayRequestInvoice({ status, invoiceStatus })

    expect([may('none'), may('applied'), may('voided'), may('issued')]).toEqual([is, is, is, false])
  })

  it.each(orders)('of an order that is %s may be issued once it was asked for: %s', (status, is) => {
    const may = (invoiceStatus: string) => mayIssueInvoice({ status, invoiceStatus })

    expect([may('none'), may('applied'), may('voided'), may('issued')]).toEqual([false, is, false, false])
  })
})
