/** Something a shopper is about to do, as the risk service may judge it. `blackBox` is its own browser script's word. */
export type RiskQuestion = { scene: string; subject: string; address: string; blackBox?: string }

export type RiskProvider = { isAllowed: (question: RiskQuestion) => Promise<boolean> }
