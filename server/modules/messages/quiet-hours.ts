/** Mainland China has one time and no summer time. */
const CHINA_OFFSET_MS = 8 * 3_600_000
const EVENING = 22
const MORNING = 8

/** Whether nobody is to be woken: 22:00 to 08:00 in mainland China. */
export function isQuiet(now: Date): boolean {
  const hour = new Date(now.getTime() + CHINA_OFFSET_MS).getUTCHours()
  return hour >= EVENING || hour < MORNING
}
