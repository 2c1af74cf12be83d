import type { Metadata } from 'next'
import { CheckoutLoginPage } from '@/features/login/ways-in/checkout-login-page'

export const metadata: Metadata = { title: '登录', robots: { index: false } }

export default function Page() {
  return <CheckoutLoginPage />
}
