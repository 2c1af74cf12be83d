import { DataTable } from '@/components/layout/data-table'
import { Picture } from '@/components/media/picture'
import { Dialog } from '@/components/overlay/dialog'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import styles from './size-guide-dialog.module.scss'
import { sizePlace } from './size-place'

type Props = {
  guide: SizeGuide
  /** The size chosen on the page, where there is one. */
  size: string | undefined
  onClose: () => void
}

/** The size guide of a product over its page, with the chosen size marked. Older guides begin with their table. P12. */
export function SizeGuideDialog({ guide, size, onClose }: Props) {
  const { title, newVersionSize } = guide
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={styles.root}>
        {newVersionSize && <HowToMeasure guide={guide} />}
        <Table guide={guide} size={size} />
        {!newVersionSize && <HowToMeasure guide={guide} />}
        {guide.coreContent && <Words title="选择建议" text={guide.coreContent} />}
        {guide.needHelp && <p className={styles.help}>{guide.needHelp}</p>}
      </div>
    </Dialog>
  )
}

function HowToMeasure({ guide: { sizeImage, title, bodyDesc } }: { guide: SizeGuide }) {
  if (sizeImage === null && bodyDesc === '') return null
  return (
    <div className={styles.measuring}>
      {sizeImage !== null && (
        <div className={styles.picture}>
          <Picture name={sizeImage} alt={`${title}示意`} sizes="160px" />
        </div>
      )}
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

function Table({ guide: { title, unit, header, body }, size }: Omit<Props, 'onClose'>) {
  const place = size === undefined ? null : sizePlace({ header, body }, size)
  return (
    <div>
      {place && <p className={styles.chosen}>您所选的尺码：{size}</p>}
      <DataTable
        label={title}
        caption={unit && `单位：${unit}`}
        header={header}
        rows={body}
        marked={place ?? undefined}
      />
    </div>
  )
}
