import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { RadioGroup } from './radio-group'
import { SelectField } from './select-field'

test('ties the error to the field', () => {
  render(<Field label="手机号码" error="请输入正确的手机号码" />)

  const field = screen.getByRole('textbox', { name: '手机号码' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('请输入正确的手机号码')
})

test('describes the field by its hint while nothing is wrong', () => {
  render(<Field label="密码" hint="8-20 位" type="password" />)

  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('8-20 位')
  expect(screen.getByLabelText('密码')).toBeValid()
})

test('works with the fields of a form', async () => {
  const onSubmit = vi.fn()
  function Form() {
    const { register, handleSubmit } = useForm()
    return (
      <form onSubmit={(event) => void handleSubmit((values) => void onSubmit(values))(event)}>
        <Field label="姓" {...register('lastname')} />
        <SelectField
          label="国家"
          options={[{ value: 'CHN', label: '中国' }]}
          placeholder="请选择"
          {...register('place')}
        />
        <RadioGroup
          legend="称谓"
          options={[
            { value: '1', label: '先生' },
            { value: '2', label: '女士' },
          ]}
          {...register('appellation')}
        />
        <Checkbox {...register('isAgreed')}>我已阅读</Checkbox>
        <button type="submit">注册</button>
      </form>
    )
  }
  const user = userEvent.setup()
  render(<Form />)

  await user.type(screen.getByRole('textbox', { name: '姓' }), '王')
  await user.selectOptions(screen.getByRole('combobox', { name: '国家' }), '中国')
  await user.click(screen.getByRole('radio', { name: '女士' }))
  await user.click(screen.getByRole('checkbox', { name: '我已阅读' }))
  await user.click(screen.getByRole('button', { name: '注册' }))

  expect(onSubmit).toHaveBeenCalledWith({ lastname: '王', place: 'CHN', appellation: '2', isAgreed: true })
})
