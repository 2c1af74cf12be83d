/** The digits of what was typed or pasted, wide ones made plain; spaces, dashes and letters fall out. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
