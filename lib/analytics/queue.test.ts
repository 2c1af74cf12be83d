import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnalyticsEvent, EventName } from '@/contract/calls/customer/analytics'
import { delaysMs, SEND_DELAY_MS } from './delays'
import { createQueue } from './queue'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const common = {
  at: 1,
  page: 'pdp',
  visitor: { isGuestMode: true, buyerType: 'non-buyer', clientStatus: 'Not client' },
} as const
const newsletter = (at: number): AnalyticsEvent => ({ ...common, at, event: 'newsletter', payload: {} })
const search = (words: string): AnalyticsEvent => ({
  ...common,
  event: 'search',
  payload: { words, type: 'Natural-Typed', origin: 'Organic' },
})
const added: AnalyticsEvent = {
  ...common,
  event: 'add_to_bag',
  payload: { lines: [{ sku: 'BG-0101-NOIR', qty: 1 }], isBuyNow: false },
}

/** A queue over a receiver that takes everything until it is told otherwise, and what was kept for the next page. */
function aQueue(kept: AnalyticsEvent[] = []) {
  const sent: AnalyticsEvent[][] = []
  const last: AnalyticsEvent[][] = []
  const receiver = {
    isUp: true,
    send: vi.fn(async (events: readonly AnalyticsEvent[]) => {
      if (!receiver.isUp) throw new Error('away')
      sent.push([...events])
    }),
    sendLast: (events: readonly AnalyticsEvent[]) => {
      last.push([...events])
      return receiver.isUp
    },
  }
  const store = {
    kept,
    read: () => store.kept,
    write: (events: readonly AnalyticsEvent[]) => (store.kept = [...events]),
  }
  return { queue: createQueue(receiver, store), receiver, store, sent, last }
}

describe('[S26] the queue of events', () => {
  it('waits for each as long as A§9 and B§9 say', () => {
    const stated: Partial<Record<EventName, number>> = {
      page_view: 300,
      search: 1500,
      add_to_bag: 2000,
      submit_order: 400,
      register_result: 500,
    }
    expect(delaysMs).toMatchObject(stated)
    expect(SEND_DELAY_MS).toBe(310)
  })

  it('sends an event after its own delay and the delay of sending, no sooner', async () => {
    const { queue, sent } = aQueue()
    queue.add(added)

    await vi.advanceTimersByTimeAsync(2309)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([[added]])
  })

  it('sends together what is ready together', async () => {
    const { queue, sent } = aQueue()
    queue.add(newsletter(1))
    queue.add(newsletter(2))
    await vi.advanceTimersByTimeAsync(310)

    expect(sent).toEqual([[newsletter(1), newsletter(2)]])
  })

  it('takes what is typed for a search once it has settled', async () => {
    const { queue, sent } = aQueue()
    queue.add(search('手'))
    await vi.advanceTimersByTimeAsync(1000)
    queue.add(search('手袋'))
    await vi.advanceTimersByTimeAsync(5000)

    expect(sent).toEqual([[search('手袋')]])
  })

  it('tries again after a second, then twice as long, and a minute at most', async () => {
    const { queue, receiver, sent } = aQueue()
    receiver.isUp = false
    queue.add(newsletter(1))
    await vi.advanceTimersByTimeAsync(310)
    expect(receiver.send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(receiver.send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(receiver.send).toHaveBeenCalledTimes(2)

    await vi.advanceTimersByTimeAsync(600_000)
    const before = receiver.send.mock.calls.length
    receiver.isUp = true
    await vi.advanceTimersByTimeAsync(60_000)

    expect(receiver.send).toHaveBeenCalledTimes(before + 1)
    expect(sent).toEqual([[newsletter(1)]])
  })

  it('gives everything to the browser as the page is left, also what was still waiting for its time', async () => {
    const { queue, last, store } = aQueue()
    queue.add(newsletter(1))
    queue.add(added)
    queue.leave()
    queue.leave()

    expect(last).toEqual([[newsletter(1), added]])
    expect(store.kept).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
  })

  it('does not send again on leaving what is on its way', async () => {
    const { queue, receiver, last } = aQueue()
    receiver.send.mockImplementation(() => new Promise(() => undefined))
    queue.add(newsletter(1))
    await vi.advanceTimersByTimeAsync(310)
    queue.add(newsletter(2))
    queue.leave()

    expect(last).toEqual([[newsletter(2)]])
  })

  it('does not send again what the browser breaks off as the page is left', async () => {
    const { queue, receiver, last, store } = aQueue()
    let breakOff: () => void = () => undefined
    receiver.send.mockImplementation(
      () => new Promise((_, reject) => (breakOff = () => reject(new TypeError('Failed to fetch')))),
    )
    queue.add(newsletter(1))
    await vi.advanceTimersByTimeAsync(310)
    breakOff()
    await expect(receiver.send.mock.results[0]?.value).rejects.toThrow('Failed to fetch')
    queue.leave()

    expect(last).toEqual([])
    expect(store.kept).toEqual([])
  })

  it('keeps for the next page what the browser would not take, and sends it from there', async () => {
    const first = aQueue()
    first.receiver.isUp = false
    first.queue.add(newsletter(1))
    first.queue.leave()
    expect(first.store.kept).toEqual([newsletter(1)])

    const second = aQueue(first.store.kept)
    await vi.advanceTimersByTimeAsync(310)

    expect(second.sent).toEqual([[newsletter(1)]])
    expect(second.store.kept).toEqual([])
  })

  it('holds 100 events and 32 000 characters at most, the newest', async () => {
    const { queue, receiver, store } = aQueue()
    receiver.isUp = false
    for (let at = 1; at <= 500; at += 1) queue.add(newsletter(at))
    await vi.advanceTimersByTimeAsync(1)

    expect(store.kept.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(store.kept).length).toBeLessThan(32_200)
    expect(store.kept.at(-1)).toEqual(newsletter(500))
  })

  it('sends in turns of 20', async () => {
    const { queue, sent } = aQueue()
    for (let at = 1; at <= 45; at += 1) queue.add(newsletter(at))
    await vi.advanceTimersByTimeAsync(5000)

    expect(sent.map((batch) => batch.length)).toEqual([20, 20, 5])
  })

  it('forgets everything when it may no longer be told', async () => {
    const { queue, receiver, store } = aQueue()
    queue.add(added)
    queue.add(newsletter(1))
    await vi.advanceTimersByTimeAsync(1)
    queue.clear()
    await vi.advanceTimersByTimeAsync(10_000)

    expect(receiver.send).not.toHaveBeenCalled()
    expect(store.kept).toEqual([])
  })
})
