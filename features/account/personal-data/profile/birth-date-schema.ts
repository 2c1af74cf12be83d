import { z } from 'zod'

const partSchema = (label: string) => z.string().min(1, label)
const emptyDate = { year: '', month: '', day: '' }

/** Three selects, all empty or all chosen; an empty one among others is named by its label (A§5). `YYYY-MM-DD` or null. */
export const birthDateSchema = z
  .object({ year: z.string(), month: z.string(), day: z.string() })
  .transform((date) => (Object.values(date).every((part) => part === '') ? null : date))
  .pipe(
    z
      .object({ year: partSchema('年'), month: partSchema('月'), day: partSchema('日') })
      .transform(({ year, month, day }) => `${year}-${month}-${day}`)
      .nullable(),
  )

/** A stored date as the selects hold it. */
export function toBirthDate(dob: string | null): z.input<typeof birthDateSchema> {
  const [year, month, day] = dob?.split('-') ?? []
  return year && month && day ? { year, month, day } : emptyDate
}

/** How many days a month has; 31 while its month or year is open. */
export function daysIn({ year, month }: { year: string; month: string }): number {
  return year && month ? new Date(Number(year), Number(month), 0).getDate() : 31
}
