import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { siteKeys, type SiteKey } from '../../contract/index.ts'
import { languages, type Language } from '../../../search/analysis/languages.ts'
import {
  readSynonyms,
  synonymList,
  synonymsIn,
  type Synonym,
  type SynonymList,
} from '../../../search/analysis/synonyms.ts'

/** Name of the folder inside `DATA_DIR` in which an operator keeps lists: `sv.txt` for every site, `workwear.sv.txt` for one. */
export const synonymFolder = 'synonyms'

/** Milliseconds after which a changed list counts. */
const pause = 2000
const mostBytes = 500_000

/** The lists that the shop comes with. */
const shipped = join(import.meta.dirname, '..', 'catalogue', 'search', 'synonyms')

/** Lists that cannot be used, with every mistake in them: one sentence a line. */
export class SynonymMistakes extends Error {}

/** Finds synonyms in phrases. */
export interface Synonyms {
  /** The synonyms that a phrase may hold on a site. */
  in(phrase: string, language: Language, site?: SiteKey): Synonym[]
}

interface Lists {
  bySite: (language: Language, site: SiteKey | undefined) => SynonymList
  mistakes: string[]
}

const fileOf = (language: Language, site?: SiteKey): string => `${site ? `${site}.` : ''}${language}.txt`

function readFile(path: string, name: string, mistakes: string[]): Synonym[] {
  if (!existsSync(path)) return []
  if (statSync(path).size > mostBytes) {
    mistakes.push(`${name}: the list is larger than ${mostBytes} bytes`)
    return []
  }
  const read = readSynonyms(readFileSync(path, 'utf8'))
  mistakes.push(...read.mistakes.map((mistake) => `${name}, ${mistake}`))
  return read.synonyms
}

function readLists(folder: string | undefined): Lists {
  const mistakes: string[] = []
  const lists = new Map<string, SynonymList>()
  for (const language of languages) {
    const own = readFile(join(shipped, fileOf(language)), fileOf(language), mistakes)
    const add = (site?: SiteKey): Synonym[] => {
      const name = fileOf(language, site)
      return folder === undefined ? [] : readFile(join(folder, name), join(synonymFolder, name), mistakes)
    }
    const everywhere = add()
    lists.set(fileOf(language), synonymList([own, everywhere], language))
    for (const site of siteKeys) {
      const here = add(site)
      if (here.length > 0) lists.set(fileOf(language, site), synonymList([own, everywhere, here], language))
    }
  }
  const none = synonymList([], 'en')
  return {
    bySite: (language, site) => lists.get(fileOf(language, site)) ?? lists.get(fileOf(language)) ?? none,
    mistakes,
  }
}

/** When each list of the folder was changed last, in one text. */
const stampOf = (folder: string): string =>
  languages
    .flatMap((language) => [undefined, ...siteKeys].map((site) => join(folder, fileOf(language, site))))
    .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ')

/**
 * Opens the synonyms that the shop comes with and those of the operator in `dataDir`. Throws `SynonymMistakes` when a list
 * has any at the start. A list that is changed later counts within two seconds; one with mistakes is reported to
 * `warn` and the lists before it stay.
 */
export function openSynonyms(
  dataDir?: string,
  warn: (about: { mistakes: readonly string[] }, message: string) => void = () => undefined,
  clock: () => number = () => performance.now(),
): Synonyms {
  const folder = dataDir === undefined ? undefined : join(dataDir, synonymFolder)
  let lists = readLists(folder)
  if (lists.mistakes.length > 0) {
    throw new SynonymMistakes(`The lists of synonyms have mistakes:\n${lists.mistakes.join('\n')}`)
  }
  let stamp = folder === undefined ? '' : stampOf(folder)
  let looked = clock()
  const renew = (): void => {
    if (folder === undefined || clock() - looked < pause) return
    looked = clock()
    const now = stampOf(folder)
    if (now === stamp) return
    stamp = now
    const fresh = readLists(folder)
    if (fresh.mistakes.length > 0) warn({ mistakes: fresh.mistakes }, 'synonyms not renewed')
    else lists = fresh
  }
  return {
    in(phrase, language, site) {
      renew()
      return synonymsIn(lists.bySite(language, site), phrase, language)
    },
  }
}
