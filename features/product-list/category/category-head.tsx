import { ResultCount } from '../result-count'
import styles from './category-head.module.scss'

type Props = { name: string; description: string; count?: number }

/** The name of a category in the middle, how much it holds, and a few words. */
export function CategoryHead({ name, description, count = 0 }: Props) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>
        {name}
        {count > 0 && <ResultCount className={styles.count} count={count} />}
      </h1>
      {description && <p className={styles.description}>{description}</p>}
    </header>
  )
}
