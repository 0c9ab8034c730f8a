import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program with its output shown. Returns whether it succeeded. */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Installs packages of Debian, where that is possible: as root, with apt. `what` is missing on this machine. */
export function installPackages(names, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`No ${what} on this machine: installing ${names.join(' and ')}.`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet)
}
