import { policyTitles } from '../../consents'

/** `，版本 2026-01` of the texts agreed to; those of different versions are named. */
export function versionsText(texts: Readonly<Record<string, string>>): string {
  const versions = [...new Set(Object.values(texts))]
  if (versions.length === 0) return ''
  if (versions.length === 1) return `，版本 ${versions[0]}`
  const named = Object.entries(texts).map(([text, version]) => `${policyTitles[text] ?? text} ${version}`)
  return `，版本 ${named.join('、')}`
}
