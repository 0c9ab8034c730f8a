import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import { openStore } from '../../../../api/platform/database/index.ts'
import { loadDemo } from '../../../../demo/loading/load-demo.ts'
import { writePictures } from '../../../../demo/pictures/write-pictures.ts'
import { indexFile } from '../../../../search/index/index-file.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

/** Where the pictures are in a folder with the demo. */
export const picturesOf = (folder: string): string => join(folder, 'pictures')

/** Loaded demos by their number of articles, which live as long as this process. */
const loaded = new Map<number, Promise<string>>()

/** Loads the demo into a new folder: database, pictures and search index. */
async function load(articles: number): Promise<string> {
  const { folder, remove } = temporaryFolder()
  process.once('exit', remove)
  const store = await openStore({ dataDir: folder })
  await loadDemo(store, {
    articles,
    today: new Date('2026-11-20'),
    passwordCost: { memory: 64, passes: 1 },
  })
  await writePictures(store, picturesOf(folder))
  await (await openSearch({ dataDir: folder, store })).close()
  await store.close()
  return folder
}

/**
 * Copies a demo into a folder. It is loaded once for all test files of a process, because that takes seconds.
 * `withIndex`: with the search index, which fits until the catalogue is changed.
 */
export async function copyDemo(
  articles: number,
  folder: string,
  { withIndex }: { withIndex: boolean },
): Promise<void> {
  const source = loaded.get(articles) ?? load(articles)
  loaded.set(articles, source)
  const wanted = (path: string): boolean => withIndex || basename(path) !== indexFile
  cpSync(await source, folder, { recursive: true, filter: wanted })
}
