import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile, isCorruption, readColumns } from '../../search/index/index-file.ts'
import { openIndex } from '../../search/index-reader.ts'
import { listOf } from '../../search/requests/list.ts'
import { openSearchOf, SearchUnavailable, stillCatalogue, type ListRequest } from '../../search/index.ts'
import type { Source } from '../../search/documents.ts'
import { temporaryFolder } from './open-index.ts'
import { shelf, tradeShelf } from './products.ts'

let folder = ''
let remove = () => {}
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

const everything: ListRequest = {
  phrase: '',
  phraseCut: false,
  page: 1,
  sort: 'Relevance',
  facets: new Map(),
  intervals: new Map(),
  language: 'sv',
  customer: '',
}

/** Opens the index over a source and tells whether it was built for that. */
async function open(source: Source, workers = 1) {
  let built = false
  const search = await openSearchOf(
    stillCatalogue(source.version, async () => {
      built = true
      return source
    }),
    { dataDir: folder, workers },
  )
  return { search, built }
}

describe('the index of a catalogue', () => {
  it('is built once and used again', async () => {
    const first = await open(shelf(tradeShelf))
    expect((await first.search.list(everything))?.total).toBe(tradeShelf.length)
    await first.search.close()
    const again = await open(shelf(tradeShelf))
    expect((await again.search.list(everything))?.total).toBe(tradeShelf.length)
    await again.search.close()
    expect([first.built, again.built]).toEqual([true, false])
  })

  it('is built again for a newer catalogue', async () => {
    await (await open(shelf(tradeShelf, 1))).search.close()
    const { search, built } = await open(shelf(tradeShelf.slice(1), 2))
    expect([built, (await search.list(everything))?.total]).toEqual([true, tradeShelf.length - 1])
    await search.close()
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
    ['empty', () => Buffer.alloc(0)],
  ])('is built again when its file is %s', async (_, damage) => {
    await (await open(shelf(tradeShelf))).search.close()
    const path = join(folder, indexFile)
    writeFileSync(path, damage(readFileSync(path)))
    const { search, built } = await open(shelf(tradeShelf))
    expect([built, (await search.list(everything))?.total]).toEqual([true, tradeShelf.length])
    await search.close()
    expect(statSync(path).size).toBeGreaterThan(1000)
  })

  it('leaves nothing behind of builders that were broken off, and lets others go on', async () => {
    const path = join(folder, indexFile)
    const { pid } = spawnSync(process.execPath, ['--version'])
    const left = [`${path}.${pid}.new`, `${path}.${pid}.new-journal`, `${path}.${process.pid}.new`]
    const kept = `${path}.${process.ppid}.new`
    for (const file of [...left, kept]) writeFileSync(file, 'half')
    await buildIndex(shelf(tradeShelf), path)
    expect(readdirSync(folder).toSorted()).toEqual([basename(path), basename(kept)])
  })

  it('tells a query that found the file broken from any other fault', async () => {
    const path = join(folder, indexFile)
    await buildIndex(shelf(tradeShelf), path)
    const index = openIndex(path, readColumns(path))
    expect(listOf(index, everything)?.total).toBe(tradeShelf.length)
    truncateSync(path, 8192)
    const failure = () => {
      try {
        return listOf(index, { ...everything, phrase: 'kopparrör', language: 'da' })
      } catch (cause) {
        return cause
      }
    }
    expect(isCorruption(failure())).toBe(true)
    expect(isCorruption(new Error('something else'))).toBe(false)
    index.close()
  })

  it('answers many at once from two workers, each its own question', async () => {
    const { search } = await open(shelf(tradeShelf), 2)
    const phrases = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 'kulventil' : 'varseljacka'))
    const totals = await Promise.all(
      phrases.map(async (phrase) => (await search.list({ ...everything, phrase }))?.total),
    )
    expect(totals).toEqual(phrases.map((phrase) => (phrase === 'kulventil' ? 3 : 1)))
    await search.close()
  })

  it('refuses when it is closed', async () => {
    const { search } = await open(shelf(tradeShelf))
    await search.close()
    await expect(search.list(everything)).rejects.toBeInstanceOf(SearchUnavailable)
  })

  it('knows no category that is not there', async () => {
    const { search } = await open(shelf(tradeShelf))
    expect(await search.list({ ...everything, categoryPath: 'nowhere' })).toBeNull()
    await search.close()
  })
})
