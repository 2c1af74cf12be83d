import { parse, type ChildNode } from 'postcss'

/** What holds for some of a page's elements, with the classes each of its selectors names; or a condition around others. */
type Part =
  { text: string; needs: readonly (readonly string[])[] } | { condition: string; parts: readonly Part[] }

export type StyleParts = readonly Part[]

const conditions: readonly string[] = ['media', 'supports']

/** Takes a file of style apart, once for however many pages. */
export function partsOfStyle(text: string): StyleParts {
  return parse(text).nodes.flatMap(partOf)
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [{ text: node.toString(), needs: node.selectors.map(classesOf) }]
  if (node.type === 'atrule' && node.nodes && conditions.includes(node.name))
    return [{ condition: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) }]
  return [
    { text: node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString(), needs: [[]] },
  ]
}

/** The classes an element and those around it must have; what stands in brackets may be so or not. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}

/** The classes of a page's elements. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}

/** What of a style holds for a page with these classes, in its order. */
export function usedStyle(parts: StyleParts, classes: ReadonlySet<string>): string {
  return parts.map((part) => usedPart(part, classes)).join('')
}

function usedPart(part: Part, classes: ReadonlySet<string>): string {
  if ('text' in part)
    return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
  const used = usedStyle(part.parts, classes)
  return used && `${part.condition}{${used}}`
}
