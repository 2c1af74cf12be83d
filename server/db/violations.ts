/** PostgreSQL's code for a row whose parent is not there (any more). */
const FOREIGN_KEY = '23503'

/** Whether the database refused a row because what it belongs to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === FOREIGN_KEY) || isForeignKeyViolation(error.cause)
}
