import styles from './fact-list.module.scss'

type Props = { facts: readonly { name: string; value: string | null }[] }

/** What is known, name beside value. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.root}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} data-empty={!value}>
            {value ?? '未填写'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
