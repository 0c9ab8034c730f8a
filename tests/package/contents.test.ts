import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { publintFinds, typesAreWrong } from '../../bin/pack/checks.ts'
import { entries, filesBelow } from '../../bin/pack/folders.ts'
import { isInteractive } from '../../bin/pack/modules.ts'
import { importsOf } from '../../bin/pack/prune.ts'
import { makeConsumer } from './consumer.ts'

const { folder, installed, manifest } = makeConsumer(null, [], true)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = filesBelow(installed)
const read = (file: string): string => readFileSync(join(installed, file), 'utf8')
const headed = (text: string): boolean =>
  ['"', "'"].some((quote) => text.startsWith(`${quote}use client${quote}`))
const code = files.filter((file) => /(?<!\.d)\.(?:js|ts)$/u.test(file) && !file.startsWith('src/'))
const types = files.filter((file) => file.endsWith('.d.ts'))
const maps = files.filter((file) => file.endsWith('.map'))

describe('the entries of the package', () => {
  it('publint finds nothing in strict mode', async () => {
    expect(await publintFinds(installed)).toEqual([])
  })

  it('every entry has types that every ES module resolution finds', () => {
    expect(typesAreWrong(inject('tarball'))).toEqual([])
  })

  it('has one entry for each widget, and each leads to a file', () => {
    const doors = Object.keys(manifest.exports)
    expect(doors).toEqual(expect.arrayContaining(entries.map((entry) => `./${entry}`)))
    const targets = Object.values(manifest.exports).flatMap((door) =>
      typeof door === 'string' ? [door] : [door.types, door.default],
    )
    expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([])
  })

  it('depends on exactly what its modules import', () => {
    const bare = [...code, ...types].flatMap((file) => importsOf(join(installed, file)))
    const names = bare
      .filter((name) => !name.startsWith('.'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    const imported = new Set(names)
    const { dependencies = {}, peerDependencies = {} } = manifest
    expect([...imported].filter((name) => !(name in dependencies || name in peerDependencies))).toEqual([])
    expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([])
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom'])
  })
})

describe('files of the package', () => {
  it("has no file that the consumer's vanilla-extract would process", () => {
    const claimed = [...code, ...types].filter((file) => /\.css\.(?:js|ts|d\.ts)|vanilla/u.test(file))
    expect(claimed).toEqual([])
    expect(code.filter((file) => /vanilla-extract|\.css['"]/u.test(read(file)))).toEqual([])
  })

  it('has no tests, stories or paths of the machine that built it', () => {
    const own = /^(?:[\w-]+\/|theme\/brands\/)[\w.-]+$|^(?:src|fonts|themes|tokens)\/|^[\w.-]+$/u
    expect(files.filter((file) => !own.test(file) || /\.(?:test|stories)\./u.test(file))).toEqual([])
    const root = process.cwd()
    expect(files.filter((file) => !file.endsWith('.woff2') && read(file).includes(root))).toEqual([])
  })

  it('maps every module and type to a source that exists', () => {
    expect(maps.length).toBeGreaterThan(entries.length)
    const lost = maps.flatMap((file) => {
      const { sources } = JSON.parse(read(file)) as { sources: string[] }
      return sources
        .filter((source) => !existsSync(join(installed, dirname(file), source)))
        .map((source) => `${file}: ${source}`)
    })
    expect(lost).toEqual([])
  })

  it('begins interactive modules with "use client", and no others', () => {
    const wrong = code.filter((file) => {
      const source = ['tsx', 'ts']
        .map((end) => `src/${file.replace(/js$/u, end)}`)
        .find((path) => files.includes(path))
      if (source === undefined) return false
      return isInteractive(read(source)) !== headed(read(file))
    })
    expect(wrong).toEqual([])
    expect(headed(read('side-panel/side-panel.js'))).toBe(true)
    expect(read('totals/totals.js')).not.toContain('use client')
  })

  it('has a README and a changelog with this release first', () => {
    const [newest] = /^## (\S+)/mu.exec(read('CHANGELOG.md'))?.slice(1) ?? []
    expect(newest).toBe(manifest.version)
    expect(read('README.md')).toContain(manifest.name)
  })

  it('contains the licence of every font', () => {
    const licences = files.filter((file) => file.startsWith('fonts/LICENSE-'))
    for (const licence of licences) expect(read(licence)).toContain('SIL OPEN FONT LICENSE')
    const faces = files.filter((file) => file.endsWith('.woff2')).map((file) => file.slice('fonts/'.length))
    const covered = licences.map((file) => file.slice('fonts/LICENSE-'.length, -'.txt'.length))
    expect(faces.filter((face) => !covered.some((name) => face.startsWith(name)))).toEqual([])
    expect(faces.toSorted()).toEqual(
      filesBelow('ui/theme/faces')
        .filter((file) => file.endsWith('.woff2'))
        .toSorted(),
    )
  })
})
