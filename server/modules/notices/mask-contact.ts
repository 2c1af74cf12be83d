/** A mobile or an email as its owner recognises it: `138****0009`, `r***@example.com`. */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@')
  if (at > 0) return `${contact.slice(0, 1)}***${contact.slice(at)}`
  return `${contact.slice(0, 3)}****${contact.slice(-4)}`
}
