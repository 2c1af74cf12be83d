import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OfflineNotice } from './offline-notice'

const connection = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

it('[S21] says that the network is gone, until it is back', () => {
  render(<OfflineNotice />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  connection(false)
  expect(screen.getByRole('status')).toHaveTextContent('网络连接已中断')

  connection(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('[S21] also where the network was gone before the page came alive', () => {
  connection(false)
  render(<OfflineNotice />)

  expect(screen.getByRole('status')).toHaveTextContent('网络连接已中断')
})
