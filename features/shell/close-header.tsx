import Link from 'next/link'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { BackButton } from './back-button'
import styles from './close-header.module.scss'

/** Word mark and a way back, for pages with one thing to do. A§2. */
export function CloseHeader() {
  return (
    <header className={styles.root}>
      <BackButton />
      <Link href={routes.home} className={styles.mark}>
        <WordMark title={`${brand.name} 首页`} />
      </Link>
    </header>
  )
}
