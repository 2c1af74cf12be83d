import { useMutation } from '@tanstack/react-query'
import type { EventPayload } from '@/contract/calls/customer/analytics'
import { track } from '@/lib/analytics/track'
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
    onSettled: (answer) => track({ event: 'chat_app_login', payload: { result: resultOf(answer?.result) } }),
  })
}

/** The results 1 and 2 of A§4. */
function resultOf(result: 1 | 2 | undefined): EventPayload<'chat_app_login'>['result'] {
  if (result === undefined) return 'refused'
  return result === 1 ? 'logged in' : 'mobile wanted'
}

export function useBindMobile() {
  return useMutation({
    mutationFn: (body: Input<'bindWechat'>['body']) => call('bindWechat', { body }),
    onSuccess: () => track({ event: 'chat_app_binding', payload: {} }),
  })
}
