import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile, isCorruption, readColumns } from '../../search/index/index-file.ts'
import { openIndex } from '../../search/index-reader.ts'
import { SearchUnavailable, openSearchEngine, staticCatalogue } from '../../search/index.ts'
import { temporaryFolder, listRequest } from './open-index.ts'
import { searchList } from '../../search/requests/list.ts'
import type { DocumentSource } from '../../search/documents.ts'
import { documentSource, tradeProducts } from './products.ts'

let folder = ''
let remove = () => {}
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

const everything = listRequest()

/** Opens the index over a source and returns whether it was built. */
async function open(source: DocumentSource, workers = 1) {
  let built = false
  const search = await openSearchEngine(
    staticCatalogue(source.version, async () => {
      built = true
      return source
    }),
    { dataDir: folder, workers },
  )
  return { search, built }
}

describe('the index of a catalogue', () => {
  it('is built once and then reused', async () => {
    const first = await open(documentSource(tradeProducts))
    expect((await first.search.list(everything))?.total).toBe(tradeProducts.length)
    await first.search.close()
    const again = await open(documentSource(tradeProducts))
    expect((await again.search.list(everything))?.total).toBe(tradeProducts.length)
    await again.search.close()
    expect([first.built, again.built]).toEqual([true, false])
  })

  it('is rebuilt for a newer catalogue', async () => {
    await (await open(documentSource(tradeProducts, 1))).search.close()
    const { search, built } = await open(documentSource(tradeProducts.slice(1), 2))
    expect([built, (await search.list(everything))?.total]).toEqual([true, tradeProducts.length - 1])
    await search.close()
  })

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
    ['empty', () => Buffer.alloc(0)],
  ])('is rebuilt if its file is %s', async (_, damage) => {
    await (await open(documentSource(tradeProducts))).search.close()
    const path = join(folder, indexFile)
    writeFileSync(path, damage(readFileSync(path)))
    const { search, built } = await open(documentSource(tradeProducts))
    expect([built, (await search.list(everything))?.total]).toEqual([true, tradeProducts.length])
    await search.close()
    expect(statSync(path).size).toBeGreaterThan(1000)
  })

  it('deletes the drafts of dead processes and keeps those of running ones', async () => {
    const path = join(folder, indexFile)
    const { pid } = spawnSync(process.execPath, ['--version'])
    const left = [`${path}.${pid}.new`, `${path}.${pid}.new-journal`, `${path}.${process.pid}.new`]
    const kept = `${path}.${process.ppid}.new`
    for (const file of [...left, kept]) writeFileSync(file, 'half')
    await buildIndex(documentSource(tradeProducts), path)
    expect(readdirSync(folder).toSorted()).toEqual([basename(path), basename(kept)])
  })

  it('distinguishes a damaged file from other failures', async () => {
    const path = join(folder, indexFile)
    await buildIndex(documentSource(tradeProducts), path)
    const index = openIndex(path, readColumns(path))
    expect(searchList(index, everything)?.total).toBe(tradeProducts.length)
    truncateSync(path, 8192)
    const failure = () => {
      try {
        return searchList(index, { ...everything, phrase: 'kopparrör', language: 'da' })
      } catch (cause) {
        return cause
      }
    }
    expect(isCorruption(failure())).toBe(true)
    expect(isCorruption(new Error('something else'))).toBe(false)
    index.close()
  })

  it('answers concurrent queries with two workers', async () => {
    const { search } = await open(documentSource(tradeProducts), 2)
    const phrases = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 'kulventil' : 'varseljacka'))
    const totals = await Promise.all(
      phrases.map(async (phrase) => (await search.list({ ...everything, phrase }))?.total),
    )
    expect(totals).toEqual(phrases.map((phrase) => (phrase === 'kulventil' ? 3 : 1)))
    await search.close()
  })

  it('refuses queries after it is closed', async () => {
    const { search } = await open(documentSource(tradeProducts))
    await search.close()
    await expect(search.list(everything)).rejects.toBeInstanceOf(SearchUnavailable)
  })

  it('returns null for an unknown category', async () => {
    const { search } = await open(documentSource(tradeProducts))
    expect(await search.list({ ...everything, categoryPath: 'nowhere' })).toBeNull()
    await search.close()
  })
})
