/** A name of a person: Chinese characters, letters, digits and white space. A§5. */
export const nameRule = {
  maxLength: 30,
  pattern: /^[\p{Script=Han}A-Za-z0-9\s]+$/u,
  message: '仅可填写中文、字母和数字',
} as const

/** What a name may keep of what was typed or pasted, upper-cased. A§5. */
export function nameCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Script=Han}A-Z0-9\s]/gu, '')
}
