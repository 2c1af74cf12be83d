import type { ReactNode } from 'react'
import { DataTable, type Marked } from '../layout/data-table'
import { Picture } from './picture'
import styles from './size-guide-parts.module.scss'

type Props = {
  guide: {
    title: string
    unit: string
    header: readonly string[]
    body: readonly (readonly string[])[]
    bodyDesc: string
    coreContent: string
    sizeImage: string | null
    newVersionSize: boolean
  }
  /** How to measure, drawn; stands for the guide's own picture where there is none. */
  drawing?: ReactNode
  /** The chosen size and its place in the table. */
  chosen?: { size: string; place: Marked } | undefined
}

/** What a size guide tells, in its order: the older ones begin with their table. P12, S22. */
export function SizeGuideParts({ guide, drawing, chosen }: Props) {
  const { title, unit, header, body, coreContent, newVersionSize } = guide
  const measuring = <HowToMeasure guide={guide} drawing={drawing} />
  return (
    <div className={styles.root}>
      {newVersionSize && measuring}
      <div>
        {chosen && <p className={styles.chosen}>您所选的尺码：{chosen.size}</p>}
        <DataTable
          label={title}
          caption={unit && `单位：${unit}`}
          header={header}
          rows={body}
          marked={chosen?.place}
        />
      </div>
      {!newVersionSize && measuring}
      {coreContent && <Words title="选择建议" text={coreContent} />}
    </div>
  )
}

function HowToMeasure({ guide: { sizeImage, title, bodyDesc }, drawing }: Omit<Props, 'chosen'>) {
  const picture =
    sizeImage === null ? drawing : <Picture name={sizeImage} alt={`${title}示意`} sizes="240px" />
  if (!picture && bodyDesc === '') return null
  return (
    <div className={styles.measuring}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {bodyDesc && <Words title="如何测量" text={bodyDesc} />}
    </div>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.words}>
      <h3 className={styles.name}>{title}</h3>
      <p>{text}</p>
    </section>
  )
}
