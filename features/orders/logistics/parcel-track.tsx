import { useId } from 'react'
import type { OrderLine } from '@/contract/calls/purchase/orders'
import type { Data } from '@/lib/api/types'
import { formatDateTime } from '@/lib/format'
import { OrderLines } from '../order-lines'
import styles from './parcel-track.module.scss'

type Props = { number: string; track: Data<'listTracks'>[string]; lines: readonly OrderLine[] }

/** One parcel: who carries it, where it has been, the newest word first, and what is in it. */
export function ParcelTrack({ number, track: { carrier, isDelivered, events }, lines }: Props) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {carrier} <span className={styles.number}>{number}</span>
        </h2>
        <p>{isDelivered ? '已签收' : '运送中'}</p>
      </div>
      {events.length === 0 ? (
        <p className={styles.none}>包裹已交付承运方，物流信息将很快更新。</p>
      ) : (
        <ol className={styles.events} aria-label={`运单 ${number} 的物流轨迹`}>
          {events.map(({ at, place, text }) => (
            <li key={`${at} ${text}`} className={styles.event}>
              <p>
                {place}　{text}
              </p>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ol>
      )}
      <OrderLines lines={lines} />
    </section>
  )
}
