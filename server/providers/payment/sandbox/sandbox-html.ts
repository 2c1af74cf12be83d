import { isKeyOf } from '@/contract/rules/own-key'
import { escapeHtml, sandboxPage } from '../../sandbox-page'
import { SANDBOX_PATH } from './sandbox-provider'
import type { SandboxPayment } from './sandbox-books'

/** What the shopper may let happen, with what it will be called in the address. */
export const outcomes = {
  success: '支付成功',
  failure: '支付失败',
  abandon: '放弃支付',
  late: '延迟通知',
  repeat: '重复通知',
  overdue: '逾期到账',
} as const
export type Outcome = keyof typeof outcomes

const explanations: Record<Outcome, string> = {
  success: '立即扣款并通知商户',
  failure: '不扣款，返回商户',
  abandon: '不扣款，无结果返回商户',
  late: '立即扣款，商户查询时才得知，或在订单有效期后收到通知',
  repeat: '立即扣款并通知商户两次',
  overdue: '订单取消后款项才到账',
}

const ends: Record<Exclude<SandboxPayment['status'], 'open'> | 'expired', string> = {
  paid: '该笔款项已支付，请勿重复支付。',
  overdue: '款项正在处理中，请勿重复支付。',
  closed: '订单已取消，无法支付。',
  refunded: '该笔款项已退回。',
  expired: '支付时间已过，无法支付。',
}

/** The sandbox's payment page. */
export function paymentPage(payment: SandboxPayment, now: Date): string {
  const isExpired = payment.status === 'open' && payment.expiresAt <= now
  const end = isExpired ? 'expired' : payment.status
  return page(`
    <p class="amount">${formatFen(payment.amountFen)}</p>
    <dl><dt>商户订单号</dt><dd>${escapeHtml(payment.orderBn)}</dd></dl>
    ${end === 'open' ? buttons(payment.id) : ended(ends[end], payment.orderBn)}`)
}

/** The page of an address the sandbox never gave out. */
export function unknownPage(): string {
  return page('<p role="status">未找到该笔支付。</p>')
}

function buttons(id: string): string {
  const forms = Object.entries(outcomes).map(
    ([outcome, label], index) => `
      <form method="post" action="${SANDBOX_PATH}/${escapeHtml(id)}/${outcome}">
        <button${index === 0 ? ' class="first"' : ''} aria-describedby="about-${outcome}">${label}</button>
        <p id="about-${outcome}">${explanations[isOutcome(outcome) ? outcome : 'abandon']}</p>
      </form>`,
  )
  return `<div class="choices">${forms.join('')}</div>`
}

export function isOutcome(text: string): text is Outcome {
  return isKeyOf(outcomes, text)
}

function ended(text: string, orderBn: string): string {
  return `<p role="status">${text}</p><p><a href="${returnPath('payment-result', orderBn)}">返回商户</a></p>`
}

/** Where the storefront awaits the shopper; relative, so that the browser stays on the origin it came from. */
export function returnPath(screen: 'payment-result' | 'payment-failure', orderBn: string): string {
  return `/checkout/${screen}?order=${encodeURIComponent(orderBn)}`
}

function formatFen(fen: number): string {
  return new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' }).format(fen / 100)
}

function page(content: string): string {
  return sandboxPage({ title: '沙箱支付', note: '测试环境，不会产生真实扣款。', content })
}
