type Site = { siteUrl: string }

/** Where the shopper comes back to from a provider's page. */
export function returnUrl({ siteUrl }: Site, orderBn: string): string {
  return `${siteUrl}/checkout/payment-result?order=${encodeURIComponent(orderBn)}`
}

/** Where a provider sends its word that money moved. */
export function notifyUrl({ siteUrl }: Site, provider: string): string {
  return `${siteUrl}/rest/cn/V1/payment/notify/${provider}`
}
