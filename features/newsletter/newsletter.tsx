import { NewsletterFields } from './newsletter-fields'
import { NewsletterIsland } from './newsletter-island'
import styles from './newsletter.module.scss'

type Props = { heading: 'h1' | 'h2' }

/** The invitation and the form. A§2: at the foot of every page, and on a page of its own. */
export function Newsletter({ heading: Heading }: Props) {
  return (
    <section className={styles.root} data-heading={Heading}>
      <Heading className={styles.title}>邮件订阅</Heading>
      <p className={styles.text}>订阅奥蕾的来信，先一步得知新作、时装秀与精品店的消息。</p>
      <NewsletterIsland>
        <NewsletterFields />
      </NewsletterIsland>
    </section>
  )
}
