import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper'

const more = () => screen.getByRole('button', { name: '增加数量' })
const less = () => screen.getByRole('button', { name: '减少数量' })

test('asks for one more or one less', async () => {
  const onChange = vi.fn()
  render(<QuantityStepper label="手袋" value={2} onChange={onChange} max={5} />)

  await userEvent.click(more())
  await userEvent.click(less())

  expect(onChange.mock.calls).toEqual([[3], [1]])
})

test.each([
  { value: 1, isLessDisabled: true, isMoreDisabled: false },
  { value: 3, isLessDisabled: false, isMoreDisabled: true },
])('stops at its ends: $value of 1 to 3', ({ value, isLessDisabled, isMoreDisabled }) => {
  render(<QuantityStepper label="手袋" value={value} onChange={vi.fn()} max={3} />)

  expect(less().hasAttribute('disabled')).toBe(isLessDisabled)
  expect(more().hasAttribute('disabled')).toBe(isMoreDisabled)
})

test('names what is counted', () => {
  render(<QuantityStepper label="手袋" value={1} onChange={vi.fn()} isDisabled />)

  expect(screen.getByRole('group', { name: '手袋 数量' })).toBeVisible()
  expect(more()).toBeDisabled()
})
