export type ServiceText = { id: string; title: string; paragraphs: string[] }

/** The running text of a content block: its `paragraphs`, or a single `text`. */
export function paragraphsOf(content: Readonly<Record<string, unknown>>): string[] {
  const { paragraphs, text } = content
  if (Array.isArray(paragraphs)) return paragraphs.filter((one): one is string => typeof one === 'string')
  return typeof text === 'string' ? linesOf(text) : []
}

/** A text without its empty lines. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
