import 'server-only'
import { pageCalls } from '@/contract/calls/catalogue/page'
import {
  globalConfigurationSchema,
  type GlobalConfiguration,
} from '@/contract/calls/catalogue/global-configuration'
import { cacheAs, call } from './api/server'

/** What the shop set for the frame of every page: banner, footer bar, records (A§3). Remembered until published anew. */
export async function loadGlobalConfiguration(): Promise<GlobalConfiguration> {
  'use cache'
  cacheAs('block', 'global-configuration')
  const { content } = await call(pageCalls.getCmsBlock, { params: { identifier: 'global-configuration' } })
  return globalConfigurationSchema.parse(content)
}
