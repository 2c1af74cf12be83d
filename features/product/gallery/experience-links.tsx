import { Anchor } from '@/components/anchor'
import type { Product } from '@/contract/calls/catalogue/product'
import { ViewerEntry } from '../viewer/viewer-entry'
import styles from './experience-links.module.scss'
import { experiencesOf, modelTokensOf } from './experiences'

/** The ways to turn a piece, to put it together and to try it on, for a product that has them. P14. */
export function ExperienceLinks({ product }: { product: Product }) {
  const experiences = experiencesOf(product)
  const tokens = modelTokensOf(product)
  if (experiences.length === 0 && !tokens) return null
  return (
    <ul className={styles.root}>
      {tokens && (
        <li>
          <ViewerEntry tokens={tokens} className={styles.link} />
        </li>
      )}
      {experiences.map(({ label, url }) => (
        <li key={url}>
          <Anchor className={styles.link} href={url}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
