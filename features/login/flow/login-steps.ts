import { useState } from 'react'
import type { LoginMode } from '@/stores/login-store'

const titles: Partial<Record<LoginMode, string>> = {
  'forget-password': '忘记密码',
  'reset-password': '重置密码',
  'reset-success': '密码已重置',
  'bind-mobile': '绑定手机号码',
}

type Place = {
  mode: LoginMode
  /** What a new password is set with; stored nowhere else. */
  resetToken: string
  /** Whether the shopper came here from another step, so that the focus follows. */
  hasMoved: boolean
}

export type LoginSteps = Place & {
  /** Names a step of its own; null for the ways in. */
  title: string | null
  show: (mode: LoginMode, resetToken?: string) => void
}

/** Where in the login somebody is: by code or by password, or on the way to a new one. A§4. */
export function useLoginSteps(first: LoginMode): LoginSteps {
  const [place, setPlace] = useState<Place>({
    // Without a token there is nothing yet to set a new password with.
    mode: first === 'reset-password' ? 'forget-password' : first,
    resetToken: '',
    hasMoved: false,
  })
  return {
    ...place,
    title: titles[place.mode] ?? null,
    show: (mode, resetToken = '') => setPlace({ mode, resetToken, hasMoved: true }),
  }
}

/** The steps between a forgotten password and a new one. */
export function isRecovery(mode: LoginMode): boolean {
  return mode === 'forget-password' || mode === 'reset-password' || mode === 'reset-success'
}
