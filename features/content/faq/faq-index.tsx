import { Anchor } from '@/components/anchor'
import type { Page } from '@/contract/calls/catalogue/page'
import { routes } from '@/lib/routes'
import { ContentFrame } from '../frame/content-frame'
import { FaqSearch } from './faq-search'
import styles from './faq-index.module.scss'
import { topicsOf } from './questions'

/** Every topic of the FAQ with its first questions, and the search over all of them. S22. */
export function FaqIndex({ pages }: { pages: readonly Page[] }) {
  const topics = topicsOf(pages)
  return (
    <ContentFrame title="常见问题" lead="购物、支付、配送与售后的解答。若未找到您需要的，请随时与我们联系。">
      <FaqSearch topics={topics}>
        <ul className={styles.topics}>
          {topics.map(({ slug, title, questions }) => (
            <li key={slug} className={styles.topic}>
              <h2 className={styles.title}>
                <Anchor href={routes.faq(slug)}>{title}</Anchor>
              </h2>
              <ul className={styles.questions}>
                {questions.slice(0, SHOWN).map(({ id, question }) => (
                  <li key={question}>
                    <Anchor className={styles.question} href={routes.faq(slug, id ?? undefined)}>
                      {question}
                    </Anchor>
                  </li>
                ))}
              </ul>
              <p>
                <Anchor className={styles.more} href={routes.faq(slug)}>
                  查看全部
                  <span className="visually-hidden">{title}问题</span>
                </Anchor>
              </p>
            </li>
          ))}
        </ul>
      </FaqSearch>
    </ContentFrame>
  )
}

const SHOWN = 3
