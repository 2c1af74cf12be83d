/** The longest an address may be, in characters: the name of a province, city or district, and the rest of it. */
export const addressRule = { placeMaxLength: 30, streetMaxLength: 100 } as const
