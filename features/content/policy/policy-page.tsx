import type { ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import type { Page } from '@/contract/calls/catalogue/page'
import { ChapterLayout, chaptersOf } from '../frame/chapter-layout'
import { ChapterMark } from '../frame/chapter-mark'
import { ContentFrame } from '../frame/content-frame'
import { chineseDate, versionAt, type PolicyVersions } from './policy-versions'
import { VersionHistory } from './version-history'
import styles from './policy-page.module.scss'

const CHOICE = '您的选择'

type Props = {
  page: Page
  /** The path it is read at: a former version has one of its own. */
  path: string
  versions: PolicyVersions | null
  /** What a reader may decide about it. */
  choice?: ReactNode
  /** The blocks of the page. */
  children: ReactNode
}

/** A policy: version and day, table of contents, chapters, and what came before. S22. */
export function PolicyPage({ page, path, versions, choice, children }: Props) {
  const shown = versions && versionAt(versions, path)
  const choices = choice ? [{ id: 'choice', title: CHOICE }] : []
  const history = versions ? [{ id: 'versions', title: '版本与修订记录' }] : []
  return (
    <ContentFrame
      title={page.title}
      lead={page.description}
      note={shown && `版本 ${shown.version}　自 ${chineseDate(shown.from)}起施行`}
    >
      {versions && shown && shown.version !== versions.customerVersion && <FormerNote versions={versions} />}
      <ChapterLayout chapters={[...chaptersOf(page.blocks), ...choices, ...history]} mark={<ChapterMark />}>
        {children}
        {choice && (
          <section id="choice" className={styles.choice} aria-labelledby="choice-title">
            <h2 id="choice-title" className={styles.title}>
              {CHOICE}
            </h2>
            {choice}
          </section>
        )}
        {versions && shown && <VersionHistory versions={versions} shown={shown.version} />}
      </ChapterLayout>
    </ContentFrame>
  )
}

function FormerNote({ versions }: { versions: PolicyVersions }) {
  const current = versionAt(versions, '')
  return (
    <p className={styles.former} role="note">
      这是历史版本，仅供查阅，已不再适用。
      {current && (
        <Anchor className={styles.link} href={current.url}>
          查看现行版本
        </Anchor>
      )}
    </p>
  )
}
