import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fewSettings } from '../setup/environment.ts'

/** A program of this repository that runs in parallel to the test, and its output. */
export interface Program {
  origin: string
  printed(): string
  stop(): Promise<number | null>
}

const withoutWarning = '--disable-warning=ExperimentalWarning'

/** Starts the host or the service on a free port. Rejects if it ends before it is ready. */
export function startProgram(
  program: 'ssr/server/main.ts' | 'bin/serve-api.mjs',
  environment: Record<string, string>,
): Promise<Program> {
  const child: ChildProcess = spawn(process.execPath, [withoutWarning, program], {
    env: { ...fewSettings, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  return new Promise((done, fail) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const [, origin] = /is ready at (\S+)/u.exec(printed) ?? []
      if (origin !== undefined) done({ origin, printed: () => printed, stop })
    }
    const ended = new Promise<number | null>((end) => child.once('exit', end))
    const stop = (): Promise<number | null> => {
      child.kill('SIGTERM')
      return ended
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}:\n${printed.slice(-2000)}`)))
  })
}

/** Loads a small demo catalogue into a folder, or into the PostgreSQL of `databaseUrl`. */
export function loadDemo(dataDir: string, articles: number, databaseUrl = ''): void {
  const load = [withoutWarning, 'demo/loading/command.ts', '--articles', String(articles)]
  const { status, stderr } = spawnSync(process.execPath, load, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the demo catalogue was not loaded:\n${stderr}`)
}
