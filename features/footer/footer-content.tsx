'use client'

import type { ReactNode } from 'react'
import { WordMark } from '@/components/word-mark'
import type { GlobalConfiguration } from '@/contract/calls/catalogue/global-configuration'
import { brand } from '@/lib/brand'
import { FooterBar } from './footer-bar'
import { FooterColumn } from './footer-column'
import type { FooterColumnContent, ServiceContent, ServiceNoteContent } from './footer-schema'
import styles from './footer.module.scss'
import { ServiceInfo } from './service-info'

type Props = Pick<GlobalConfiguration, 'footerBar'> & {
  columns: readonly FooterColumnContent[]
  service: ServiceContent | null
  notes: readonly ServiceNoteContent[]
  newsletter: ReactNode
  liveChat: ReactNode
  records: ReactNode
}

/** The footer of its contents. A client component: what it says is sent once, as HTML, and its data is short. */
export function FooterContent(props: Props) {
  const { columns, service, notes, footerBar, newsletter, liveChat, records } = props
  return (
    <footer className={styles.root}>
      <ServiceInfo service={service} notes={notes} liveChat={liveChat} />
      <div className={styles.middle}>
        <div className={styles.newsletter}>{newsletter}</div>
        <div className={styles.columns}>
          {columns.map((column) => (
            <FooterColumn key={column.title} column={column} />
          ))}
        </div>
      </div>
      <FooterBar entries={footerBar} />
      <div className={styles.end}>
        <WordMark title={brand.latinName} className={styles.mark} />
        {records}
      </div>
    </footer>
  )
}
