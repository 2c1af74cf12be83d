import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Anchor } from './anchor'

const link = () => screen.getByText('看看')

it('[S20] leads inside the store with its nav query', () => {
  render(
    <Anchor href="/categories/women" nav="women">
      看看
    </Anchor>,
  )

  expect(link()).toHaveAttribute('href', '/categories/women?nav=women')
})

it('[S20] tells a new tab nothing of where the shopper came from', () => {
  render(
    <Anchor href="https://beian.miit.gov.cn/" target="_blank" rel="nofollow">
      看看
    </Anchor>,
  )

  expect(link()).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
  expect(link()).toHaveAttribute('rel', 'noreferrer')
})

it('[S20] has no address where content wanted to run a script', () => {
  render(<Anchor href={'java\nscript:alert(1)'}>看看</Anchor>)

  expect(link()).not.toHaveAttribute('href')
})
