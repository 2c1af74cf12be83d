'use client'

import { useId, useMemo, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { Accordion } from '@/components/disclosure/accordion'
import { Anchor } from '@/components/anchor'
import { Icon } from '@/components/icon'
import { IconButton } from '@/components/icon-button'
import { routes } from '@/lib/routes'
import { findQuestions, wordsOf, type Topic } from './find-questions'
import styles from './faq-search.module.scss'

type Props = {
  topics: readonly Topic[]
  /** What stands below while nothing is searched for. */
  children: ReactNode
}

/** Search within the FAQ: as the shopper types, over every topic. An input method composes without searching. S22. */
export function FaqSearch({ topics, children }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const found = useMemo(() => findQuestions(topics, asked), [topics, asked])
  const isSearching = wordsOf(asked).length > 0

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setAsked(target.value)
  }
  const handleFollow = () => {
    setTyped('')
    setAsked('')
  }
  const handleClear = () => {
    handleFollow()
    document.getElementById(id)?.focus()
  }

  return (
    <>
      <form
        className={styles.form}
        role="search"
        aria-label="常见问题"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="visually-hidden" htmlFor={id}>
          搜索常见问题
        </label>
        <Icon name="search" />
        <input
          id={id}
          className={styles.input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          placeholder="搜索常见问题，例如：发票"
          value={typed}
          onChange={handleChange}
          onCompositionEnd={({ currentTarget }) => setAsked(currentTarget.value)}
        />
        {typed && <IconButton icon="close" label="清除" onClick={handleClear} />}
      </form>
      <p className={styles.count} role="status">
        {isSearching && (found.length > 0 ? `找到 ${found.length} 条相关问题` : '没有找到相关的问题')}
      </p>
      {isSearching ? (
        <div className={styles.found}>
          {found.map(({ slug, topic, id: question, ...item }) => (
            <Accordion key={`${slug} ${item.question}`} title={item.question}>
              <p className={styles.answer}>{item.answer}</p>
              <p className={styles.topic}>
                {/* Not through the router: a link within this very page has to move and open it (`OpenLinked`). */}
                <a
                  className={styles.link}
                  href={routes.faq(slug, question ?? undefined)}
                  onClick={handleFollow}
                >
                  在「{topic}」中查看
                </a>
              </p>
            </Accordion>
          ))}
          {found.length === 0 && (
            <p className={styles.none}>
              请换一个说法，或
              <Anchor className={styles.link} href={routes.contact}>
                联系客户服务
              </Anchor>
              。
            </p>
          )}
        </div>
      ) : (
        children
      )}
    </>
  )
}
