import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScrollState } from './scroll-state'

const root = document.documentElement

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

describe('[S06] the header', () => {
  it('is the narrow one beyond 40 px, and the full one up to there', () => {
    render(<ScrollState />)

    scrollTo(40)
    expect(root).not.toHaveAttribute('data-scrolled')

    scrollTo(41)
    expect(root).toHaveAttribute('data-scrolled')

    scrollTo(0)
    expect(root).not.toHaveAttribute('data-scrolled')
  })
})

describe('[S21] the scrollbar', () => {
  it('shows while the page is scrolled and goes 2 s after', () => {
    render(<ScrollState />)

    scrollTo(100)
    vi.advanceTimersByTime(1500)
    scrollTo(200)
    vi.advanceTimersByTime(1999)
    expect(root).toHaveAttribute('data-scrolling')

    vi.advanceTimersByTime(1)
    expect(root).not.toHaveAttribute('data-scrolling')
  })
})
