import { Picture } from '@/components/media/picture'
import type { Shared } from './shared'
import { ShareActions } from './share-actions'
import { ShareHistory } from './share-history'
import styles from './share-page.module.scss'

type Props = {
  shared: Shared & { qrCode: string }
  /** Its whole address. */
  url: string
}

/** Something of the store to pass on: how it looks, a code to scan, its address. S22, S23. */
export function SharePage({ shared, url }: Props) {
  const { title, latin, text, price, picture, qrCode } = shared
  return (
    <>
      <div className={styles.root}>
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 1024px) 560px, 100vw"
          priority
          className={styles.picture}
        />
        <div className={styles.facts}>
          <header className={styles.head}>
            <p className={styles.kicker}>分享</p>
            <h1 className={styles.title}>{title}</h1>
            {latin && (
              <p className={styles.latin} lang="fr">
                {latin}
              </p>
            )}
            {price && <p>{price}</p>}
          </header>
          {text && <p className={styles.text}>{text}</p>}
          <figure className={styles.code}>
            <img src={qrCode} alt={`${title}的二维码`} width={160} height={160} />
            <figcaption className={styles.caption}>扫描二维码，在手机上打开。</figcaption>
          </figure>
          <ShareActions url={url} title={title} />
        </div>
      </div>
      <ShareHistory />
    </>
  )
}
