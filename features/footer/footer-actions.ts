/** What an entry of type `function` may do: open one of the store's panels. A§3. */
const actions = ['region'] as const
export type FooterActionName = (typeof actions)[number]

export function isFooterAction(path: string): path is FooterActionName {
  return actions.some((action) => action === path)
}
