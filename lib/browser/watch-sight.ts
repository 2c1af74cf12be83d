/**
 * Tells whether an element is in sight: at first, and each time that changes. A busy page is told of several changes at
 * once; all of them are passed on, so the last is how it stands. `options` are those of an `IntersectionObserver`.
 * Returns what ends it.
 */
export function watchSight(
  element: Element,
  tell: (isInSight: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((changes) => {
    for (const { isIntersecting } of changes) tell(isIntersecting)
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
