'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/button'
import { storedItem, storeItem } from '@/lib/browser/storage'
import { routes } from '@/lib/routes'
import { Anchor } from '@/components/anchor'
import { tryOnFile } from '@/lib/media/try-on-files'
import { PhotoButton } from '../source/photo-button'
import type { SourceWish } from '../source/source'
import type { TryOnPiece } from '../piece'
import { hasConsented, rememberConsent } from './consent'
import styles from './invitation.module.scss'

type Props = {
  piece: Pick<TryOnPiece, 'title' | 'privacy' | 'consent' | 'hint'>
  onWish: (wish: SourceWish) => void
}

/** Where a source is chosen. A camera or a photo is opened only after the shopper has agreed to how it is used. */
export function Invitation({ piece: { title, privacy, consent, hint }, onWish }: Props) {
  const [wished, setWished] = useState<SourceWish | null>(null)
  const isNew = useIsNew()

  const enter = (wish: SourceWish) => {
    storeItem('try_on_entry', 'yes')
    onWish(wish)
  }

  const handleWish = (wish: SourceWish) => {
    if (wish.kind === 'drawing' || hasConsented()) enter(wish)
    else setWished(wish)
  }

  const handleAgree = () => {
    rememberConsent()
    if (wished) enter(wished)
  }

  return (
    <div className={styles.root}>
      <img className={styles.face} src={tryOnFile('house-face.webp')} alt="" width={960} height={1200} />
      <div className={styles.panel}>
        <h2 className={styles.title}>{title}</h2>
        {wished ? (
          <section className={styles.consent} aria-label="使用前请您阅读">
            {consent.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Anchor className={styles.link} href={routes.privacyPolicy} target="_blank">
                隐私政策
              </Anchor>
            </p>
            <Button isWide autoFocus onClick={handleAgree}>
              {consent.agree}
            </Button>
            <Button variant="text" onClick={() => setWished(null)}>
              返回
            </Button>
          </section>
        ) : (
          <>
            {isNew && <p>{hint || '以摄像头、照片或示范，即刻试戴。'}</p>}
            <div className={styles.ways}>
              <Button isWide onClick={() => handleWish({ kind: 'camera' })}>
                使用摄像头
              </Button>
              <PhotoButton isWide onPhoto={(file) => handleWish({ kind: 'photo', file })} />
              <Button variant="text" onClick={() => handleWish({ kind: 'drawing' })}>
                查看示范
              </Button>
            </div>
            <p className={styles.privacy}>{privacy}</p>
          </>
        )}
      </div>
    </div>
  )
}

const noNews = () => () => undefined

/** Whether this is the shopper's first try-on of the day; the server takes everybody for new. */
function useIsNew(): boolean {
  return useSyncExternalStore(
    noNews,
    () => storedItem('try_on_entry') === null,
    () => true,
  )
}
