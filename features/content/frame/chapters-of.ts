import type { Block } from '@/contract/calls/catalogue/page'
import type { Chapter } from './chapter-layout'

/** The chapters a page can be entered at: its blocks that have both a name and an id. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  return blocks.flatMap((block) => {
    if (block.type === 'hero' || block.type === 'unknown') return []
    return block.id && block.title ? [{ id: block.id, title: block.title }] : []
  })
}
