import { readdirSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { fallbackAddress, largestAddress, pictureSet } from './picture-names'

// Other files share these modules and this environment.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('names a picture by the version of all pictures, so that a kept one is never an old one', async () => {
  vi.stubEnv('NEXT_PUBLIC_PICTURES_VERSION', '0123abcd')
  vi.resetModules()
  const { fallbackAddress, pictureSet } = await import('./picture-names')

  expect(fallbackAddress('bg-0101-noir')).toBe('/pictures/0123abcd/bg-0101-noir-960.webp')
  expect(pictureSet('still-hero')).toContain('/pictures/0123abcd/still-hero-2400.avif 2400w')
  expect(pictureSet('still-hero-tall')).not.toContain('2400w')
  expect(pictureSet('still-hero-tall')).toContain('/pictures/0123abcd/still-hero-tall-800.avif 800w')
})

it.each([
  ['/pictures/0123abcd/bg-0101-noir-480.avif', '/pictures/0123abcd/bg-0101-noir-1440.avif'],
  [
    'http://localhost:3000/pictures/still-hero-960.avif',
    'http://localhost:3000/pictures/still-hero-2400.avif',
  ],
  ['/pictures/still-hero-tall-960.avif', '/pictures/still-hero-tall-1440.avif'],
  ['/pictures/still-hero-1440.webp', '/pictures/still-hero-1440.webp'],
  ['/logo.svg', '/logo.svg'],
])('finds the largest size of %s', (address, largest) => {
  expect(largestAddress(address)).toBe(largest)
})

it('names no size of a picture that is not there', () => {
  const files = new Set(readdirSync('public/pictures'))
  const names = new Set([...files].flatMap((file) => /^(.*)-\d+\.avif$/.exec(file)?.[1] ?? []))
  const asked = [...names].flatMap((name) =>
    [...`${pictureSet(name)} ${fallbackAddress(name)}`.matchAll(/[^/]+\.(avif|webp)/g)].map(([file]) => file),
  )

  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((file) => !files.has(file))).toEqual([])
})
