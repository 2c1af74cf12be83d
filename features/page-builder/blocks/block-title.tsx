import styles from './block-title.module.scss'

/** What a chapter is about, in the middle above it. */
export function BlockTitle({ children }: { children: string }) {
  return <h2 className={styles.root}>{children}</h2>
}
