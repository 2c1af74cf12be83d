/** Who calls, as the token says; `sessionId` is the token's own row, for logout. */
export type Session =
  | { kind: 'customer'; sessionId: string; customerId: string }
  | { kind: 'guest'; sessionId: string; guestId: string }
export type CustomerSession = Extract<Session, { kind: 'customer' }>
