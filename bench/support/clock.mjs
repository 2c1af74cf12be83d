import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aptInstall, isRootOnDebian } from '../../scripts/support/packages/packages.mjs'
import { say } from '../../scripts/support/say.mjs'

/** Where Debian keeps its libraries, one folder an architecture. */
const libraries = '/usr/lib'
/** Seconds after which a program looks what its clock says. */
const READ_EVERY_S = 1

/**
 * Clocks of a run's own, by Debian's libfaketime: every program started with `environmentOf` its name goes by one, which `set` puts
 * forward or back against the machine's. Only the time of day is set: what nobody can set, a span of time, stays as it is. Null
 * where there is no such library.
 */
export async function ownClocks() {
  if (!libraryPath() && isRootOnDebian()) {
    await aptInstall(['libfaketime'], 'no clock is set here.')
  }
  const library = libraryPath()
  if (!library) {
    say('libfaketime is not installed: what happens when the clock is set is left out.')
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'store-clocks-'))
  // Workers of nginx run as a user of their own.
  chmodSync(folder, 0o755)
  const names = []
  const write = (name, minutes) => writeFileSync(join(folder, name), `${minutes < 0 ? '' : '+'}${minutes}m\n`)
  return {
    environmentOf: (name) => {
      names.push(name)
      write(name, 0)
      return {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: join(folder, name),
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_CACHE_DURATION: String(READ_EVERY_S),
      }
    },
    /** Sets the clocks of `only` these programs, else of all; done once each has seen it. */
    set: async (minutes, only = names) => {
      for (const name of only) write(name, minutes)
      await pause((READ_EVERY_S + 1) * 1000)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function libraryPath() {
  if (!existsSync(libraries)) return null
  return (
    readdirSync(libraries)
      .map((folder) => join(libraries, folder, 'faketime/libfaketimeMT.so.1'))
      .find((path) => existsSync(path)) ?? null
  )
}
