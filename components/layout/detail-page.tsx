import type { ReactNode, Ref } from 'react'
import { Anchor } from '../anchor'
import styles from './detail-page.module.scss'

type Props = {
  /** The page this one belongs to. */
  back: { href: string; label: string }
  title: string
  /** For a page that moves the focus to its title once something was done. */
  titleRef?: Ref<HTMLHeadingElement>
  /** In small under the title: a number, a date. */
  note?: ReactNode
  /** What has to be known before all else. */
  lead?: ReactNode
  children: ReactNode
}

/** A page about one thing of a list: the way back to where it belongs, its title, and what there is to it. */
export function DetailPage({ back, title, titleRef, note, lead, children }: Props) {
  return (
    <article className={styles.root}>
      <Anchor className={styles.back} href={back.href}>
        {back.label}
      </Anchor>
      <header>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </article>
  )
}
