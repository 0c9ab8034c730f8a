import { createHash } from 'node:crypto'
import { type Language, translationLocales } from '@tradecounter/shop/translations'
import * as v from 'valibot'

const fileName = /^[A-Za-z]{2}(?:-[A-Z]{2})?\.[0-9a-f]{16,64}\.json$/u

const manifestSchema = v.object({
  files: v.pipe(
    v.record(v.string(), v.pipe(v.string(), v.regex(fileName))),
    v.check((files) => Object.entries(files).every(([locale, name]) => name.startsWith(`${locale}.`))),
  ),
})

/** Name of the current file of each language. A language without a name has no file. */
export type Manifest = ReadonlyMap<Language, string>

const textsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(2000))),
  v.check((texts) => Object.keys(texts).length <= 5000),
)

/** Maximum bytes of the two kinds of files. */
export const limits = { manifest: 16 * 1024, file: 1024 * 1024 } as const

/**
 * Sixteen hexadecimal digits from a file's content. They are part of its name, so that a name never changes content.
 */
export const contentHash = (body: string): string =>
  createHash('sha256').update(body).digest('hex').slice(0, 16)

/** File name of a language with this content. */
export const nameOfFile = (language: Language, body: string): string =>
  `${translationLocales[language]}.${contentHash(body)}.json`

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const languages = Object.keys(translationLocales) as Language[] // a closed record's keys

/** The language of a file name, undefined for languages that the shop lacks. */
export const languageOfFile = (name: string): Language | undefined =>
  languages.find((language) => name.startsWith(`${translationLocales[language]}.`))

/** The manifest in a body. Throws if it is invalid; unknown locales are left out. */
export function readManifest(body: string): Manifest {
  const reading = v.safeParse(manifestSchema, parsed(body))
  if (!reading.success) throw new Error('the manifest is not one')
  const { files } = reading.output
  return new Map(
    languages.flatMap((language) => {
      const name = files[translationLocales[language]]
      return name === undefined ? [] : [[language, name]]
    }),
  )
}

/** A manifest as sent. */
export const writeManifest = (manifest: Manifest): string =>
  JSON.stringify({
    files: Object.fromEntries([...manifest].map(([language, name]) => [translationLocales[language], name])),
  })

/** The texts of a file. Throws if they are invalid, or if the content does not match the hash in the name. */
export function readTexts(name: string, body: string): Readonly<Record<string, string>> {
  const [, hash = ''] = name.split('.')
  if (hash === '' || !createHash('sha256').update(body).digest('hex').startsWith(hash))
    throw new Error(`${name} has another content than its name says`)
  const reading = v.safeParse(textsSchema, parsed(body))
  if (!reading.success) throw new Error(`${name} holds no texts`)
  return reading.output
}
