import { describe, expect, it } from 'vitest'
import { readPdf } from '@/server/testing/read-pdf'
import type { InvoiceDocument } from './invoice-provider'
import { sandboxInvoices } from './sandbox-invoices'

const invoice: InvoiceDocument = {
  invoiceNo: 'FP261122ABCDEFGH',
  orderBn: 'OR261120ABCDEFGH',
  issuedAt: new Date('2026-11-22T17:00:00Z'),
  title: '上海林间文化艺术品进出口贸易有限公司（静安分公司）',
  taxNumber: '91310000MA1K45678X',
  amountFen: 12_800_50,
  lines: [
    { name: '晨曦手提包 干邑棕 中号', qty: 1, priceFen: 11_800_50, amountFen: 11_800_50 },
    { name: '林缘真丝方巾', qty: 2, priceFen: 500_00, amountFen: 1_000_00 },
  ],
}
const draw = async (more: Partial<InvoiceDocument> = {}) => {
  const bytes = await sandboxInvoices.draw({ ...invoice, ...more })
  return { bytes, ...readPdf(bytes) }
}

describe('[B09] the document of an invoice', () => {
  it('is one A4 sheet that says who, what and how much, and that it is a specimen', async () => {
    const { pages, text } = await draw()

    expect(pages).toEqual(['0 0 595.28 841.89'])
    const said = text.replaceAll('\n', '')
    for (const words of [
      ...['ORÉE', '电子发票', '演示样张', '非税务凭证', 'FP261122ABCDEFGH', 'OR261120ABCDEFGH'],
      ...['2026年11月23日', invoice.title, '91310000MA1K45678X', '晨曦手提包 干邑棕 中号'],
      ...['11,800.50', '1,000.00', '¥12,800.50', '壹万贰仟捌佰元伍角整'],
    ])
      expect(said).toContain(words)
  })

  it('carries of its two faces no more than it uses', async () => {
    const { bytes, faces } = await draw()

    expect(faces).toHaveLength(2)
    for (const face of faces) expect(face).toMatch(/^[A-Z]{6}\+NotoSansHans-(Light|Regular)$/)
    expect(bytes.byteLength).toBeLessThan(200_000)
  })

  it('knows rare characters of names', async () => {
    const title = '喆玥堃犇淼燚'

    expect((await draw({ title, taxNumber: null })).text).toContain(title)
  })

  it('stays on one sheet with the longest name and sixty lines, and adds up what finds no room', async () => {
    const line = { name: '双排扣羊毛外套 午夜蓝 38', qty: 1, priceFen: 100_00, amountFen: 100_00 }
    const { pages, text } = await draw({
      title: '林'.repeat(100),
      lines: Array.from({ length: 60 }, () => line),
      amountFen: 60 * 100_00,
    })

    const shown = text.split(line.name).length - 1
    expect(pages).toHaveLength(1)
    expect(shown).toBeGreaterThan(4)
    expect(text).toContain(`其余 ${60 - shown} 项，详见订单`)
    expect(text).toContain(`${(60 - shown) * 100}`.replace(/(\d)(\d{3})$/, '$1,$2'))
  })

  it('is the same however often it is asked for', async () => {
    const [first, second] = [await draw(), await draw()]

    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
  })
})
