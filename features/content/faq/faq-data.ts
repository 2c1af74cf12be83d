import type { Page } from '@/contract/calls/catalogue/page'
import type { StructuredData } from '@/lib/seo/structured-data'
import { topicsOf } from './questions'

/** The questions of a topic as search engines read them. S24. */
export function faqData(page: Page): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topicsOf([page]).flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
}
