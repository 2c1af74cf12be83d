import { pino, type Logger } from 'pino'

/** Bytes of lines that wait for room; by itself pino would try for ever, and answer nobody meanwhile. */
const LONGEST_WAIT = 1024 * 1024

/** The API's log on its standard output. On a full disk lines are lost, and the API goes on. */
export function openLog(level: string): Logger {
  const output = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: LONGEST_WAIT })
  output.on('error', () => undefined)
  return pino({ level, base: null }, output)
}
