import './dialog'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// What a test waits for comes at once; on a busy machine a part that is loaded when needed may take seconds.
configure({ asyncUtilTimeout: 20_000 })
// Before what it stands on is taken back: a part that has just come may still be about to use it.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
// An overlay that a test leaves open takes its step in the history back a moment later, when the page must still be there.
afterAll(() => vi.waitFor(() => expect(history).not.toHaveProperty('state.overlay')))
