import type { Attribute } from '@/contract/calls/catalogue/product'
import { groupBy } from '@/server/platform/group-by'

/** What was chosen, or the codes of what is still to choose. */
export type Chosen<T> = { chosen: T } | { missing: string[] }

/** The child of which to speak when nothing was chosen: the default, else the first (B§4). */
export function defaultChild<T extends { isDefault: boolean }>(children: readonly T[]): T | undefined {
  return children.find((child) => child.isDefault) ?? children[0]
}

/**
 * The one child the options lead to. An attribute all remaining children share need not be chosen;
 * a value none of them has counts as not chosen, never as another.
 */
export function chooseChild<T extends { options: Record<string, string> }>(
  children: readonly T[],
  attributes: readonly Pick<Attribute, 'code'>[],
  options: Readonly<Record<string, string>>,
): Chosen<T> {
  let left = children
  const missing: string[] = []
  for (const { code } of attributes) {
    const value = options[code] ?? onlyValue(left, code)
    const matching = left.filter((child) => child.options[code] === value)
    if (matching.length > 0) left = matching
    else missing.push(code)
  }
  const [child] = left
  return child && missing.length === 0 ? { chosen: child } : { missing }
}

function onlyValue(
  children: readonly { options: Record<string, string> }[],
  code: string,
): string | undefined {
  const values = new Set(children.map((child) => child.options[code]))
  return values.size === 1 ? children[0]?.options[code] : undefined
}

type Selection = { optionId: string; selectionId: string }

/** One selection per option of a bundle, in the order of its options. An option with a single selection chooses itself. */
export function chooseParts<T extends Selection>(
  selections: readonly T[],
  options: Readonly<Record<string, string>>,
): Chosen<T[]> {
  const chosen: T[] = []
  const missing: string[] = []
  for (const [optionId, offered] of groupBy(selections, ({ optionId }) => optionId)) {
    const wanted = options[optionId] ?? (offered.length === 1 ? offered[0]?.selectionId : undefined)
    const part = offered.find(({ selectionId }) => selectionId === wanted)
    if (part) chosen.push(part)
    else missing.push(optionId)
  }
  return missing.length === 0 && chosen.length > 0 ? { chosen } : { missing }
}

/** The parts a bundle shows first: the default of each option, else its first. */
export function defaultParts<T extends Selection & { isDefault: boolean }>(selections: readonly T[]): T[] {
  return [...groupBy(selections, ({ optionId }) => optionId).values()].flatMap(
    (offered) => defaultChild(offered) ?? [],
  )
}
