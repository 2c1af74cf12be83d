'use client'

import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Picture } from '@/components/media/picture'
import { lettersIn } from '@/contract/rules/purchase/customization'
import { useSelection } from '../selection/selection'
import styles from './letters-field.module.scss'
import { LettersOnPiece } from './letters-on-piece'

/** One to three letters, and how they will look on the piece that is chosen. P07. */
export function LettersField() {
  const { product, chosen, initials, setInitials } = useSelection()
  const [typed, setTyped] = useState(initials)
  const [image] = chosen.images
  const place = product.productCustomization
  if (!place) return null

  const accept = (text: string) => {
    const letters = lettersIn(text, place.maxLetters)
    setTyped(letters)
    setInitials(letters)
  }
  // While an input method composes, what is typed stays as it is.
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) setTyped(target.value)
    else accept(target.value)
  }
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Field
          label={place.prompt}
          hint={`1 至 ${place.maxLetters} 个英文字母。压印后的作品仅因质量问题可退换。`}
          value={typed}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={handleChange}
          onCompositionEnd={(event) => accept(event.currentTarget.value)}
        />
        {initials && (
          <Button variant="text" onClick={() => accept('')}>
            不压印字母
          </Button>
        )}
      </div>
      {image && (
        <div className={styles.still}>
          <Picture name={image.name} alt="" sizes="140px" />
          <LettersOnPiece />
        </div>
      )}
    </div>
  )
}
