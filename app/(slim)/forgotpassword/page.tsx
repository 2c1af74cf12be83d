import type { Metadata } from 'next'
import { ForgotPasswordPage } from '@/features/login/recovery/forgot-password-page'

export const metadata: Metadata = { title: '忘记密码', robots: { index: false } }

export default function Page() {
  return <ForgotPasswordPage />
}
