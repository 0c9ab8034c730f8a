import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAssets } from '../../../ssr/server/pages/assets/assets.ts'
import { archiveRelease, retentionMs } from '../../../ssr/server/pages/assets/asset-archive.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const kept = (): string => join(root, 'data', 'assets')

/** Builds a release with one file of its own. Returns its folder. */
function release(name: string): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'assets', 'chunks'), { recursive: true })
  for (const file of [`${name}.js`, 'same.js']) {
    writeFileSync(join(folder, 'assets', 'chunks', file), `// ${file}`)
    writeFileSync(join(folder, 'assets', 'chunks', `${file}.br`), 'brotli')
  }
  writeFileSync(join(folder, 'vite-plugin-ssr.json'), '{}')
  return folder
}

describe('assets of earlier releases', () => {
  it('are served in their codings after the next release has started', () => {
    archiveRelease(release('first'), kept())
    const second = release('second')
    archiveRelease(second, kept())
    const assets = openAssets(second, kept())
    expect(assets('/assets/chunks/first.js', null)?.body.toString()).toBe('// first.js')
    expect(assets('/assets/chunks/first.js', 'br')?.headers).toMatchObject({
      'Content-Encoding': 'br',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    expect(assets('/assets/chunks/second.js', null)?.body.toString()).toBe('// second.js')
  })

  it('are served for a day after the last host of that release has marked them, and then removed', () => {
    const started = Date.now()
    archiveRelease(release('first'), kept(), started)
    const second = release('second')
    archiveRelease(second, kept(), started + retentionMs - 1000)
    expect(openAssets(second, kept())('/assets/chunks/first.js', null)).not.toBeNull()
    archiveRelease(second, kept(), started + retentionMs + 1000)
    expect(openAssets(second, kept())('/assets/chunks/first.js', null)).toBeNull()
    expect(readdirSync(join(kept(), 'assets', 'chunks')).toSorted()).toEqual([
      'same.js',
      'same.js.br',
      'second.js',
      'second.js.br',
    ])
  })

  it("stay while an old host runs beside a new one, and each serves the other's files", () => {
    const first = release('first')
    const second = release('second')
    const started = Date.now()
    archiveRelease(first, kept(), started)
    const old = openAssets(first, kept())
    for (let hour = 1; hour <= 48; hour += 1) {
      archiveRelease(second, kept(), started + hour * 3_600_000)
      archiveRelease(first, kept(), started + hour * 3_600_000)
    }
    expect(openAssets(second, kept())('/assets/chunks/first.js', null)).not.toBeNull()
    expect(old('/assets/chunks/second.js', null)).not.toBeNull()
  })

  it('are never incomplete, nor outside the folder', () => {
    const first = release('first')
    archiveRelease(first, kept())
    const half = join(kept(), 'assets', 'chunks', 'half.js.x.part')
    writeFileSync(half, 'ha')
    writeFileSync(join(root, 'data', 'secret'), 'secret')
    const assets = openAssets(first, kept())
    for (const path of ['/assets/chunks/half.js.x.part', '/assets/../../secret', '/assets/nothing.js'])
      expect(assets(path, null), path).toBeNull()
    expect(readdirSync(kept())).toEqual(['assets'])
  })
})
