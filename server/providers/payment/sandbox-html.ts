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

/** The sandbox's payment page; it stands in for another company's site and looks like nobody's. */
export function paymentPage(payment: SandboxPayment, now: Date): string {
  const isExpired = payment.status === 'open' && payment.expiresAt <= now
  const end = isExpired ? 'expired' : payment.status
  return page(`
    <p class="amount">${formatFen(payment.amountFen)}</p>
    <dl><dt>商户订单号</dt><dd>${escape(payment.orderBn)}</dd></dl>
    ${end === 'open' ? buttons(payment.id) : ended(ends[end], payment.orderBn)}`)
}

/** The page of an address the sandbox never gave out. */
export function unknownPage(): string {
  return page('<p role="status">未找到该笔支付。</p>')
}

function buttons(id: string): string {
  const forms = Object.entries(outcomes).map(
    ([outcome, label], index) => `
      <form method="post" action="${SANDBOX_PATH}/${escape(id)}/${outcome}">
        <button${index === 0 ? ' class="first"' : ''} aria-describedby="about-${outcome}">${label}</button>
        <p id="about-${outcome}">${explanations[isOutcome(outcome) ? outcome : 'abandon']}</p>
      </form>`,
  )
  return `<div class="choices">${forms.join('')}</div>`
}

export function isOutcome(text: string): text is Outcome {
  return text in outcomes
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

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `
  * { box-sizing: border-box; margin: 0 }
  body { background: #f4f5f7; color: #1d2129; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif }
  main { background: #fff; margin: 0 auto; max-width: 480px; min-height: 100vh; padding: 40px 24px }
  h1 { font-size: 20px; font-weight: 600 }
  .note { color: #5c6470; font-size: 14px }
  .amount { font-size: 36px; font-weight: 600; margin-top: 32px }
  dl { border-bottom: 1px solid #dfe2e6; display: flex; justify-content: space-between; padding: 12px 0 24px }
  dt { color: #5c6470 }
  dd { font-variant-numeric: tabular-nums }
  .choices { display: grid; gap: 16px; margin-top: 24px }
  button { background: #fff; border: 1px solid #8a919c; border-radius: 4px; color: inherit; font: inherit; min-height: 48px; width: 100% }
  button.first { background: #1d4ed8; border-color: #1d4ed8; color: #fff }
  button:focus-visible, a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
  form p { color: #5c6470; font-size: 14px; margin-top: 4px }
  [role="status"] { margin: 32px 0 16px }
  a { color: #1d4ed8 }`

function page(content: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>沙箱支付</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>沙箱支付</h1>
    <p class="note">测试环境，不会产生真实扣款。</p>
    ${content}
  </main>
</body>
</html>`
}
