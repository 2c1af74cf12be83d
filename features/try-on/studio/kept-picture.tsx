'use client'

import { Button } from '@/components/button'
import { Dialog } from '@/components/overlay/dialog'
import { isChatApp } from '@/lib/browser/apps/chat-app'
import styles from './kept-picture.module.scss'

type Props = {
  /** The picture as an address of this page's own. */
  src: string
  /** What is worn on it. */
  words: string
  onClose: () => void
}

/** The picture a shopper keeps: to be saved, or in the chat app, which saves no files, to be pressed for long. */
export function KeptPicture({ src, words, onClose }: Props) {
  const isInApp = isChatApp(navigator.userAgent)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="您的试戴照片"
      footer={
        isInApp ? (
          <p className={styles.hint}>长按图片即可保存</p>
        ) : (
          <Button isWide onClick={() => save(src)}>
            保存到设备
          </Button>
        )
      }
    >
      <img className={styles.picture} src={src} alt={`试戴照片：${words}`} />
      <p className={styles.note}>照片仅在您的设备上生成，未上传。</p>
    </Dialog>
  )
}

function save(src: string): void {
  const link = document.createElement('a')
  link.href = src
  link.download = 'oree-try-on.jpg'
  link.click()
}
