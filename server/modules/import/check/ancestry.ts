import type { Ancestry } from '@/server/db/schema/catalogue/categories'

type Node = { id: string; parentId: string | null; name: string; nameEn: string; urlKey: string }

/** Category id → itself and what stands above it, outermost first. A circle ends where it closes. */
export function ancestriesOf(nodes: readonly Node[]): Map<string, Ancestry> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return new Map(nodes.map(({ id }) => [id, climb(byId, id)]))
}

/** Whether following the parents from this category comes back to it. */
export function isInCircle(parentOf: ReadonlyMap<string, string | null>, id: string): boolean {
  const seen = new Set<string>()
  for (let above = parentOf.get(id); above; above = parentOf.get(above)) {
    if (above === id) return true
    if (seen.has(above)) return false
    seen.add(above)
  }
  return false
}

function climb(byId: ReadonlyMap<string, Node>, id: string): Ancestry {
  const path: Ancestry = []
  const seen = new Set<string>()
  for (
    let node = byId.get(id);
    node && !seen.has(node.id);
    node = node.parentId ? byId.get(node.parentId) : undefined
  ) {
    seen.add(node.id)
    path.unshift({ id: node.id, name: node.name, nameEn: node.nameEn, url: node.urlKey })
  }
  return path
}
