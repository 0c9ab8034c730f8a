import {
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, relative } from 'node:path'

/** Data and caches of runs, which are not part of a clean checkout. */
const left = new Set(['.git', 'data', 'storybook-static', 'coverage', 'test-results'])
const leftOfModules = /^node_modules\/(?:\.cache|\.vite|\.vite-temp|\.vitest-cache)$/u

/** A build writes into this dependency. */
const writtenModule = /\/@brillout\/vite-plugin-import-build\/dist\/autoImporter\.js$/u

/**
 * Copies a checkout with its dependencies and its build to a folder of another user, who owns every folder and
 * source in it. Files of the dependencies are linked: there are tens of thousands, and the user can read but not
 * change them.
 */
export function copyCheckout(from: string, to: string, { uid, gid }: { uid: number; gid: number }): void {
  const copyFile = (source: string, target: string): void => {
    const isLinked = source.includes('/node_modules/') && !writtenModule.test(source)
    if (isLinked && statSync(source).mode & 0o004) {
      try {
        return linkSync(source, target)
      } catch {
        // On another file system.
      }
    }
    copyFileSync(source, target)
    chownSync(target, uid, gid)
  }
  const copyFolder = (source: string, target: string): void => {
    mkdirSync(target)
    chownSync(target, uid, gid)
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      const path = join(source, entry.name)
      const name = relative(from, path)
      if (left.has(name) || leftOfModules.test(name) || name.startsWith('dist-next-')) continue
      if (entry.isDirectory()) copyFolder(path, join(target, entry.name))
      else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(path), join(target, entry.name))
      else if (entry.isFile()) copyFile(path, join(target, entry.name))
    }
  }
  copyFolder(from, to)
}
