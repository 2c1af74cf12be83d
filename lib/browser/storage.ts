/** What the browser keeps, and for how many minutes (A§9). */
export const lifetimesMinutes = {
  user_info: 10_080,
  /** As long as the login it comes from. */
  visitor_mobile: 10_080,
  promotion_date: 2880,
  skeleton_navs: 21_600,
  home_redirect: 5,
  local_region: 4320,
  /** As long as the local region: provinces, cities, districts (A§7, «cached locally»). */
  directory: 4320,
  /** A page reloads for a lost part of its script at most once in this time. */
  chunk_reload: 1,
  live_chat_icon: 1440,
  /** That the shopper agreed to how camera and photo are used for trying on. */
  try_on_consent: 20_160,
  /** That they have been told how trying on works, and that the stage was brought into view. */
  try_on_entry: 1440,
  try_on_scroll: 1440,
  /** A§9 names none: 30 days. */
  search_history: 43_200,
  /** Versions of the policy, as long as the user info they are compared with: A§9 names none. */
  policy_versions: 10_080,
  /** A token came, and whether its customer agreed to the policy in force is still to be asked. */
  policy_check: 10_080,
  /** What a visitor wished for, until a login has added it: A§9 names none, half an hour for a login and its detours. */
  wished_sku: 30,
  /** What is to be ordered, while the bag is edited (B§9, quick-purchase options). */
  checkout_edit: 120,
  /** That what is done on the pages may be told to the analytics; until it is taken back, and half a year at most. */
  analytics_consent: 259_200,
  /** In which list a piece was last seen, what the cart was last, which page came before. A§9, B§9. */
  analytics_products: 120,
  analytics_cart: 120,
  page_referrer: 120,
} as const
type Key = keyof typeof lifetimesMinutes

type StoredItem = { value: string; until: number }

function isStoredItem(value: unknown): value is StoredItem {
  return typeof value === 'object' && value !== null && 'value' in value && 'until' in value
}

/** Keeps `value` for the key's lifetime. A full or forbidden storage is ignored (A§8); answers whether it was not. */
export function storeItem(key: Key, value: string): boolean {
  try {
    const until = Date.now() + lifetimesMinutes[key] * 60_000
    localStorage.setItem(key, JSON.stringify({ value, until }))
    return true
  } catch {
    // Private windows and full disks refuse: the store works without.
    return false
  }
}

/** What was stored, or null when it is gone, too old or unreadable. */
export function storedItem(key: Key): string | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStoredItem(parsed) && parsed.until > Date.now() ? parsed.value : null
  } catch {
    return null
  }
}

/** Forgets what was stored. */
export function removeItem(key: Key): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be written cannot be there.
  }
}

/** What is of a person, and goes with them. */
const personal = [
  'visitor_mobile',
  'policy_versions',
  'policy_check',
  'search_history',
  'wished_sku',
  'checkout_edit',
  'try_on_consent',
  'analytics_products',
  'analytics_cart',
] as const

/** Forgets what this browser keeps of a person: all that is personal, and whatever this tab holds. */
export function dropPersonal(): void {
  personal.forEach(removeItem)
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
}

/** A readable cookie, or null. */
export function readCookie(name: string): string | null {
  try {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
    return value === undefined ? null : decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Writes a readable cookie for the key's lifetime. Where cookies are forbidden it is ignored (A§8). */
export function writeCookie(name: Key, value: string): void {
  setCookie(name, encodeURIComponent(value), Date.now() + lifetimesMinutes[name] * 60_000)
}

/** Takes a cookie back. */
export function dropCookie(name: Key | 'session'): void {
  setCookie(name, '', 0)
}

function setCookie(name: Key | 'session', value: string, until: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  try {
    document.cookie = `${name}=${value}; path=/; expires=${new Date(until).toUTCString()}; samesite=lax${secure}`
  } catch {
    // Where cookies are forbidden the store works without.
  }
}
