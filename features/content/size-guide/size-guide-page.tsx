import { Anchor } from '@/components/anchor'
import { SizeGuideParts } from '@/components/media/size-guide-parts'
import type { Block, Page } from '@/contract/calls/catalogue/page'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { ChapterLayout, chaptersOf } from '../frame/chapter-layout'
import { ChapterMark } from '../frame/chapter-mark'
import { ContentFrame } from '../frame/content-frame'
import { measureDrawing } from './drawings'
import styles from './size-guide-page.module.scss'

type SizeTable = Extract<Block, { type: 'sizeTable' }>

/** Every size guide of the brand: how to measure, drawn, the sizes side by side, and who helps. A§2, S22. */
export function SizeGuidePage({ page }: { page: Page }) {
  const tables = page.blocks.filter((block): block is SizeTable => block.type === 'sizeTable')
  const helps = new Set(tables.map(({ guide }) => guide.needHelp).filter((help) => help !== ''))
  return (
    <ContentFrame title={page.title} lead={page.description}>
      <ChapterLayout chapters={chaptersOf(tables)} mark={<ChapterMark />}>
        {tables.map((table) => (
          <SizeChapter key={table.id} table={table} />
        ))}
        <div className={styles.help}>
          {[...helps].map((help) => (
            <p key={help}>{help}</p>
          ))}
          <p className={styles.ways}>
            <a className={styles.link} href={brand.phoneHref}>
              致电客户服务
            </a>
            <Anchor className={styles.link} href={routes.stores}>
              查询专卖店
            </Anchor>
          </p>
        </div>
      </ChapterLayout>
    </ContentFrame>
  )
}

function SizeChapter({ table: { id, title, guide } }: { table: SizeTable }) {
  return (
    <section id={id} className={styles.chapter}>
      <h2 className={styles.title}>{title}</h2>
      <SizeGuideParts guide={guide} drawing={measureDrawing(id)} />
    </section>
  )
}
