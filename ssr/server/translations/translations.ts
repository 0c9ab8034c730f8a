import zlib from 'node:zlib'
import { promisify } from 'node:util'
import {
  allGroups,
  type FetchedTexts,
  type Language,
  translationLocales,
  translationsFor,
  type Texts,
} from '@tradecounter/shop/translations'
import type { TranslationSource } from '../../pages/page-context.ts'
import { type Logger, redactText } from '../operations/log.ts'
import type { Coding } from '../pages/content-coding.ts'
import { contentHash, nameOfFile, writeManifest } from './translation-files.ts'
import { followDeliveryNetwork } from './delivery-network.ts'

/** The texts of this host: the built-in ones, overridden by fetched ones. */
export interface HostTranslations extends TranslationSource {
  /** The manifest of the files below, with its entity tag. */
  manifest(): { body: string; etag: string }
  /** Name of the current file of a locale such as `sv-SE`. */
  currentFile(locale: string): string | undefined
  /** A current file in a coding; null for any other name. */
  file(name: string, coding: Coding | null): Promise<Buffer | null>
  /** Registers a listener for changed texts, so that content rendered with them is dropped. */
  onChange(listener: () => void): void
  /** Settles when the first attempt to fetch texts has ended, or after a second. */
  ready(): Promise<void>
  close(): void
}

interface TranslationsOptions {
  log: Logger
  /** The delivery network; without it the built-in texts are used. */
  address?: string | undefined
  /** Folder of the last good copy. */
  folder?: string
  every?: number
  patience?: number
}

/** All languages except the one that is only a fallback. */
const served = (Object.keys(translationLocales) as Language[]) // a closed record's keys
  .filter((language) => language !== 'nb')

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** One complete file for each language. */
function filesOf(fetched: FetchedTexts) {
  const files = new Map(
    served.map((language) => {
      const body = JSON.stringify(translationsFor(language, allGroups, fetched))
      return [nameOfFile(language, body), { language, body, coded: new Map<Coding, Promise<Buffer>>() }]
    }),
  )
  const manifest = writeManifest(new Map([...files].map(([name, { language }]) => [language, name])))
  const names = new Map([...files].map(([name, { language }]) => [translationLocales[language], name]))
  return { files, names, manifest: { body: manifest, etag: `"${contentHash(manifest)}"` } }
}

/** The texts of one host. Never throws: without the delivery network it uses what it has. */
export function openTranslations({
  log,
  address,
  folder = '.',
  every,
  patience,
}: TranslationsOptions): HostTranslations {
  const listeners: (() => void)[] = []
  const missed = new Set<string>()
  let fetched: FetchedTexts = {}
  let known = new Map<string, Texts>()
  let files: ReturnType<typeof filesOf> | null = null

  const source =
    address === undefined
      ? null
      : followDeliveryNetwork({
          address,
          folder,
          log,
          ...(every === undefined ? {} : { every }),
          ...(patience === undefined ? {} : { patience }),
          changed: (texts) => {
            fetched = texts
            known = new Map()
            files = null
            for (const listener of listeners) listener()
          },
        })
  const current = (): ReturnType<typeof filesOf> => (files ??= filesOf(fetched))

  return {
    translationsFor: (language, groups) => {
      const key = `${language} ${groups.join()}`
      const texts = known.get(key) ?? translationsFor(language, groups, fetched)
      known.set(key, texts)
      return texts
    },
    missing: (language, key) => {
      const name = redactText(`${language} ${key}`)
      if (missed.has(name)) return
      missed.add(name)
      log.error({ language, key: redactText(key) }, 'a translation is missing')
    },
    manifest: () => current().manifest,
    currentFile: (locale) => current().names.get(locale),
    file: async (name, coding) => {
      const file = current().files.get(name)
      if (!file) return null
      if (coding === null) return Buffer.from(file.body)
      const coded = file.coded.get(coding) ?? (coding === 'br' ? brotli : gzip)(file.body)
      file.coded.set(coding, coded)
      return coded
    },
    onChange: (listener) => void listeners.push(listener),
    ready: async () => {
      if (!source) return
      const enough = new Promise<void>((done) => setTimeout(done, 1000).unref())
      await Promise.race([source.first, enough])
    },
    close: () => source?.close(),
  }
}
