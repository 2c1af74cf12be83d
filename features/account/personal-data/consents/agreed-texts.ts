import type { ConsentEntry } from '@/contract/calls/customer/account'

/** Identifier → version of the texts a box stands agreed to; of each text the newest entry that names it counts. */
export function agreedTexts(entries: readonly ConsentEntry[]): Record<string, string> {
  const agreed = new Map<string, string>()
  for (const { isGiven, texts } of [...entries].reverse())
    for (const [text, version] of Object.entries(texts)) {
      if (isGiven) agreed.set(text, version)
      else agreed.delete(text)
    }
  return Object.fromEntries(agreed)
}
