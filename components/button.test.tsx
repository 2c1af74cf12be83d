import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'
import { ButtonLink } from './button-link'

test('does nothing while pending, keeps its label, and does not send its form', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending onClick={onClick}>
        继续支付
      </Button>
    </form>,
  )

  await userEvent.click(screen.getByRole('button', { name: '继续支付' }))

  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

test.each(['tel:4008210000', 'https://www.example.com/', '//www.example.com/'])(
  '%s is a plain anchor',
  (href) => {
    render(
      <ButtonLink href={href} target="_blank">
        前往
      </ButtonLink>,
    )

    expect(screen.getByRole('link')).toHaveAttribute('href', href)
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer')
  },
)
