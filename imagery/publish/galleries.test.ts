import { expect, it } from 'vitest'
import { suffixes } from '../cameras/cameras'
import { readProducts } from '../files/catalogue'

it('[P14] galleries end with the product on its mannequin, where it is on one, and say so in words', async () => {
  const products = (await readProducts()).flatMap((file) => file.products)
  const galleries = products.flatMap(({ images, children }) => [
    images,
    ...children.flatMap((child) => (child.images ? [child.images] : [])),
  ])
  const onMannequins = galleries.filter((images) =>
    images.some(({ name }) => name.endsWith(suffixes.mannequin)),
  )
  expect(onMannequins.length).toBeGreaterThan(0)
  for (const images of onMannequins) {
    const places = images.flatMap(({ name }, place) => (name.endsWith(suffixes.mannequin) ? [place] : []))
    expect(places).toEqual([images.length - 1])
    expect(images.at(-1)?.alt).toMatch(/，(于人台上展示|悬于石膏手模上展示)$/)
  }
})

it('[P04][P14] what is sold in several ways shows each in pictures of its own', async () => {
  const products = (await readProducts()).flatMap((file) => file.products)
  const several = products.filter(({ attributes }) =>
    attributes.some(({ code }) => code === 'one_pdp_variation'),
  )
  expect(several.length).toBeGreaterThan(0)
  for (const { children } of several) {
    const names = children.flatMap(({ images }) => images ?? []).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(2 * children.length)
    expect(new Set(names).size).toBe(names.length)
  }
})
