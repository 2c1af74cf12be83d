import type { Metadata } from 'next'
import { BindMobilePage } from '@/features/login/chat-app/bind-mobile-page'

export const metadata: Metadata = { title: '绑定手机号码', robots: { index: false } }

export default function Page() {
  return <BindMobilePage />
}
