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

/** The synonyms of a language that the shop ships with. Throws `SynonymMistakes`. */
function readShippedSynonyms(language: Language): Synonym[] {
  const mistakes: string[] = []
  const synonyms = readFile(join(shippedFolder, fileName(language)), fileName(language), mistakes)
  if (mistakes.length > 0) throw new SynonymMistakes(mistakes.join('\n'))
  return synonyms
}

interface Lists {
  forSite: (language: Language, site: SiteKey | undefined) => SynonymList
  mistakes: string[]
}

const fileName = (language: Language, site?: SiteKey): string => `${site ? `${site}.` : ''}${language}.txt`

/** The lists that an operator may have. */
const fileNames = languages.flatMap((language) =>
  [undefined, ...siteKeys].map((site) => fileName(language, site)),
)

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

/** Reads the operator's lists. The shipped one of a language is read and merged with them when it is first searched. */
function readLists(folder: string | undefined): Lists {
  const mistakes: string[] = []
  const operators = new Map<string, Synonym[]>()
  if (folder !== undefined)
    for (const name of fileNames)
      operators.set(name, readFile(join(folder, name), join(synonymFolder, name), mistakes))
  const merged = new Map<string, SynonymList>()
  return {
    forSite(language, site) {
      const forAll = operators.get(fileName(language)) ?? []
      const forSite = (site && operators.get(fileName(language, site))) ?? []
      // Sites without a list of their own share one.
      const name = fileName(language, forSite.length === 0 ? undefined : site)
      const known = merged.get(name)
      if (known !== undefined) return known
      const list = mergeSynonyms([readShippedSynonyms(language), forAll, forSite], language)
      merged.set(name, list)
      return list
    },
    mistakes,
  }
}

/** Modification times of all lists of the folder, in one text. */
const stampOf = (folder: string): string =>
  fileNames.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ')

/**
 * Opens the shipped synonyms and those of the operator in `dataDir`. Throws `SynonymMistakes` if one of the operator's
 * has mistakes. A list that is changed later applies within two seconds; if it has mistakes, they are passed to `warn`
 * and the previous lists stay.
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
