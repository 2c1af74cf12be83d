/** Answers a function that runs the tasks it is given one after another, each when the one before has ended. */
export function inTurn(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (task) => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
}
