import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Button } from '@/components/button'

type Props = { onPhoto: (file: File) => void; isWide?: boolean }

/** Lets a photo be chosen from the device; it stays there. */
export function PhotoButton({ onPhoto, isWide }: Props) {
  const input = useRef<HTMLInputElement>(null)

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onPhoto(file)
    // The same photo may be chosen again.
    target.value = ''
  }

  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden aria-label="照片" onChange={handleChange} />
      <Button variant="secondary" isWide={isWide} onClick={() => input.current?.click()}>
        选择照片
      </Button>
    </>
  )
}
