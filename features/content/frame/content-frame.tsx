import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { homeCrumb } from '@/lib/routes'
import styles from './content-frame.module.scss'

type Props = {
  title: string
  lead?: string | undefined
  /** The pages between home and this one. */
  above?: readonly { label: string; href: string }[]
  /** In small under the lead, such as a version. */
  note?: ReactNode
  children: ReactNode
}

/** The head of every content page: the way to it, its name, one sentence. S22. */
export function ContentFrame({ title, lead, above = [], note, children }: Props) {
  return (
    <div className={styles.root}>
      <Breadcrumb items={[homeCrumb, ...above, { label: title }]} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {note && <div className={styles.note}>{note}</div>}
      </header>
      {children}
    </div>
  )
}
