'use client'

import Link from 'next/link'
import { Picture } from '@/components/media/picture'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import type { Banner } from '../loaders'
import { WordList } from '../word-list'
import styles from './find-more.module.scss'

type Props = {
  from: '404' | 'empty-cart' | 'search'
  hotWords: readonly string[]
  banners: readonly Banner[]
}

const RECOMMENDED = '为您推荐'

/** Hot words, customer service (the 404 page has its own), products. */
export function FindMoreView({ from, hotWords, banners }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.ways}>
        <WordList title="搜索热词" words={hotWords} marks={{ type: 'hot', from }} />
        {from !== '404' && <CustomerService />}
      </div>
      <Banners items={banners} />
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

function Banners({ items }: { items: readonly Banner[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label={RECOMMENDED}>
      <h2 className={styles.heading}>{RECOMMENDED}</h2>
      <ul className={styles.banners}>
        {items.map(({ url, name, nameEn, picture }) => (
          <li key={url} className={styles.banner}>
            <Link href={routes.product(url)} className={styles.product}>
              <Picture name={picture} alt="" sizes="(max-width: 1023.98px) 66vw, 33vw" />
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
