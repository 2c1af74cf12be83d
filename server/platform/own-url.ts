/** Where this site is: the address shoppers see, and the storefronts' own. */
export type OwnAddresses = { siteUrl: string; storefrontUrls: readonly string[] }

/** Whether an address is one of this site's. */
export function isOwnUrl({ siteUrl, storefrontUrls }: OwnAddresses, url: string): boolean {
  if (!URL.canParse(url)) return false
  return [siteUrl, ...storefrontUrls].some((address) => new URL(address).origin === new URL(url).origin)
}
