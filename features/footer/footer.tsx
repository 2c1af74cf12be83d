import type { ReactNode } from 'react'
import { loadGlobalConfiguration } from '@/lib/global-configuration'
import { FooterContent } from './footer-content'
import { loadFooter } from './loaders'
import { RecordInfo } from './record-info'

type Props = {
  newsletter: ReactNode
  /** The way to the live chat. */
  liveChat: ReactNode
}

/** Service, newsletter, columns of links, bar and records, all from content. A§2, A§3. */
export async function Footer({ newsletter, liveChat }: Props) {
  const [{ columns, service, notes }, { footerBar, recordInfo }] = await Promise.all([
    loadFooter(),
    loadGlobalConfiguration(),
  ])
  const records = <RecordInfo records={recordInfo} />
  return <FooterContent {...{ columns, service, notes, footerBar, newsletter, liveChat, records }} />
}
