import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { nameCharacters } from '@/contract/rules/customer/names'
import { typedText } from './typed-text'

const onSubmit = vi.fn()

function Form({ clean }: { clean: (text: string) => string }) {
  const { register, handleSubmit } = useForm()
  return (
    <form onSubmit={(event) => void handleSubmit((values) => void onSubmit(values))(event)}>
      <input aria-label="名" {...typedText(register('firstname'), clean)} />
      <button>注册</button>
    </form>
  )
}

const input = () => screen.getByRole('textbox', { name: '名' })

it('[C05] upper-cases while typing, with the caret where it was', async () => {
  const user = userEvent.setup()
  render(<Form clean={nameCharacters} />)

  await user.type(input(), 'claire')
  await user.type(input(), 'e-', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  await user.click(screen.getByRole('button', { name: '注册' }))

  expect(input()).toHaveValue('CLEAIRE')
  expect(onSubmit).toHaveBeenLastCalledWith({ firstname: 'CLEAIRE' })
})

it('[C05] leaves an input method alone until it has composed', async () => {
  const user = userEvent.setup()
  render(<Form clean={nameCharacters} />)

  fireEvent.compositionStart(input())
  fireEvent.input(input(), { target: { value: "xi'ao yue" }, isComposing: true })
  expect(input()).toHaveValue("xi'ao yue")
  fireEvent.input(input(), { target: { value: '晓月，' }, isComposing: true })
  fireEvent.compositionEnd(input())
  await user.click(screen.getByRole('button', { name: '注册' }))

  expect(input()).toHaveValue('晓月')
  expect(onSubmit).toHaveBeenLastCalledWith({ firstname: '晓月' })
})
