'use client'

import { BindMobileForm } from '@/features/login/chat-app/bind-mobile-form'
import { ChatAppEntry } from '@/features/login/chat-app/chat-app-entry'
import { LoginDrawer } from '@/features/login/ways-in/login-drawer'

/** The login drawer with the way in by the chat app. */
export function LoginOverlay({ cover }: { cover: string | null }) {
  return <LoginDrawer cover={cover} chatAppEntry={<ChatAppEntry />} bindMobile={<BindMobileForm />} />
}
