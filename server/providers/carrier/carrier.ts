/** One word of a carrier about a parcel. */
export type CarrierEvent = { at: Date; place: string; text: string; isDelivered: boolean }

/** A company that carries parcels and can be asked about them. Goes over the network: never inside a transaction. */
export type CarrierProvider = {
  /** What an operator names it by. */
  code: string
  /** What shoppers read. */
  name: string
  /** Everything known of a parcel, the oldest first; throws when the carrier does not answer. */
  track: (trackNumber: string) => Promise<CarrierEvent[]>
}

/** The configured ones. A parcel of any other carrier shows what the operator noted. */
export type CarrierProviders = readonly CarrierProvider[]
