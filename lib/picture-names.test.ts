import { afterEach, expect, it, vi } from 'vitest'
import { largestAddress } from './picture-names'

afterEach(() => vi.resetModules())

it('names a picture by the version of all pictures, so that a kept one is never an old one', async () => {
  vi.stubEnv('NEXT_PUBLIC_PICTURES_VERSION', '0123abcd')
  vi.resetModules()
  const { pictureAddress, pictureSet } = await import('./picture-names')

  expect(pictureAddress('bg-0101-noir', 960, 'webp')).toBe('/pictures/0123abcd/bg-0101-noir-960.webp')
  expect(pictureSet('still-hero', 'avif')).toContain('/pictures/0123abcd/still-hero-2400.avif 2400w')
  expect(pictureSet('still-hero-tall', 'avif')).not.toContain('2400w')
})

it.each([
  ['/pictures/0123abcd/bg-0101-noir-480.avif', '/pictures/0123abcd/bg-0101-noir-1440.avif'],
  [
    'http://localhost:3000/pictures/still-hero-960.webp',
    'http://localhost:3000/pictures/still-hero-2400.webp',
  ],
  ['/pictures/still-hero-tall-960.webp', '/pictures/still-hero-tall-1440.webp'],
  ['/logo.svg', '/logo.svg'],
])('finds the largest size of %s', (address, largest) => {
  expect(largestAddress(address)).toBe(largest)
})
