/** The customer's own data in the query cache. */
export const accountCache = {
  all: ['account'],
  profile: ['account', 'profile'],
  overview: ['account', 'overview'],
} as const
