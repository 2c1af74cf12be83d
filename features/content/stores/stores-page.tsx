import { Picture } from '@/components/media/picture'
import type { Store } from '@/contract/calls/purchase/stores'
import { brand } from '@/lib/brand'
import { ChapterLayout } from '../frame/chapter-layout'
import { ChapterMark } from '../frame/chapter-mark'
import { ContentFrame } from '../frame/content-frame'
import { byCity } from './by-city'
import styles from './stores-page.module.scss'

/** 专卖店: every boutique by its city, with address, telephone and hours. A§2. */
export function StoresPage({ stores }: { stores: readonly Store[] }) {
  const cities = byCity(stores)
  return (
    <>
      <div className={styles.picture}>
        <Picture
          name="still-store"
          phone="still-store-tall"
          alt="精品店的墙龛，陈列一只手提包与一瓶香水"
          sizes="100vw"
          ratio="fill"
          priority
        />
      </div>
      <ContentFrame
        title="专卖店"
        lead={`${cities.map(({ name }) => name).join('、')}，共 ${stores.length} 间。您可在店中试穿、改制、保养与取货，也可预约一位顾问。`}
      >
        <ChapterLayout chapters={cities.map(({ id, name }) => ({ id, title: name }))} mark={<ChapterMark />}>
          {cities.map(({ id, name, stores: inCity }) => (
            <section key={id} id={id} className={styles.city}>
              <h2 className={styles.name}>{name}</h2>
              <ul className={styles.stores}>
                {inCity.map((store) => (
                  <li key={store.id}>
                    <StoreEntry store={store} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ChapterLayout>
      </ContentFrame>
    </>
  )
}

function StoreEntry({ store: { name, address, telephone, hours } }: { store: Store }) {
  const shortName = name.replace(`${brand.chineseName} `, '')
  return (
    <article className={styles.store}>
      <h3 className={styles.storeName}>{shortName}</h3>
      <address className={styles.address}>{address}</address>
      <p>{hours}</p>
      <p>
        <a className={styles.phone} href={`tel:${telephone.replace(/\D/g, '')}`}>
          {telephone}
        </a>
      </p>
    </article>
  )
}
