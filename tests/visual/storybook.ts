import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { StoryIndex } from './widgets.ts'

/** A built Storybook, served on this machine only. */
export interface ServedStorybook {
  /** `http://127.0.0.1:<port>`, without a slash. */
  origin: string
  index: StoryIndex
  close: () => Promise<void>
}

const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Builds the stories into the folder. Rejects with Storybook's output if it fails. */
export const buildStorybook = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ['build', '--output-dir', folder, '--disable-telemetry', '--quiet', '--test']
    const build = spawn(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...args], {
      // A test runner's own settings must not reach the build.
      env: { ...process.env, STORYBOOK: 'true', VITEST: '', NODE_ENV: 'production', NO_COLOR: '1' },
    })
    let printed = ''
    build.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    build.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    build.once('error', reject)
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The stories could not be built:\n${printed.slice(-4000)}`)),
    )
  })

/** Serves a built Storybook on a free port. */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const index: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const kind = kinds[extname(pathname)] ?? 'application/octet-stream'
    readFile(join(folder, normalize(decodeURIComponent(pathname)))).then(
      (content) =>
        response.writeHead(200, { 'content-type': kind, 'cache-control': 'max-age=3600' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server of the stories has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    index,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
