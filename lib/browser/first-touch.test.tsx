import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isFastMode } from './first-touch'

beforeEach(() => vi.resetModules())

async function showTouch(address: string) {
  window.history.replaceState(null, '', address)
  const { useFirstTouch } = await import('./first-touch')
  function Touch() {
    return <p>{useFirstTouch() ? 'now' : 'later'}</p>
  }
  render(<Touch />)
}

describe('[S25] what a glance does not need', () => {
  it('waits for the first touch', async () => {
    await showTouch('/')
    expect(screen.getByText('later')).toBeVisible()

    fireEvent.keyDown(window, { key: 'Tab' })

    expect(screen.getByText('now')).toBeVisible()
  })

  it.each(['/?pagespeed=false', '/?pagespeed=0'])('comes at once at %s', async (address) => {
    await showTouch(address)

    expect(screen.getByText('now')).toBeVisible()
  })
})

describe('[S25] fast mode', () => {
  it.each([
    { search: '', isFast: true },
    { search: '?pagespeed=false', isFast: false },
    { search: '?a=1&pagespeed=0', isFast: false },
    { search: '?pagespeed=true', isFast: true },
    { search: '?pagespeed=00', isFast: true },
  ])('with $search: $isFast', ({ search, isFast }) => {
    expect(isFastMode(search)).toBe(isFast)
  })
})
