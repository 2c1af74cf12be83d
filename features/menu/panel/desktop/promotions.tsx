import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import { portraitOf } from '@/lib/media/picture-names'
import type { Promotion } from '../../navigation/navigation'
import styles from './promotions.module.scss'

/** Picture blocks beside the lists: a picture, a title and a line under it. A§2. */
export function Promotions({ items }: { items: readonly Promotion[] }) {
  return (
    <ul className={styles.root}>
      {items.map(({ image, title, subTitle, url, nav }) => (
        <li key={image}>
          <Anchor className={styles.link} href={url} nav={nav} prefetch={false}>
            <Picture name={portraitOf(image)} alt="" sizes="320px" />
            <span className={styles.title}>{title}</span>
            {subTitle && <span className={styles.subTitle}>{subTitle}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
