import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentSource } from '../../search/documents.ts'
import { openIndex, type IndexReader } from '../../search/index-reader.ts'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile, readColumns } from '../../search/index/index-file.ts'
import { searchList } from '../../search/requests/list.ts'
import type { ListRequest } from '../../search/requests/requests.ts'

/** A folder that `remove` deletes after the test. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An index that is open in this thread. */
export type TestIndex = IndexReader & { remove: () => void }

/** Builds and opens the index of a source in this thread. */
export async function openTestIndex(source: DocumentSource): Promise<TestIndex> {
  const { folder, remove } = temporaryFolder()
  const path = join(folder, indexFile)
  await buildIndex(source, path)
  const index = openIndex(path, readColumns(path))
  return Object.assign(index, {
    remove() {
      index.close()
      remove()
    },
  })
}

/** A list request with defaults: the first page of everything in Swedish. */
export type TestRequest = Partial<Omit<ListRequest, 'filters' | 'intervals'>> & {
  filters?: Readonly<Record<string, readonly string[]>>
  intervals?: Readonly<Record<string, { from?: number; to?: number }>>
}

export const listRequest = ({ filters = {}, intervals = {}, ...request }: TestRequest = {}): ListRequest => ({
  phrase: '',
  page: 1,
  sort: 'relevance',
  language: 'sv',
  customer: '',
  ...request,
  filters: new Map(Object.entries(filters)),
  intervals: new Map(
    Object.entries(intervals).map(([key, { from = null, to = null }]) => [key, { from, to }]),
  ),
})

/** Answers a list request. Throws if its category does not exist. */
export function listFor(index: IndexReader, request: TestRequest = {}) {
  const answer = searchList(index, listRequest(request))
  if (!answer) throw new Error('No such category.')
  return answer
}

export const listForPhrase = (index: IndexReader, phrase: string, request: TestRequest = {}) =>
  listFor(index, { ...request, phrase })
