import { useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'
import type { Callback } from './callback'

/** Where to go to be asked by the chat app. */
export function useStartChatAppLogin() {
  return useMutation({
    mutationFn: (body: Input<'startWechatLogin'>['body']) => call('startWechatLogin', { body }),
  })
}

type Answered = Pick<Callback, 'way' | 'state'> & { code: string }

/** Logs in with what the chat app answered: another call where a code was scanned (A§4). */
export function useChatAppLogin() {
  return useMutation({
    mutationFn: ({ way, code, state }: Answered) =>
      call(way === 'qr' ? 'loginByQrWechat' : 'loginByWechat', { query: { code, state } }),
  })
}

export function useBindMobile() {
  return useMutation({
    mutationFn: (body: Input<'bindWechat'>['body']) => call('bindWechat', { body }),
  })
}
