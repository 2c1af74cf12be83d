import { HeaderRow } from '@/components/layout/header-row'
import { BackButton } from './back-button'
import styles from './close-header.module.scss'
import { HomeLink } from './home-link'

/** Word mark and a way back, for pages with one thing to do. A§2. */
export function CloseHeader() {
  return (
    <header className={styles.root}>
      <HeaderRow
        start={<BackButton />}
        mark={
          <div className={styles.mark}>
            <HomeLink />
          </div>
        }
      />
    </header>
  )
}
