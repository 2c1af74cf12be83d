// Read by next.config.ts, which knows no path aliases: this file imports nothing.

/** The query keys of a list, in the order they stand in a rewritten path. */
export const listKeys = ['filters', 'sort', 'page'] as const

/** Stands in a rewritten path for a key that was not given. */
export const unset = '-'
