/** What the house's customer records know of a mobile: nationality (`country`) and residence (`place`) by code. */
export type CrmRecord = { firstName: string; lastName: string; country: string; place: string; gender: 1 | 2 }

export type CrmProvider = { find: (mobile: string) => Promise<CrmRecord | null> }
