/** A password as it travels: base64 of its UTF-8 (decisions, «Session»). */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)))
}
