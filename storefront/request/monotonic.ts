/** Milliseconds that only go on, whatever is done to the clock of the machine: for how long something is kept. */
export const monotonic = () => performance.now()
