/** Below 1024 px the store is laid out for phones (A§9). */
export const phoneQuery = '(max-width: 1023.98px)'
