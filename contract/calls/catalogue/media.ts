import { z } from 'zod'
import { isSafeUrl } from '../../rules/safe-url'

/** A picture by its name under `/pictures`; the storefront knows the sizes. */
export const imageSchema = z.object({ name: z.string(), alt: z.string() })
export type Image = z.infer<typeof imageSchema>

/** A link inside the store, to another site, a phone or a mailbox. */
export const linkSchema = z.object({
  label: z.string(),
  url: z.string().refine(isSafeUrl, '链接须为站内路径、https、tel 或 mailto'),
})
