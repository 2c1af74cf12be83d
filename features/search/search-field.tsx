'use client'

import { useRef, useState } from 'react'
import type { ChangeEvent, SyntheticEvent } from 'react'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { IconButton } from '@/components/icon-button'
import { routes } from '@/lib/routes'
import { searchText } from './search-text'
import styles from './search-field.module.scss'

type Props = {
  defaultText?: string
  /** Called with what was typed, but never with what an input method is still composing. */
  onType?: (text: string) => void
  onSearch: (q: string) => void
  isPending?: boolean
  /** Whether a drawer that opens puts the focus here. */
  isFirst?: boolean
}

/** Where one types what one looks for. What is too little to search for is ignored (A§5); without scripts it is a plain form. */
export function SearchField({ defaultText = '', onType, onSearch, isPending = false, isFirst }: Props) {
  const [text, setText] = useState(defaultText)
  const [given, setGiven] = useState(defaultText)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)

  // The results of another search are there: theirs is the text now.
  if (given !== defaultText) {
    setGiven(defaultText)
    setText(defaultText)
  }

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    if (!isComposing.current) onType?.(target.value)
  }

  const handleCompositionEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    isComposing.current = false
    onType?.(currentTarget.value)
  }

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const q = isComposing.current ? null : searchText(text)
    if (q !== null) onSearch(q)
  }

  const clear = () => {
    setText('')
    onType?.('')
    input.current?.focus()
  }

  return (
    <form
      role="search"
      aria-label="搜索商品"
      action={routes.search()}
      className={styles.root}
      onSubmit={handleSubmit}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="搜索商品"
        placeholder="搜索商品、系列或货号"
        className={styles.input}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={handleChange}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={handleCompositionEnd}
        data-autofocus={isFirst}
      />
      {text !== '' && <IconButton icon="close" label="清除" className={styles.clear} onClick={clear} />}
      <Button type="submit" variant="text" isPending={isPending}>
        搜索
      </Button>
    </form>
  )
}
