/** The one place time comes from. */
export type Clock = { now: () => Date }
