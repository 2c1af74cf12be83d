/** What a program says may have nowhere to go (a full disk, a reader that has gone): then it is lost, and the program goes on. */
export function outliveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
