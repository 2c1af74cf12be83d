import { createElement, lazy, Suspense, type ComponentType } from 'react'

/**
 * A component whose script is fetched when it is first shown, in a browser; nothing stands in its place until then. It throws
 * where the script cannot be fetched. decision 0007
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await load() }))
  return function OnDemand(props) {
    return <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>
  }
}
