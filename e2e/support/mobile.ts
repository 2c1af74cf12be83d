let counter = 0

/** 139, a digit for the worker, then seven that count up from the time in tenths of a second. */
export function uniqueMobile(worker: number) {
  counter += 1
  const moment = (Math.floor(Date.now() / 100) + counter) % 10_000_000
  return `139${String(worker % 10)}${String(moment).padStart(7, '0')}`
}
