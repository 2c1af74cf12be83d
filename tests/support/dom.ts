import './dialog'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// Files share a document, but neither modules nor anything that one of them left in it.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.title = ''
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`

const addListener = window.addEventListener.bind(window)
const forgetting: (() => void)[] = []
window.addEventListener = (...listener: Parameters<typeof addListener>) => {
  forgetting.push(() => window.removeEventListener(...listener))
  addListener(...listener)
}

// What a test waits for comes at once; on a busy machine a part that is loaded when needed may take seconds.
configure({ asyncUtilTimeout: 20_000 })
// Before what it stands on is taken back: a part that has just come may still be about to use it.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
// An overlay that a test leaves open takes its step in the history back a moment later, when the page must still be there.
afterAll(() => vi.waitFor(() => expect(history).not.toHaveProperty('state.overlay')))
afterAll(() => {
  for (const forget of forgetting) forget()
  window.addEventListener = addListener
})
