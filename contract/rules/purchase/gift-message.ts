/** The words on a gift's card. */
export const giftMessageRule = { maxLength: 100 } as const
