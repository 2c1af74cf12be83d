import { z } from 'zod'

/** What the turntable answers: a piece from all its sides, as the address of a PNG, and where it hangs. */
export const shotSchema = z.object({
  picture: z.string(),
  place: z.object({ x: z.number(), y: z.number(), heightMm: z.number() }),
})
