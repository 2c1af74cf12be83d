import { readFileSync } from 'node:fs'

const apiPort = process.env.E2E_API_PORT ?? '4410'

/** What the store's back office can do. */
export const operator = {
  /** Closes an unpaid order before its time. */
  closeOrder: (orderBn: string) => send(`orders/${orderBn}/close`, { note: '' }),
  /** Hands a paid order to the sandbox carrier. */
  shipOrder: (orderBn: string, trackNumber: string) =>
    send(`orders/${orderBn}/ship`, { carrier: 'sandbox', trackNumber }),
  /** Ships a paid order and completes it, as if it had arrived. */
  completeOrder: async (orderBn: string) => {
    await operator.shipOrder(orderBn, `SB${orderBn}`)
    await send(`orders/${orderBn}/complete`, { note: '' })
  },
  /** Issues the invoice an order waits for. */
  issueInvoice: (orderBn: string) => send(`orders/${orderBn}/invoice`, {}),
  approveReturn: (id: string) => send(`returns/${id}/approve`, {}),
  /** Takes a return in, in good order, and sends its money back. */
  refundReturn: async (id: string) => {
    await send(`returns/${id}/receive`, {})
    await send(`returns/${id}/refund`, {})
  },
  /** Says how many pieces of a sku there are. */
  setStock: (sku: string, stock: number) => send('stock', { sku, stock }),
  /** Publishes pages, blocks and redirects. */
  publish: (rows: readonly object[]) => send('content/publish', { rows }),
}

async function send(path: string, body: object): Promise<void> {
  const token = readFileSync('.reports/data/ops-token', 'utf8').trim()
  const response = await fetch(`http://127.0.0.1:${apiPort}/rest/ops/V1/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { code: number; message: string }
  if (answer.code !== 1) throw new Error(`operator, ${path}: ${answer.message}`)
}
