import type { UserInfo } from '@/contract/calls/customer/customer'
import { useSyncExternalStore } from 'react'
import { cookieNames } from './session'
import { dropCookie, readCookie, writeCookie } from '../browser/storage'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isUserInfo(value: unknown): value is Partial<UserInfo> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string | null): Partial<UserInfo> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isUserInfo(value) ? value : null
  } catch {
    return null
  }
}

/** What this browser keeps of its customer, never mobile or token; null for everybody else. A§3. */
export function storedUserInfo(): Partial<UserInfo> | null {
  return parse(readCookie(cookieNames.userInfo))
}

/** Stores what is known of the customer and notifies its readers; null forgets it. A§4. */
export function storeUserInfo(info: UserInfo | null): void {
  if (info) writeCookie('user_info', JSON.stringify(info))
  else dropCookie('user_info')
  for (const listener of listeners) listener()
}

/** `storedUserInfo`, followed. Null on the server and while the page comes to life. */
export function useUserInfo(): Partial<UserInfo> | null {
  return parse(
    useSyncExternalStore(
      subscribe,
      () => readCookie(cookieNames.userInfo),
      () => null,
    ),
  )
}
