import axios from 'axios'
import type { CallName } from '@/contract/calls/contract'
import { paths, successCodeOf } from '@/contract/calls/paths'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { sessionsSeen, postToTabs } from '@/lib/session/tabs'
import { tabMessageOf } from './tab-messages'
import { recover } from './recovery'
import { refusalOf } from './refusal'
import { toRequest } from './request'
import { postToken } from './tokens/post-token'
import { ApiFailure, type Args, type Data } from './types'

const http = axios.create({ timeout: 15_000, validateStatus: () => true, withCredentials: true })

http.interceptors.request.use(async (config) => {
  if (config.method?.toLowerCase() !== 'get') config.headers.set('X-Post-Token', await postToken.get())
  config.sentAs = currentSession()
  config.sentAfter = guestToken.renewals()
  config.sentIn = sessionsSeen()
  return config
})

http.interceptors.response.use(async (response) => {
  const again = await recover(response.status, response.config)
  return again ? http.request(again) : response
})

/** Sends a call and answers its data: what `call` of browser.ts does once this file is there. */
export async function send<N extends CallName>(...[name, input, signal]: Args<N>): Promise<Data<N>> {
  const { method, url, data } = toRequest(paths[name], input)
  const response = await http
    .request<{ data: Data<N> }>({ method, url, data, ...(signal && { signal }) })
    .catch((cause: unknown) => {
      if (!axios.isAxiosError(cause)) throw cause
      throw new ApiFailure('NETWORK', 0, '网络异常，请稍后再试')
    })
  const refusal = refusalOf(response.status, response.data, successCodeOf(paths[name]))
  if (refusal) throw refusal
  const message = tabMessageOf(name)
  if (message === 'session') postToken.forget()
  if (message) postToTabs(message)
  return response.data.data
}
