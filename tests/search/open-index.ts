import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile, readColumns } from '../../search/index/index-file.ts'
import { openIndex, type Index } from '../../search/index-reader.ts'
import type { Language } from '../../search/analysis/languages.ts'
import { listOf } from '../../search/requests/list.ts'
import { readListQuery } from '../../api/catalogue/search/list-query.ts'
import type { Source } from '../../search/documents.ts'

/** A folder that is gone after the test. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Builds and opens the index of a source in this thread. */
export async function openedIndex(source: Source): Promise<Index & { remove: () => void }> {
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

/** Asks as a page's address does. */
export function listFor(
  index: Index,
  search: string,
  {
    language = 'sv',
    customer = '',
    categoryPath,
  }: { language?: Language; customer?: string; categoryPath?: string } = {},
) {
  const { query, fault } = readListQuery(search)
  if (fault) throw new Error(fault.message)
  const answer = listOf(index, {
    ...query,
    language,
    customer,
    ...(categoryPath === undefined ? {} : { categoryPath }),
  })
  if (!answer) throw new Error('No such category.')
  return answer
}

/** Lists what a phrase finds. */
export const listForPhrase = (index: Index, phrase: string, more: Parameters<typeof listFor>[2] = {}) =>
  listFor(index, `parameters.SearchPhrase=${encodeURIComponent(phrase)}`, more)
