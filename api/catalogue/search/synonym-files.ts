import {
  findSynonyms,
  languages,
  mergeSynonyms,
  parseSynonyms,
  type Language,
  type Synonym,
  type SynonymList,
} from '@tradecounter/search'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { siteKeys, type SiteKey } from '../../contract/index.ts'

/** Folder inside `DATA_DIR` for the operator's lists: `sv.txt` for every site, `workwear.sv.txt` for one. */
const synonymFolder = 'synonyms'

/** Milliseconds between two checks whether a list was changed. */
const checkInterval = 2000
const mostBytes = 500_000

/** The lists that the shop ships with. */
const shippedFolder = join(import.meta.dirname, 'synonyms')

/** Lists that cannot be used. The message names every mistake, one sentence a line. */
export class SynonymMistakes extends Error {}

export interface SynonymFinder {
  /** The synonyms of a site that may apply to a phrase. */
  find(phrase: string, language: Language, site?: SiteKey): Synonym[]
}

interface Lists {
  forSite: (language: Language, site: SiteKey | undefined) => SynonymList
  mistakes: string[]
}

const fileName = (language: Language, site?: SiteKey): string => `${site ? `${site}.` : ''}${language}.txt`

function readFile(path: string, name: string, mistakes: string[]): Synonym[] {
  if (!existsSync(path)) return []
  if (statSync(path).size > mostBytes) {
    mistakes.push(`${name}: the list is larger than ${mostBytes} bytes`)
    return []
  }
  const parsed = parseSynonyms(readFileSync(path, 'utf8'))
  mistakes.push(...parsed.mistakes.map((mistake) => `${name}, ${mistake}`))
  return parsed.synonyms
}

function readLists(folder: string | undefined): Lists {
  const mistakes: string[] = []
  const lists = new Map<string, SynonymList>()
  for (const language of languages) {
    const shipped = readFile(join(shippedFolder, fileName(language)), fileName(language), mistakes)
    const readOperators = (site?: SiteKey): Synonym[] => {
      const name = fileName(language, site)
      return folder === undefined ? [] : readFile(join(folder, name), join(synonymFolder, name), mistakes)
    }
    const forAll = readOperators()
    lists.set(fileName(language), mergeSynonyms([shipped, forAll], language))
    for (const site of siteKeys) {
      const forSite = readOperators(site)
      if (forSite.length > 0)
        lists.set(fileName(language, site), mergeSynonyms([shipped, forAll, forSite], language))
    }
  }
  const empty = mergeSynonyms([], 'en')
  return {
    forSite: (language, site) =>
      lists.get(fileName(language, site)) ?? lists.get(fileName(language)) ?? empty,
    mistakes,
  }
}

/** Modification times of all lists of the folder, in one text. */
const stampOf = (folder: string): string =>
  languages
    .flatMap((language) => [undefined, ...siteKeys].map((site) => join(folder, fileName(language, site))))
    .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ')

/**
 * Opens the shipped synonyms and those of the operator in `dataDir`. Throws `SynonymMistakes` if a list has mistakes. A list
 * that is changed later applies within two seconds; if it has mistakes, they are passed to `warn` and the previous lists
 * stay.
 */
export function openSynonyms(
  dataDir?: string,
  warn: (about: { mistakes: readonly string[] }, message: string) => void = () => undefined,
  clock: () => number = () => performance.now(),
): SynonymFinder {
  const folder = dataDir === undefined ? undefined : join(dataDir, synonymFolder)
  let lists = readLists(folder)
  if (lists.mistakes.length > 0) {
    throw new SynonymMistakes(`The lists of synonyms have mistakes:\n${lists.mistakes.join('\n')}`)
  }
  let stamp = folder === undefined ? '' : stampOf(folder)
  let checkedAt = clock()
  const reloadIfChanged = (): void => {
    if (folder === undefined || clock() - checkedAt < checkInterval) return
    checkedAt = clock()
    const current = stampOf(folder)
    if (current === stamp) return
    stamp = current
    const reloaded = readLists(folder)
    if (reloaded.mistakes.length > 0) warn({ mistakes: reloaded.mistakes }, 'synonyms not renewed')
    else lists = reloaded
  }
  return {
    find(phrase, language, site) {
      reloadIfChanged()
      return findSynonyms(lists.forSite(language, site), phrase, language)
    },
  }
}
