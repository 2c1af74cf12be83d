import 'server-only'
import { z } from 'zod'

const schema = z.object({
  COMMERCE_API_URL: z.url().default('http://127.0.0.1:4000'),
  SITE_URL: z.url().default('http://localhost:3000'),
  REVALIDATE_SECRET: z.string().min(16).optional(),
})

const parsed = schema.safeParse(process.env)
if (!parsed.success) {
  throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`)
}

/** What the storefront's server takes from its environment, checked once at start. */
export const env = parsed.data
