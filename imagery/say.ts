/** Prints a line with the time of day. */
export const say = (line: string) =>
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)
