export const REPORTS_PATH = '/reports'

/** The chat app's kit, which a page loads inside the chat app to be passed on. */
const CHAT_APP_KIT = 'https://res.wx.qq.com'

type Page = {
  /** Sources for the inline scripts of the page. */
  scripts: readonly string[]
  /** Sources for the style that stands in the page. */
  styles: readonly string[]
  /** Whether the page tries pieces on, which runs WebAssembly. */
  isTryOn: boolean
  /** Where a payment provider takes forms, and leads on to from there. */
  payments: string
}

/**
 * What a page may load, run and be sent to. Styles of an element's own stay: React writes them for what is measured, and they
 * run nothing.
 */
export function contentPolicy({ scripts, styles, isTryOn, payments }: Page): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", CHAT_APP_KIT, ...scripts, ...(isTryOn ? ["'wasm-unsafe-eval'"] : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${payments}`,
    `report-uri ${REPORTS_PATH}`,
  ].join('; ')
}

/** Every host beside the one at `url`: a browser holds a form to its policy also where it is led on. */
export function besideHost(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//*.${host.slice(host.indexOf('.') + 1)}`
}
