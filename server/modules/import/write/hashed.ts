/** A row with the hash of all it says: the same hash means nothing to write. */
export type Hashed<T> = { row: T; hash: string }
