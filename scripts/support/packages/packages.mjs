import { existsSync } from 'node:fs'
import { runCommand } from '../process/children.mjs'
import { say, step, Stop } from '../say.mjs'

/** Whether Debian's packages may be installed without asking anybody. */
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function hasPackage(name) {
  const { code } = await runCommand('dpkg', ['-s', name], { show: false })
  return code === 0
}

/** Installs Debian packages; where that fails it says so and what happens `without` them. */
export async function aptInstall(packages, without) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => mustPass(runCommand('apt-get', args, { env, show: false }))
  try {
    await step(`Installing ${packages.join(' and ')} (apt-get)`, async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', ...packages)
    })
  } catch (error) {
    say(`${error.message}\nGoing on without: ${without}`)
  }
}

/** Stops with what a command printed, when it fails. */
export async function mustPass(command) {
  const { code, output } = await command
  if (code !== 0) throw new Stop(output || 'A command failed.')
}
