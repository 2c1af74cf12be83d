import sanitize from 'sanitize-html'
import type { z } from 'zod'
import { isSafeUrl } from '@/contract/rules/safe-url'

type Json = z.infer<ReturnType<typeof z.json>>

/** Fields of a CMS block that hold HTML; every other text is shown as it is. A§3. */
const htmlFields = new Set(['html', 'iOne'])

/** Fields of a CMS block that hold an address, such as `url` and `icpUrl`. A§3. */
const addressField = /^(?:url|path|href)$|Url$/

/** Words, lists, tables and links: nothing that runs, loads, frames, styles or imitates the store. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href && { href }),
        ...(target === '_blank' && { target, rel: 'noreferrer' }),
      },
    }),
    b: 'strong',
    i: 'em',
  },
}

/** HTML an author wrote, without anything a page should not carry. */
export function cleanHtml(html: string): string {
  return sanitize(html, options)
}

/** A block of a page with its HTML cleaned. */
export function cleanBlock<B extends { type: string; html?: string | undefined }>(block: B): B {
  return block.html === undefined ? block : { ...block, html: cleanHtml(block.html) }
}

/** The content of a CMS block with its HTML cleaned and its addresses harmless, however deep they lie. */
export function cleanContent(content: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'string' ? cleanText(key, value) : cleanValue(value),
    ]),
  )
}

function cleanText(key: string, text: string): string {
  if (htmlFields.has(key)) return cleanHtml(text)
  return addressField.test(key) && !isSafeUrl(text) ? '' : text
}

function cleanValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(cleanValue)
  return typeof value === 'object' && value !== null ? cleanContent(value) : value
}
