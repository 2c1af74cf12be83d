/** Does `work` while no other tab of this browser does the same. Where tabs cannot agree, it is simply done. */
export function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun: Promise<T> | undefined
  const begin = () => (begun ??= work())
  // A lock may be refused; work that failed under one is not begun again.
  return navigator.locks.request(name, begin).catch(begin)
}
