import { call } from '@/lib/api/browser'
import { routes } from '@/lib/routes'
import { removeItem, storeItem, storedItem } from '@/lib/browser/storage'
import { storedUserInfo } from '@/lib/session/user-info'

/** The policy in force, and the one this customer agreed to last. */
export type PolicyVersions = { current: string; customer: string | null }

/** Where the policies are read: nobody is asked to agree there (A§2). */
const policyPages = [
  'privacy-policy',
  'privacy-policy-guest',
  'terms-of-uses',
  'terms-of-sale',
  'cgi',
  'information-sharing',
  'information-gathering',
].map(routes.policy)

export function isPolicyPage(path: string): boolean {
  return policyPages.some((page) => path === page || path.startsWith(`${page}/`))
}

/** Whether this visit to the checkout comes from a purchase begun without a login (A§4, «arriving by buy-now»). */
export function comesByBuyNow(path: string, search: string): boolean {
  return path === routes.checkout() && new URLSearchParams(search).get('from') === 'pdp'
}

/** Whether the customer has yet to agree to the policy in force. */
export function isOutdated({ current, customer }: PolicyVersions): boolean {
  return customer === null || customer === '' || customer !== current
}

/** On load: whether what was stored of a customer with a place and a first name says that the versions differ. */
export function isStoredOutdated(): boolean {
  const user = storedUserInfo()
  const versions = storedVersions()
  return Boolean(user?.place && user.firstname && versions && isOutdated(versions))
}

/** Fetches both versions and keeps them: when a token came, and on entering checkout. */
export async function checkVersions(): Promise<PolicyVersions> {
  const [policy, customer] = await Promise.all([
    call('getCmsBlock', { params: { identifier: 'privacy-policy' } }),
    call('getCustomer'),
  ])
  const { customerVersion } = policy.content
  if (typeof customerVersion !== 'string') throw new Error('The privacy policy names no version')
  const versions = { current: customerVersion, customer: customer.customerVersion }
  storeItem('policy_versions', JSON.stringify(versions))
  removeItem('policy_check')
  return versions
}

export function storedVersions(): PolicyVersions | null {
  try {
    const value: unknown = JSON.parse(storedItem('policy_versions') ?? 'null')
    return isVersions(value) ? value : null
  } catch {
    return null
  }
}

/** Whether a token came whose customer was not asked about yet: the login led to another page. */
export function isCheckDue(): boolean {
  return storedItem('policy_check') !== null
}

export function forgetVersions(): void {
  removeItem('policy_versions')
  removeItem('policy_check')
}

function isVersions(value: unknown): value is PolicyVersions {
  if (typeof value !== 'object' || value === null || !('current' in value) || !('customer' in value))
    return false
  return typeof value.current === 'string' && (value.customer === null || typeof value.customer === 'string')
}
