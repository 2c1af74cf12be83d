/** What is read off the picture: at most six characters. A§5. */
export const captchaRule = { maxLength: 6 } as const

/** The picture code in what was typed or pasted: upper-cased, plain, without spaces, then cut. A§5. */
export function captchaCharacters(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(/\s/g, '').slice(0, captchaRule.maxLength)
}
