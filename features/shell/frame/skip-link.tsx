import styles from './skip-link.module.scss'

/** The first thing the keyboard meets: the way past banner and header. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#content">
      跳至主要内容
    </a>
  )
}
