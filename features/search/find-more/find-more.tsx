import Link from 'next/link'
import { Picture } from '@/components/media/picture'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { loadFindMore, type Recommended } from '../loaders'
import { WordList } from '../word-list'
import styles from './find-more.module.scss'

/** Three are shown, four on a desktop wider than 1680 px. A§9. */
const MOST_BANNERS = 4
const RECOMMENDED = '为您推荐'

/** What a page with nothing on it offers instead: hot words, customer service (the 404 page has its own), products. A§2. */
export async function FindMore({ from }: { from: '404' | 'empty-cart' | 'search' }) {
  const { hotWords, recommended } = await loadFindMore().catch(() => ({ hotWords: [], recommended: [] }))
  if (from === '404' && hotWords.length + recommended.length === 0) return null

  return (
    <div className={styles.root}>
      <div className={styles.ways}>
        <WordList title="搜索热词" words={hotWords} marks={{ type: 'hot', from }} />
        {from !== '404' && <CustomerService />}
      </div>
      <Banners items={recommended.slice(0, MOST_BANNERS)} />
    </div>
  )
}

function CustomerService() {
  return (
    <section>
      <h2 className={styles.title}>客户服务</h2>
      <ul className={styles.service}>
        <li>
          <a className={styles.link} href={brand.phoneHref}>
            {brand.phone}
          </a>
        </li>
        <li>
          <Link className={styles.link} href={routes.contact} prefetch={false}>
            联系我们
          </Link>
        </li>
      </ul>
    </section>
  )
}

function Banners({ items }: { items: readonly Recommended[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label={RECOMMENDED}>
      <h2 className={styles.heading}>{RECOMMENDED}</h2>
      <ul className={styles.banners}>
        {items.map(({ sku, url, name, nameEn, image }) => (
          <li key={sku} className={styles.banner}>
            <Link href={routes.product(url)} className={styles.product}>
              <Picture name={image.name} alt="" sizes="(max-width: 1023.98px) 66vw, 33vw" />
              <span className={styles.facts}>
                <span>{name}</span>
                <span className={styles.latin} lang="fr">
                  {nameEn}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
