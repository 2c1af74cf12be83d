import type { Page } from '@/contract/calls/catalogue/page'
import type { Topic } from './find-questions'

/** The topics of the FAQ as the search needs them: names, addresses, questions and answers. */
export function topicsOf(pages: readonly Page[]): Topic[] {
  return pages.map(({ url, title, blocks }) => ({
    slug: url.replace(/^faq\//, ''),
    title,
    questions: blocks.flatMap((block) =>
      block.type === 'accordion'
        ? block.items.map(({ id, title: question, text, link }) => ({
            id: id ?? null,
            question,
            answer: text,
            link: link ?? null,
          }))
        : [],
    ),
  }))
}
