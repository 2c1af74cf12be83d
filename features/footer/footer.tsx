import type { ReactNode } from 'react'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { loadGlobalConfiguration } from '@/lib/global-configuration'
import { FooterBar } from './footer-bar'
import { FooterColumn } from './footer-column'
import { loadFooter } from './loaders'
import { RecordInfo } from './record-info'
import { ServiceInfo } from './service-info'
import styles from './footer.module.scss'

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
        <RecordInfo records={recordInfo} />
      </div>
    </footer>
  )
}
