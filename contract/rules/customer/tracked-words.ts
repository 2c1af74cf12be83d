/**
 * What was searched for, where it can name nobody: no address of a mailbox, and no run of digits as long as a telephone's or
 * a card's. A pattern, so that the published contract says it too.
 */
export const trackedWords = /^(?!.*@)(?!.*\d(?:[ -]?\d){6})[^\p{Cc}]{1,60}$/u
