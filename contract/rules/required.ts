/** The message of a field that must not be empty. A§5. */
export const REQUIRED = '此项是必填项'
