const schemes = ['http:', 'https:', 'tel:', 'mailto:']

/** Browsers skip these inside an address, so that `java\tscript:` runs like `javascript:`. */
const ignoredByBrowsers = /[\p{Cc}\s]/gu

/**
 * Whether an address from content may stand in a link: a path of the store, http(s), tel: or mailto:. Everything that
 * could run a script when pressed (`javascript:`, `data:`, `vbscript:`) is not.
 */
export function isSafeUrl(url: string): boolean {
  const scheme = schemeOf(url)
  return scheme === null || schemes.includes(scheme)
}

/** `https:` of an address as browsers read it, or null for a path. */
export function schemeOf(url: string): string | null {
  return /^[a-z][a-z0-9+.-]*:/i.exec(url.replace(ignoredByBrowsers, ''))?.[0].toLowerCase() ?? null
}
