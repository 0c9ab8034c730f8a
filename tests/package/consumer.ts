import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Manifest, manifestOf } from '../../bin/pack/folders.ts'

const apps = resolve('tests/package/apps')

/** Unpacks the tarball of the package into a folder. */
function unpackInto(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync(
    'tar',
    ['-xzf', inject('tarball'), '-C', folder, '--strip-components=1'],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`tar: ${stderr}`)
}

/** An app of another team, outside the checkout. */
export interface Consumer {
  /** Its folder, with `node_modules`. */
  folder: string
  /** The folder of the installed package. */
  installed: string
  manifest: Manifest
}

function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(resolve('node_modules', name), join(modules, name), 'junction')
}

/**
 * Creates an app that has installed the tarball, and besides it only the dependencies of the tarball's package.json
 * and the app's own tools. These are linked to the copies of the checkout, so that no registry is needed; an
 * undeclared import fails. The folder is removed when the test or the file ends.
 */
export function makeConsumer(app: string | null, tools: readonly string[] = [], keep = false): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tradecounter-app-')))
  if (!keep) onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const modules = join(folder, 'node_modules')
  const installed = join(modules, '@tradecounter/ui')
  unpackInto(installed)
  const manifest = manifestOf(installed)
  const wanted = { ...manifest.dependencies, ...manifest.peerDependencies }
  for (const name of new Set([...Object.keys(wanted), ...tools])) link(name, modules)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'another-team', type: 'module' }))
  if (app) {
    cpSync(join(apps, 'desk.ts'), join(folder, 'desk.ts'))
    cpSync(join(apps, app), join(folder, app), { recursive: true })
  }
  return { folder, installed, manifest }
}
