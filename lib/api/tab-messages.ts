import type { CallName } from '@/contract/calls/contract'
import type { TabMessage } from '@/lib/session/tabs'

/** The calls whose success concerns the other tabs. A guest's token is posted where it is fetched (lib/api/tokens/guest-token). */
const messages: Partial<Record<CallName, TabMessage>> = {
  loginByMobile: 'session',
  loginByPassword: 'session',
  createCustomer: 'session',
  loginByQrWechat: 'session',
  loginByWechat: 'session',
  bindWechat: 'session',
  logout: 'session',
  deleteAccount: 'session',
  addCart: 'bag',
  addCartMultiple: 'bag',
  updateItemQty: 'bag',
  removeItems: 'bag',
  updateTotals: 'bag',
  saveOrder: 'bag',
}

/** The message for the other tabs after a call, or null. */
export function tabMessageOf(name: CallName): TabMessage | null {
  return messages[name] ?? null
}
