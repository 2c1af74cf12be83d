import { describe, expect, it } from 'vitest'
import { chineseDate, policyVersionsSchema, versionAt } from './policy-versions'

const versions = policyVersionsSchema.parse({
  customerVersion: '2026-01',
  historicalVersion: [
    { version: '2026-01', from: '2026-01-01', url: '/privacy-policy', summary: '补充说明' },
    { version: '2024-06', from: '2024-06-01', url: '/privacy-policy/2024-06' },
  ],
})

describe('versionAt', () => {
  it.each([
    ['/privacy-policy', '2026-01'],
    ['/privacy-policy/2024-06', '2024-06'],
    ['/privacy-policy/2019-01', '2026-01'],
  ])('[S22] %s is version %s', (path, version) => {
    expect(versionAt(versions, path)?.version).toBe(version)
  })
})

it('[S22] writes a date as people read it', () => {
  expect(chineseDate('2024-06-01')).toBe('2024年6月1日')
})
