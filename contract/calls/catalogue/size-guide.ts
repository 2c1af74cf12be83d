import { z } from 'zod'

export const sizeGuideSchema = z.object({
  title: z.string(),
  unit: z.string(),
  header: z.array(z.string()),
  body: z.array(z.array(z.string())),
  bodyDesc: z.string(),
  coreContent: z.string(),
  needHelp: z.string(),
  sizeImage: z.string().nullable(),
  newVersionSize: z.boolean(),
})
export type SizeGuide = z.infer<typeof sizeGuideSchema>
