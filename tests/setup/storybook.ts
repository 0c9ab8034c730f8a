import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the static site that `npm run storybook:build` makes. */
    storybookSite: string
  }
}

const build = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const made = spawn(
      'npm',
      ['run', '--silent', 'storybook:build', '--', '--quiet', '--output-dir', folder],
      {
        // A test runner's own settings must not reach the build.
        env: { ...process.env, STORYBOOK: 'true', VITEST: '', NODE_ENV: 'production', NO_COLOR: '1' },
      },
    )
    let printed = ''
    made.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    made.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    made.once('error', reject)
    made.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The stories could not be built:\n${printed.slice(-4000)}`)),
    )
  })

/** Builds Storybook once for all its tests. During development, `STORYBOOK_SITE` names a ready one. */
export default async function site({ provide }: TestProject): Promise<() => void> {
  const { STORYBOOK_SITE } = process.env
  if (STORYBOOK_SITE) {
    provide('storybookSite', STORYBOOK_SITE)
    return () => {}
  }
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-storybook-'))
  await build(folder)
  provide('storybookSite', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
