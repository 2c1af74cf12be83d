import type { ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import { Icon } from '@/components/icon'
import { brand } from '@/lib/brand'
import type { ServiceContent, ServiceNoteContent } from './footer-schema'
import styles from './service-info.module.scss'

type Props = {
  service: ServiceContent | null
  notes: readonly ServiceNoteContent[]
  liveChat: ReactNode
}

/** Customer service by phone and live chat, refunds rules, packing. A§2. */
export function ServiceInfo({ service, notes, liveChat }: Props) {
  return (
    <section className={styles.root} aria-label="服务">
      {service && (
        <div className={styles.block}>
          <h2 className={styles.title}>客户服务</h2>
          <p className={styles.text}>{service.text}</p>
          <p className={styles.ways}>
            <Anchor className={styles.way} href={phoneHref(service.telephone)}>
              <Icon name="phone" />
              {service.telephone}
            </Anchor>
            {service.liveChat && (
              <span className={styles.way}>
                <Icon name="chat" />
                {liveChat}
              </span>
            )}
          </p>
          <ul className={styles.hours}>
            {service.hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.map(({ title, text, link }) => (
        <div key={title} className={styles.block}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {link && (
            <p className={styles.ways}>
              <Anchor className={styles.link} href={link.url} prefetch={false}>
                {link.label}
              </Anchor>
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function phoneHref(telephone: string): string {
  return telephone === brand.phone ? brand.phoneHref : `tel:${telephone.replace(/[^\d+]/g, '')}`
}
