import { setTimeout as sleep } from 'node:timers/promises'
import {
  checkTexts,
  type FetchedTexts,
  type Language,
  referenceTexts,
  type Texts,
} from '@tradecounter/shop/translations'
import { redactText, type Logger } from '../operations/log.ts'
import { keepCopy, readCopy } from './last-good-copy.ts'
import { fetchText } from './fetch-text.ts'
import { languageOfFile, limits, type Manifest, readManifest, readTexts } from './translation-files.ts'

/** `address` is fetched, `folder` stores the last good copy. Times are milliseconds. */
export interface DeliveryNetworkOptions {
  address: string
  folder: string
  log: Logger
  /** Interval between refreshes. */
  every?: number
  /** Timeout of one answer of the delivery network. */
  patience?: number
  /** Called with all texts when some have changed, and at the start if there is a copy on disk. */
  changed: (texts: FetchedTexts) => void
}

/** The file of one language. */
interface LanguageFile {
  name: string
  body: string
  texts: Texts
}

const reasonOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.name === 'TimeoutError') return 'the answer took too long'
  return failure.cause instanceof Error ? `${failure.message}: ${failure.cause.message}` : failure.message
}

/**
 * Fetches texts from the translation delivery network: a manifest that names one file for each language by its
 * content. Each language is independent of the others. The last good texts stay in use and are stored on disk for
 * the next start. Never throws.
 */
export function followDeliveryNetwork(options: DeliveryNetworkOptions) {
  const { address, folder, log, every = 60_000, patience = 3000, changed } = options
  const base = new URL(address.endsWith('/') ? address : `${address}/`)
  const stop = new AbortController()
  let held: ReadonlyMap<Language, LanguageFile> = new Map()
  let etag: string | null = null
  let trouble = ''

  const get = (name: string, bytes: number, known: string | null = null) =>
    fetchText(new URL(name, base), { bytes, ms: patience }, { etag: known, stop: stop.signal })

  /** The valid texts of a file. Invalid texts are logged once, because a file is read once. */
  const read = (name: string, body: string): LanguageFile => {
    const { texts, refused } = checkTexts(readTexts(name, body), referenceTexts)
    if (refused.length > 0) {
      log.warn({ file: name, refused: refused.slice(0, 20), count: refused.length }, 'texts refused')
    }
    return { name, body, texts }
  }

  /** Logs a failure once, and its end once. */
  const tell = (reason: string): void => {
    const line = redactText(reason)
    if (line === trouble) return
    trouble = line
    if (line === '') log.info({ from: base.href }, 'texts are fetched again')
    else
      log.warn({ from: base.href, reason: line }, 'texts could not be fetched: the last good ones are shown')
  }

  const show = (next: ReadonlyMap<Language, LanguageFile>): void => {
    held = next
    changed(Object.fromEntries([...held].map(([language, { texts }]) => [language, texts])))
  }

  /** Loads all files of a manifest, and keeps the previous one of a language that fails. Returns the failures. */
  const take = async (manifest: Manifest): Promise<string> => {
    const faults: string[] = []
    const hold = async (language: Language, name: string): Promise<LanguageFile | undefined> => {
      const before = held.get(language)
      if (before?.name === name) return before
      try {
        const answer = await get(name, limits.file)
        return answer === 'unchanged' ? before : read(name, answer.body)
      } catch (failure) {
        faults.push(`${name}: ${reasonOf(failure)}`)
        return before
      }
    }
    const next = new Map<Language, LanguageFile>()
    const files = await Promise.all(
      [...manifest].map(async ([language, name]) => ({ language, file: await hold(language, name) })),
    )
    for (const { language, file } of files) if (file) next.set(language, file)
    const isSame =
      next.size === held.size && [...next].every(([language, file]) => held.get(language) === file)
    if (!isSame && !stop.signal.aborted) {
      show(next)
      try {
        keepCopy(folder, base.href, new Map([...next.values()].map(({ name, body }) => [name, body])))
      } catch (failure) {
        faults.push(`no copy on disk: ${reasonOf(failure)}`)
      }
    }
    return faults.join('; ')
  }

  const refresh = async (): Promise<void> => {
    let fault = ''
    try {
      const answer = await get('manifest.json', limits.manifest, etag)
      if (answer !== 'unchanged') {
        fault = await take(readManifest(answer.body))
        // Without an entity tag the manifest is read again until it is complete.
        etag = fault === '' ? answer.etag : null
      }
    } catch (failure) {
      fault = reasonOf(failure)
    }
    if (!stop.signal.aborted) tell(fault)
  }

  const goOn = async (first: Promise<void>): Promise<void> => {
    await first
    while (!stop.signal.aborted) {
      // Random, so that the instances do not refresh at the same moment.
      await sleep(every * (0.9 + Math.random() * 0.2), undefined, { ref: false, signal: stop.signal })
      await refresh()
    }
  }

  const copied = new Map<Language, LanguageFile>()
  for (const [name, body] of readCopy(folder, base.href)) {
    const language = languageOfFile(name)
    try {
      if (language) copied.set(language, read(name, body))
    } catch {
      // A damaged copy is ignored.
    }
  }
  if (copied.size > 0) show(copied)
  const first = refresh()
  goOn(first).catch(() => {})
  return {
    /** Settles after the first attempt, successful or not. */
    first,
    refresh,
    close: (): void => stop.abort(),
  }
}
