import type { Config } from '../config'

/** Whether an address is one of this site's: the one shoppers see, or a storefront's own. */
export function isOwnUrl(
  { siteUrl, storefrontUrls }: Pick<Config, 'siteUrl' | 'storefrontUrls'>,
  url: string,
) {
  if (!URL.canParse(url)) return false
  return [siteUrl, ...storefrontUrls].some((address) => new URL(address).origin === new URL(url).origin)
}
