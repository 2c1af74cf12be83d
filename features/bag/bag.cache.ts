/** Where the query cache keeps the bag. */
export const bagCache = { all: ['bag'], cart: ['bag', 'cart'], count: ['bag', 'count'] } as const
