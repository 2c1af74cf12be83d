import { fireEvent, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchAppReload } from './search-app-reload'

const reload = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/lib/browser/leave', () => ({ reload }))

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const searchApp = `${iphone} SP-engine/3.4.0 baiduboxapp/13.60.0.10`

function openIn(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(<SearchAppReload />)
}
const come = (isPersisted: boolean) =>
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: isPersisted }))
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => reload.mockClear())

describe('[S21] in the search app on iOS', () => {
  it('a page that Back brings as it was left is loaded anew; a fresh one is not', () => {
    openIn(searchApp)

    come(false)
    expect(reload).not.toHaveBeenCalled()

    come(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a page is loaded anew when it becomes visible, not when it is left', () => {
    openIn(searchApp)

    turn('hidden')
    expect(reload).not.toHaveBeenCalled()

    turn('visible')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a form somebody has begun is still there after a look at another app', () => {
    openIn(searchApp)

    fireEvent.input(document.body)
    turn('visible')

    expect(reload).not.toHaveBeenCalled()
  })
})

it('[S21] other browsers keep their pages', () => {
  openIn(`${iphone} Version/17.4 Safari/604.1`)

  come(true)
  turn('visible')

  expect(reload).not.toHaveBeenCalled()
})
