/** What the drawer or page is for: the login drawer, the quick register, or buying as a guest (A§2). */
export type LoginPurpose = 'login' | 'register' | 'purchase'
