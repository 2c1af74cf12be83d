import { Anchor } from '@/components/anchor'
import { DataTable } from '@/components/layout/data-table'
import type { Block, Page } from '@/contract/calls/catalogue/page'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { ChapterLayout, chaptersOf } from '../frame/chapter-layout'
import { ChapterMark } from '../frame/chapter-mark'
import { ContentFrame } from '../frame/content-frame'
import { MeasureDrawing } from './drawings'
import styles from './size-guide-page.module.scss'

type Table = Extract<Block, { type: 'table' }>

/** Every size guide of the brand: how to measure, drawn, and the sizes side by side. A§2, S22. */
export function SizeGuidePage({ page }: { page: Page }) {
  const tables = page.blocks.filter((block): block is Table => block.type === 'table')
  return (
    <ContentFrame title={page.title} lead={page.description}>
      <ChapterLayout chapters={chaptersOf(tables)} mark={<ChapterMark />}>
        {tables.map((table) => (
          <SizeChapter key={table.id ?? table.title} table={table} />
        ))}
        <p className={styles.help}>
          如需协助，请致电{' '}
          <a className={styles.link} href={brand.phoneHref}>
            {brand.phone}
          </a>
          ，或前往任意一间
          <Anchor className={styles.link} href={routes.stores}>
            专卖店
          </Anchor>
          ，由顾问为您量度。
        </p>
      </ChapterLayout>
    </ContentFrame>
  )
}

function SizeChapter({ table: { id, title = '', unit, header, rows, notes = [] } }: { table: Table }) {
  const [howTo, advice] = notes
  return (
    <section id={id} className={styles.chapter}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.measuring}>
        {id && <MeasureDrawing guide={id} />}
        <div className={styles.words}>
          {howTo && (
            <>
              <h3 className={styles.name}>如何测量</h3>
              <p>{howTo}</p>
            </>
          )}
          {advice && (
            <>
              <h3 className={styles.name}>选择建议</h3>
              <p>{advice}</p>
            </>
          )}
        </div>
      </div>
      <DataTable label={title} caption={unit && `单位：${unit}`} header={header} rows={rows} />
    </section>
  )
}
