/** Letters and digits of an order's number. */
const ORDER_LENGTH = 16

/**
 * Our number of a payment with a provider: the order's, and behind it the beginning of the payment's own. 32 letters and
 * digits, which all of them take.
 */
export function merchantNumberOf(orderBn: string, reference: string): string {
  return orderBn + reference.replaceAll('-', '').slice(0, 32 - ORDER_LENGTH)
}

/** The order such a number is about. */
export function orderOf(merchantNumber: string): string {
  return merchantNumber.slice(0, ORDER_LENGTH)
}
