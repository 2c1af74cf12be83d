import { Hono } from 'hono'
import type { Job } from '@/server/platform/jobs'
import { answerHtml } from '../../sandbox-page'
import {
  changeOpenPayment,
  findDueNotices,
  findSandboxPayment,
  noticeOf,
  settleNotice,
  type SandboxPayment,
} from './sandbox-books'
import { isOutcome, paymentPage, returnPath, unknownPage, type Outcome } from './sandbox-html'
import { sandboxKey, signNotice, type SandboxNotice } from './sandbox-notice'
import { SANDBOX_PATH, type SandboxWorld } from './sandbox-provider'
import type { PaymentSettings } from '../settings'

/** How long after an order's time a late notification goes out. */
const LATE_MS = 60_000

/** Takes a notification to the store, as the network would: whichever instance serves the page acts on it. */
export type Notify = (body: SandboxNotice) => Promise<void>

type World = SandboxWorld & { notify: Notify }
type Site = World & { config: { paymentProviders: PaymentSettings } }

/**
 * The sandbox provider's own site. A real provider's is another company's; this one is served here so that
 * the browser reaches it through the storefront's gateway. It needs no post token: the id is the secret.
 */
export function sandboxPages(deps: Site): Hono {
  const pages = new Hono()
  if (!deps.config.paymentProviders.some(({ provider }) => provider === 'sandbox')) return pages

  pages.get(`${SANDBOX_PATH}/:id`, async (c) => {
    const payment = await findSandboxPayment(deps.db, c.req.param('id'))
    if (!payment) return answerHtml(c, unknownPage(), 404)
    return answerHtml(c, paymentPage(payment, deps.clock.now()), 200)
  })

  pages.post(`${SANDBOX_PATH}/:id/:outcome`, async (c) => {
    const { id, outcome } = c.req.param()
    const payment = await findSandboxPayment(deps.db, id)
    if (!payment || !isOutcome(outcome)) return answerHtml(c, unknownPage(), 404)
    return c.redirect(await act(deps, { payment, outcome }), 303)
  })
  return pages
}

/** Lets the outcome happen; answers where the browser goes. A payment no longer open shows its page again. */
async function act(
  deps: World,
  { payment, outcome }: { payment: SandboxPayment; outcome: Outcome },
): Promise<string> {
  const result = returnPath('payment-result', payment.orderBn)
  if (outcome === 'abandon') return result
  if (outcome === 'failure') return returnPath('payment-failure', payment.orderBn)

  const now = deps.clock.now()
  const changed = await changeOpenPayment(deps.db, { id: payment.id, now }, changeOf(outcome, payment, now))
  if (!changed) return `${SANDBOX_PATH}/${payment.id}`
  if (outcome === 'repeat') await send(deps, changed)
  if (outcome === 'repeat' || outcome === 'success') await deliver(deps, changed)
  return result
}

function changeOf(outcome: 'success' | 'repeat' | 'late' | 'overdue', payment: SandboxPayment, now: Date) {
  if (outcome === 'overdue') return { status: 'overdue' } as const
  const notifyAt = outcome === 'late' ? new Date(payment.expiresAt.getTime() + LATE_MS) : now
  return { status: 'paid', paidAt: now, notifyAt } as const
}

async function send({ config, notify }: World, payment: SandboxPayment): Promise<void> {
  const notice = noticeOf(payment)
  if (notice) await notify(signNotice(sandboxKey(config.appSecret), notice))
}

async function deliver(deps: World, payment: SandboxPayment): Promise<void> {
  await send(deps, payment)
  await settleNotice(deps.db, payment.id)
}

/** Sends the notifications that were held back. */
export function sandboxNoticesJob(deps: World): Job {
  return {
    name: 'sandbox-notices',
    everyMs: 5_000,
    run: async () => {
      for (const payment of await findDueNotices(deps.db, deps.clock.now())) await deliver(deps, payment)
    },
  }
}
