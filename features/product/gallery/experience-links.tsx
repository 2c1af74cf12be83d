import { Anchor } from '@/components/anchor'
import type { Product } from '@/contract/calls/catalogue/product'
import styles from './experience-links.module.scss'
import { experiencesOf } from './experiences'

/** The entries to the 3D view and to trying on, for a product that has them. P14. */
export function ExperienceLinks({ product }: { product: Product }) {
  const experiences = experiencesOf(product)
  if (experiences.length === 0) return null
  return (
    <ul className={styles.root}>
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
