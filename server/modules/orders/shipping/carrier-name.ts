import type { Deps } from '@/server/http/calls/deps'

/** What shoppers read of a carrier: the name of one the store knows, else what the operator wrote. */
export function carrierName({ providers }: Pick<Deps, 'providers'>, carrier: string): string {
  return providers.carriers.find(({ code }) => code === carrier)?.name ?? carrier
}
