import { fitCamera, suffixes, viewsOf } from '../cameras/cameras'
import type { View } from '../cameras/cameras'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import type { Model } from '../kit/mesh/model'
import { item } from '../kit/plane/maths'
import type { Entry, Family, Look } from '../models/entry'
import { mannequinSheet } from '../models/mannequins/sheet'
import { dyesOf, greyOf, lightness } from '../models/materials'
import type { Dye, Hex, Material, Sheet } from '../models/materials'
import type { Params } from '../models/params'
import { entries } from '../models/registry'
import { linearOf } from '../pictures/recolour'
import { hashOf, stable } from '../render/hash'

/** A picture to be made from a render: its name, and the dyes it is recoloured to. */
export type Variant = { name: string; dyes: Record<Dye, Hex> }

/** One base render and all pictures that come from it. Cheap to make: the model is built when it is needed. */
export type Job = {
  /** For people: `BG-0101 quarter`. */
  label: string
  model: string
  /** Jobs of one group show the same thing from different sides. */
  group: string
  /** Jobs of one shape are built from the same function and parameters. */
  shape: string
  family: Family
  params: Params
  view: View
  /** Of the view among all of the product. */
  place: number
  variants: Variant[]
  /** The dyes the render itself has. */
  base: Record<Dye, Hex>
  sheet: Sheet
  /** The light on dyed materials is kept apart, in the same way for all colours of a product. */
  isRecoloured: boolean
  isFlagged: boolean
  build: () => Model
}

export const packshotSize = [1080, 1350] as const

const dyesFor = (entry: Entry, look: Look) => entry.dyes?.(look) ?? dyesOf(look.colour)

/** Everything of a sheet but its dyed colours: looks that agree in it share a render. */
const undyed = (sheet: Sheet) =>
  stable(
    Object.fromEntries(
      Object.entries(sheet).map(([slot, material]) => [
        slot,
        'dye' in material && material.dye ? { ...material, colour: material.dye } : material,
      ]),
    ),
  )

/**
 * The sheen of cloth has no dye, but is divided by it: where a channel is drawn out of next to nothing, and by far more than
 * another is, edges show in another hue.
 */
function wouldGlow(from: Hex, to: Hex): boolean {
  const own = linearOf(from)
  const grown = linearOf(to).map((value, channel) => value / Math.max(item(own, channel), 0.002))
  return Math.max(...grown) > 40 && Math.max(...grown) > 5 * Math.min(...grown)
}

/**
 * The colour a render is made in: the one in the middle of light and dark, from which all others are near. Where a garment
 * has a light colour that would come from a dark one of another hue, the one that has most of every channel.
 */
function baseOf(looks: readonly Look[], family: Family): Look {
  const fromMiddle = ({ colour }: Look) => Math.abs(lightness(colour) - 0.45)
  const middle = item(
    looks.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)),
    0,
  )
  if (family !== 'garment' || !looks.some(({ colour }) => wouldGlow(middle.colour, colour))) return middle
  const least = ({ colour }: Look) => Math.min(...linearOf(colour))
  return looks.reduce((best, look) => (least(look) > least(best) ? look : best))
}

/** All packshots of some products, a job for each base render and view. */
export function jobsOf(looks: readonly Look[]): Job[] {
  const groups = new Map<string, Look[]>()
  for (const look of looks) {
    const entry = entries[look.model]
    if (!entry) continue
    const key = stable([look.model, look.params, undyed(entry.sheet(look))])
    groups.set(key, [...(groups.get(key) ?? []), look])
  }
  return inOrder([...groups].flatMap(([key, group]) => jobsOfGroup(key, group)))
}

/** How many times its weakest channel the strongest of a colour is. */
function strengthOf(colour: Hex): number {
  const parts = linearOf(colour)
  return Math.max(...parts) / Math.min(...parts)
}

/** Whether a render in this colour would show in the others: creases and gilt metal keep a pure red. */
const isStaining = ({ colour }: Look) => strengthOf(colour) > 20

/** Leather whose render others share: metal, and its own polish, mirror a strong colour as a grey. */
function mirroredGrey(material: Material): Material {
  if (material.type !== 'leather' || !material.dye) return material
  return strengthOf(material.colour) > 5.5 ? { ...material, mirrored: greyOf(material.colour) } : material
}

const sharedSheet = (sheet: Sheet): Sheet =>
  Object.fromEntries(Object.entries(sheet).map(([slot, material]) => [slot, mirroredGrey(material)]))

/** Which looks share a render: all of them, unless the one it would be made in stains the others. */
function withoutStains(entry: Entry, looks: readonly Look[]): (readonly Look[])[] {
  if (looks.length === 0) return []
  const base = baseOf(looks, entry.family)
  if (!isStaining(base)) return [looks]
  const own = looks.filter(({ colour }) => colour === base.colour)
  const others = looks.filter(({ colour }) => colour !== base.colour)
  return [...withoutStains(entry, others), own]
}

/** What of a view is made in one render. */
type Lot = { looks: readonly Look[]; view: View; place: number; isFlagged: boolean }

/** Looks that differ in dyes alone share a render; what would be stained or is taken between flags has its own. */
function lotsOf(entry: Entry, looks: readonly Look[]): Lot[] {
  return viewsOf(entry, item(looks, 0).params).flatMap((view, place) =>
    [false, true].flatMap((isFlagged): Lot[] => {
      const own = looks.filter((look) => (entry.isFlagged?.(look) ?? false) === isFlagged)
      return withoutStains(entry, own).map((looks) => ({ looks, view, place, isFlagged }))
    }),
  )
}

function jobsOfGroup(key: string, group: readonly Look[]): Job[] {
  const entry = entries[item(group, 0).model]
  if (!entry) return []
  const isRecoloured = new Set(group.map((look) => stable(dyesFor(entry, look)))).size > 1
  return lotsOf(entry, group).map(({ looks, view, place, isFlagged }) => {
    const base = baseOf(looks, entry.family)
    const isShared = looks.some(({ colour }) => colour !== base.colour)
    const sheet = isShared ? sharedSheet(entry.sheet(base)) : entry.sheet(base)
    const onMannequin = entry.mannequin?.(base.params)
    return {
      label: `${[...new Set(looks.map((look) => look.sku))].join(' ')} ${view.name}`,
      model: base.model,
      group: key,
      shape: stable([base.model, base.params, ...(view.name === 'mannequin' ? [view.name] : [])]),
      family: entry.family,
      params: base.params,
      view,
      place,
      variants: looks.map((look) => ({
        name: `${pictureName(look)}${suffixes[view.name]}`,
        dyes: dyesFor(entry, look),
      })),
      base: dyesFor(entry, base),
      isRecoloured,
      isFlagged,
      ...(view.name === 'mannequin' && onMannequin
        ? { sheet: { ...sheet, ...mannequinSheet }, build: onMannequin }
        : { sheet, build: () => entry.build(base.params) }),
    }
  })
}

/**
 * What is made first: the tile of every product before the second view of any, details last; among them the first
 * product of each model before the second of any, so that every category has something early.
 */
function inOrder(jobs: readonly Job[]): Job[] {
  const seen = new Map<string, string[]>()
  const rankOf = ({ model, group, place }: Job) => {
    const groups = seen.get(model) ?? []
    if (!groups.includes(group)) groups.push(group)
    seen.set(model, groups)
    return place * 1000 + groups.indexOf(group)
  }
  const placed = jobs.map((job) => ({ job, rank: rankOf(job) }))
  return placed.toSorted((a, b) => a.rank - b.rank).map(({ job }) => job)
}

/** The jobs of the whole catalogue. */
export async function catalogueJobs(): Promise<Job[]> {
  const files = await readProducts()
  return jobsOf(files.flatMap(({ products }) => products.flatMap(looksOf)))
}

/** The model, its camera and the hash of the render. */
export function prepare(job: Job, model = job.build(), size: readonly [number, number] = packshotSize) {
  const camera = fitCamera(model, job.view, size[0] / size[1])
  const { sheet, isFlagged, isRecoloured } = job
  return { model, camera, hash: hashOf({ model, sheet, camera, size, isFlagged }, isRecoloured) }
}
