import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { storeItem } from '@/lib/browser/storage'
import { clearSearches, rememberSearch, useSearchHistory } from './search-history'

beforeEach(() => localStorage.clear())

it('[S11] remembers the last eight searches, each once, the last first', () => {
  const { result } = renderHook(() => useSearchHistory())

  act(() => {
    for (const word of ['一', '二', '三', '四', '五', '六', '七', '八', '九', '五']) rememberSearch(word)
  })

  expect(result.current).toEqual(['五', '九', '八', '七', '六', '四', '三', '二'])
})

it('[S11] forgets them on demand', () => {
  rememberSearch('托特包')
  const { result } = renderHook(() => useSearchHistory())
  expect(result.current).toEqual(['托特包'])

  act(() => clearSearches())

  expect(result.current).toEqual([])
})

it('[S11] what somebody else wrote there is no history', () => {
  storeItem('search_history', '{"a":1}')
  expect(renderHook(() => useSearchHistory()).result.current).toEqual([])
  storeItem('search_history', 'not json')
  expect(renderHook(() => useSearchHistory()).result.current).toEqual([])
})
