import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tabs } from './tabs'

const tabs = [
  { id: 'login', label: '登录', content: '已有账号' },
  { id: 'register', label: '注册', content: '成为会员' },
]

function Entry() {
  const [selected, setSelected] = useState('login')
  return <Tabs label="账号" tabs={tabs} selected={selected} onSelect={setSelected} />
}

test('shows the panel of the tab that is pressed', async () => {
  render(<Entry />)

  await userEvent.click(screen.getByRole('tab', { name: '注册' }))

  expect(screen.getByRole('tabpanel', { name: '注册' })).toHaveTextContent('成为会员')
})

test.each([
  ['{ArrowRight}', '注册'],
  ['{ArrowRight}{ArrowRight}', '登录'],
  ['{ArrowLeft}', '注册'],
  ['{End}', '注册'],
  ['{End}{Home}', '登录'],
])('%s chooses and focuses %s', async (keys, name) => {
  const user = userEvent.setup()
  render(<Entry />)
  await user.tab()

  await user.keyboard(keys)

  expect(screen.getByRole('tab', { name })).toHaveFocus()
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
})
