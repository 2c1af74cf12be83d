import { Hono } from 'hono'
import { answerHtml, escapeHtml, sandboxPage } from '../sandbox-page'
import type { CarrierEvent } from './carrier'
import type { CarrierSettings } from './configured'
import { findSandboxJourney, moveSandboxParcel, type SandboxWorld } from './sandbox-carrier'

/** Where the sandbox carrier's own pages are. */
const PATH = '/rest/sandbox/carrier'

/** Tells the store that a parcel moved, as the network would. */
export type ParcelMoved = (carrier: string, trackNumber: string) => Promise<void>

type Site = SandboxWorld & { config: { carrier: CarrierSettings }; parcelMoved: ParcelMoved }

/** The sandbox carrier's own site, where a parcel is moved on. A real carrier's is another company's. */
export function sandboxCarrierPages({ db, clock, config, parcelMoved }: Site): Hono {
  const pages = new Hono()
  if (config.carrier !== 'sandbox') return pages

  pages.get(`${PATH}/:number`, async (c) => {
    const number = c.req.param('number')
    const events = await findSandboxJourney(db, number)
    return events ? answerHtml(c, parcelPage(number, events), 200) : answerHtml(c, unknownPage(), 404)
  })

  pages.post(`${PATH}/:number/move`, async (c) => {
    const number = c.req.param('number')
    await moveSandboxParcel(db, number, clock.now())
    if (!(await findSandboxJourney(db, number))) return answerHtml(c, unknownPage(), 404)
    await parcelMoved('sandbox', number)
    return c.redirect(`${PATH}/${encodeURIComponent(number)}`, 303)
  })
  return pages
}

function parcelPage(number: string, events: readonly CarrierEvent[]): string {
  const rows = events.map(
    ({ at, place, text }) =>
      `<dl><dt>${escapeHtml(place)}　${escapeHtml(text)}</dt><dd>${chinaTime.format(at)}</dd></dl>`,
  )
  const isDelivered = events.some((event) => event.isDelivered)
  return page(`
    <dl><dt>运单号</dt><dd>${escapeHtml(number)}</dd></dl>
    ${rows.join('')}
    ${isDelivered ? '<p role="status">快件已送达。</p>' : moveForm(number)}`)
}

function moveForm(number: string): string {
  return `
    <form class="choices" method="post" action="${PATH}/${encodeURIComponent(number)}/move">
      <button class="first">前往下一站</button>
    </form>`
}

function unknownPage(): string {
  return page('<p role="status">未找到该运单。</p>')
}

const chinaTime = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

function page(content: string): string {
  return sandboxPage({ title: '沙箱速运', note: '测试环境，不会产生真实配送。', content })
}
