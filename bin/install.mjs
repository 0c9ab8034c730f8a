import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const windows = process.platform === 'win32'
const ownNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
const modern = Number(process.versions.node.split('.')[0]) >= 24
const quiet = ['--disable-warning=ExperimentalWarning']

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether node_modules matches the lockfile: npm writes a list of what it installed. */
function isInstalled() {
  const there = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, peer, link }]) =>
      !path.includes('node_modules/') || optional || peer || link || there[path]?.version === version,
  )
}

/** Installs the lockfile's packages if missing. Ends the program with a message if npm fails. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the dependencies (once, and after package-lock.json has changed) …')
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: '' }
  // Not `npm ci`: it refuses a lockfile when the registry lacks another platform's optional package, which a mirror
  // may.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: windows, env })
  if (status === 0) return
  console.error('The dependencies could not be installed: see what npm says above.')
  process.exit(1)
}

/** The Node 24 from the dependencies, or this one. */
export function node24() {
  if (existsSync(ownNode)) return ownNode
  if (modern) return process.execPath
  console.error(
    `Node ${process.versions.node} is too old and there is no Node 24 package for this platform: install Node 24.`,
  )
  process.exit(1)
}

/** Restarts the program under the Node 24 from the dependencies if this one is older; then it does not return. */
export function runUnderNode24(moduleUrl) {
  if (modern) return
  const args = [...quiet, fileURLToPath(moduleUrl), ...process.argv.slice(2)]
  const { status } = spawnSync(node24(), args, { stdio: 'inherit', shell: windows })
  process.exit(status ?? 1)
}

/** Runs a program under Node 24 until it ends, forwards signals, and exits with its code. */
export function runServer(program, env, flags = [], words = []) {
  const server = spawn(node24(), [...quiet, ...flags, program, ...words], {
    stdio: 'inherit',
    shell: windows,
    // The sources are TypeScript: Node's compile cache saves time and memory at every start.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...process.env, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
}
