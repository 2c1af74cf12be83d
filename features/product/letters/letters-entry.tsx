'use client'

import { useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '@/components/button'
import { useSelection } from '../selection/selection'

/** The way to letters embossed on a piece that takes them; their field is fetched with the press. P07. */
export function LettersEntry() {
  const { product } = useSelection()
  const [Field, setField] = useState<ComponentType>()
  if (!product.productCustomization) return null
  if (Field) return <Field />

  const open = async () => {
    const { LettersField } = await import('./letters-field')
    setField(() => LettersField)
  }
  return (
    <Button variant="text" onClick={() => void open().catch(() => undefined)}>
      添加压印字母
    </Button>
  )
}
