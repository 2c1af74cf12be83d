import type { CarrierProviders } from './carrier'
import { sandboxCarrier, type SandboxWorld } from './sandbox-carrier'

/** Which carriers the store asks about its parcels. */
export type CarrierSettings = 'sandbox' | 'none'

/** The carriers the settings name. */
export function configuredCarriers(world: SandboxWorld, settings: CarrierSettings): CarrierProviders {
  return settings === 'sandbox' ? [sandboxCarrier(world)] : []
}
