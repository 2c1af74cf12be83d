import { z } from 'zod'

/** An address that is none is taken off by the link itself: one bad line must not cost the whole footer. */
const linkSchema = z.object({ label: z.string(), url: z.string() })

/** CMS block `cn_footer`: the columns of links. */
export const columnsSchema = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
})
export type FooterColumnContent = z.infer<typeof columnsSchema>['columns'][number]

/** CMS block `customerService`. */
export const serviceSchema = z.object({
  text: z.string(),
  telephone: z.string(),
  hours: z.array(z.string()).default([]),
  liveChat: z.boolean(),
})
export type ServiceContent = z.infer<typeof serviceSchema>

/** CMS blocks `refundsRules` and `packing`. */
export const serviceNoteSchema = z.object({ text: z.string(), link: linkSchema.optional() })
export type ServiceNoteContent = z.infer<typeof serviceNoteSchema> & { title: string }
