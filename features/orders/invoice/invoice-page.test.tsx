import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Invoice } from '@/contract/calls/purchase/invoices'
import { anInvoice } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { InvoicePage } from './invoice-page'

let query = ''
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(query) }))

const api = serveApi()
const personal = { type: 'personal', title: '林晚', email: 'lin@example.com' } as const
const company = {
  type: 'company',
  title: '上海林间文化有限公司',
  taxNumber: '91310000MA1K45678X',
  email: 'books@example.com',
} as const
const issued = { invoiceNo: 'FP1', amount: 2_850_000, issuedAt: '2026-11-21T04:00:00.000Z', voidedAt: null }

beforeEach(() => {
  query = 'order=OR261120ABCDEFGH'
})

async function show(part: Partial<Invoice>) {
  api.answer('getInvoice', anInvoice(part))
  const rendered = renderWithQueries(<InvoicePage />)
  const heading = await screen.findByRole('heading', { level: 1 })
  return { ...rendered, heading }
}
const field = (name: string) => screen.getByRole('textbox', { name })
const factsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent)

describe('[B09] an invoice that nobody asked for', () => {
  it('is asked for in the name of a company, its tax number tidied as it is typed', async () => {
    const { user } = await show({})
    api.answer('requestInvoice', anInvoice({ invoiceStatus: 'applied', request: company }))

    await user.click(screen.getByRole('radio', { name: '企业' }))
    await user.type(field('企业名称'), company.title)
    await user.type(field('税号'), '9131 0000-ma1k 4567 8x')
    await user.type(field('电子邮箱'), company.email)
    await user.click(screen.getByRole('button', { name: '提交申请' }))

    expect(await screen.findByRole('heading', { name: '开票中' })).toHaveFocus()
    expect(api.bodies('requestInvoice')).toEqual([company])
    expect(screen.getByText(company.title)).toBeVisible()
  })

  it('is asked for in the name of a person, without what was typed for a company', async () => {
    const { user } = await show({})
    api.answer('requestInvoice', anInvoice({ invoiceStatus: 'applied', request: personal }))

    await user.click(screen.getByRole('radio', { name: '企业' }))
    await user.type(field('税号'), '91310000')
    await user.click(screen.getByRole('radio', { name: '个人' }))
    await user.type(field('发票抬头'), personal.title)
    await user.type(field('电子邮箱'), personal.email)
    await user.click(screen.getByRole('button', { name: '提交申请' }))

    await screen.findByRole('heading', { name: '开票中' })
    expect(api.bodies('requestInvoice')).toEqual([personal])
  })

  it('says at each field what is missing, and asks for nothing', async () => {
    const { user } = await show({})
    await user.click(screen.getByRole('radio', { name: '企业' }))
    await user.type(field('税号'), '123')
    await user.click(screen.getByRole('button', { name: '提交申请' }))

    expect(await screen.findByText('请输入正确的税号')).toBeVisible()
    expect(field('企业名称')).toHaveAccessibleDescription(/必填|请/)
    expect(field('电子邮箱')).toBeInvalid()
    expect(api.sent('requestInvoice')).toHaveLength(0)
  })

  it('says over the form when the order is another one by now', async () => {
    const { user } = await show({})
    api.refuse('requestInvoice', 'ORDER_STATE')
    await user.type(field('发票抬头'), personal.title)
    await user.type(field('电子邮箱'), personal.email)

    await user.click(screen.getByRole('button', { name: '提交申请' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('订单状态已变更，请刷新后查看')
  })

  it('cannot be asked for before the order is paid', async () => {
    await show({ canRequest: false })

    expect(screen.getByRole('heading', { name: '暂不可申请发票' })).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })
})

describe('[B09] an invoice that was asked for', () => {
  it('is corrected until it is issued', async () => {
    const { user, container } = await show({ invoiceStatus: 'applied', request: company })
    expect(factsIn(container)).toEqual([
      '企业名称上海林间文化有限公司',
      '税号91310000MA1K45678X',
      '电子邮箱books@example.com',
      '开票金额¥28,500',
    ])
    const corrected = { ...company, email: 'lin@example.com' }
    api.answer('requestInvoice', anInvoice({ invoiceStatus: 'applied', request: corrected }))

    await user.click(screen.getByRole('button', { name: '修改开票信息' }))
    expect(field('企业名称')).toHaveFocus()
    expect(field('税号')).toHaveValue(company.taxNumber)
    await user.clear(field('电子邮箱'))
    await user.type(field('电子邮箱'), corrected.email)
    await user.click(screen.getByRole('button', { name: '保存修改' }))

    expect(await screen.findByText(corrected.email)).toBeVisible()
    expect(api.bodies('requestInvoice')).toEqual([corrected])
  })

  it('stays as it was when the correction is given up', async () => {
    const { user, heading } = await show({ invoiceStatus: 'applied', request: personal })
    await user.click(screen.getByRole('button', { name: '修改开票信息' }))
    await user.type(field('发票抬头'), '晚')

    await user.click(screen.getByRole('button', { name: '取消' }))

    expect(heading).toHaveFocus()
    expect(screen.getByText('林晚')).toBeVisible()
    expect(api.sent('requestInvoice')).toHaveLength(0)
  })
})

describe('[B09] an issued invoice', () => {
  const invoiceUrl = '/rest/cn/V1/applet/orderInvoiceFile/OR261120ABCDEFGH'

  it('is fetched as a file, and changed no more', async () => {
    const { container } = await show({
      invoiceStatus: 'issued',
      invoiceUrl,
      canRequest: false,
      request: personal,
      documents: [issued],
    })

    const link = screen.getByRole('link', { name: '下载电子发票' })
    expect(link).toHaveAttribute('href', invoiceUrl)
    expect(link).toHaveAttribute('download')
    expect(factsIn(container).slice(0, 2)).toEqual(['发票号码FP1', '开票时间2026/11/21 12:00'])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('that was voided is named as such, and the rest of the order is invoiced anew', async () => {
    await show({
      invoiceStatus: 'applied',
      request: personal,
      amount: 1_000_000,
      documents: [{ ...issued, voidedAt: '2026-11-22T04:00:00.000Z' }],
    })

    expect(screen.getByRole('heading', { name: '重新开票中' })).toBeVisible()
    expect(screen.getByText('¥10,000')).toBeVisible()
    const [voided] = within(
      screen.getByRole('heading', { name: '已作废的发票' }).parentElement!,
    ).getAllByRole('listitem')
    expect(voided).toHaveTextContent('FP1 · ¥28,500 · 2026/11/22 12:00 作废')
    expect(screen.queryByRole('link', { name: '下载电子发票' })).not.toBeInTheDocument()
  })
})

describe('[B09] no invoice', () => {
  it.each(['', 'order=OR000'])('where the address names %j', async (given) => {
    query = given
    api.refuse('getInvoice', 'NOT_FOUND')
    renderWithQueries(<InvoicePage />)

    expect(await screen.findByRole('heading', { name: '未找到该订单' })).toBeVisible()
  })
})
