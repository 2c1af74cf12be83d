import type { ReactNode } from 'react'
import type { Page } from '@/contract/calls/catalogue/page'
import { ChapterLayout, chaptersOf } from '../frame/chapter-layout'
import { ContentFrame } from '../frame/content-frame'

type Props = {
  page: Page
  /** The blocks of the page. */
  children: ReactNode
}

/** A page of words, such as 配送与自提: chapters beside their table of contents. S22. */
export function GuidePage({ page, children }: Props) {
  return (
    <ContentFrame title={page.title} lead={page.description}>
      <ChapterLayout chapters={chaptersOf(page.blocks)}>{children}</ChapterLayout>
    </ContentFrame>
  )
}

const wordsAlone: readonly string[] = ['text', 'table', 'sizeTable', 'accordion', 'unknown']

/** Whether a page has nothing to show but words: it is read as a guide. */
export function isGuide({ pageType, blocks }: Page): boolean {
  return (
    pageType === 'page-builder' && blocks.length > 0 && blocks.every(({ type }) => wordsAlone.includes(type))
  )
}
