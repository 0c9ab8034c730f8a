import { maxFiles, type ArticleDraft } from '../article.ts'
import type { LocalTexts } from '../items.ts'
import type { MediaLookup } from '../table/media-columns.ts'
import { childrenOf, textOf, type Element } from './element.ts'
import type { LanguageReader } from './language-reader.ts'
import type { Notes } from './notes.ts'

/** What pictures and documents are read with. */
export interface MediaContext extends MediaLookup {
  languages: LanguageReader
  notes: Notes
}

const purposeOf = (mime: Element): string => textOf(mime, 'MIME_PURPOSE').toLowerCase()
const documentKinds = new Map([
  ['data_sheet', 'data-sheet'],
  ['safety_data_sheet', 'safety-data-sheet'],
])
/** Purposes of pictures that are not shown. */
const ignoredPurposes = new Set(['thumbnail', 'icon', 'logo'])

/** An address with a scheme; a letter and a colon are a drive. */
const isAddress = (source: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(source)

/** Characters of an address, and of a title. */
const maxAddress = 500
const maxTitle = 250

const titles = (texts: LocalTexts): LocalTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text.slice(0, maxTitle)]))

/** An https address as the shop can link it; null for any other. Spaces in it are escaped. */
function linkOf(source: string): string | null {
  if (!/^https:\/\//iu.test(source)) return null
  try {
    const { href, username, password } = new URL(source)
    return href.length > maxAddress || username !== '' || password !== '' ? null : href
  } catch {
    return null
  }
}

const isPicture = (mime: Element): boolean =>
  !documentKinds.has(purposeOf(mime)) &&
  (/^image\b|^(?:jpe?g|png|gif|tiff?)$/iu.test(textOf(mime, 'MIME_TYPE')) ||
    (textOf(mime, 'MIME_TYPE') === '' &&
      /\.(?:jpe?g|png|webp|svg|gif|tiff?|bmp|eps)$/iu.test(textOf(mime, 'MIME_SOURCE'))))

/** Sort key of pictures: their number, then normal, detail and other pictures. */
const placeOf = (mime: Element): number => {
  const order = Number(textOf(mime, 'MIME_ORDER') || '999')
  const purpose = ['normal', 'detail'].indexOf(purposeOf(mime))
  return (Number.isFinite(order) ? order : 999) * 10 + (purpose === -1 ? 2 : purpose)
}

function readPictures(all: readonly Element[], draft: ArticleDraft, context: MediaContext): void {
  const pictures: NonNullable<ArticleDraft['pictures']> = []
  for (const mime of all.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    if (ignoredPurposes.has(purposeOf(mime))) {
      context.notes.addUnsupported('picture that is a thumbnail, icon or logo', mime.line)
      continue
    }
    const source = textOf(mime, 'MIME_SOURCE')
    const url = context.findPicture(source)
    if (url === null) {
      const what = isAddress(source)
        ? 'picture at an address outside the folder'
        : 'picture whose file is not there'
      context.notes.warn('incomplete', mime, what, source)
    } else if (pictures.every((picture) => picture.url !== url)) {
      const alt = context.languages.texts(childrenOf(mime, 'MIME_ALT'))
      const words =
        Object.keys(alt).length > 0 ? alt : context.languages.texts(childrenOf(mime, 'MIME_DESCR'))
      pictures.push({ url, words: titles(words) })
    }
  }
  // An article whose files are all missing keeps its pictures.
  if (pictures.length > 0) draft.pictures = upToMost(pictures, all, context)
}

/** The files that an article may have; further ones are left out. */
function upToMost<T>(files: T[], all: readonly Element[], { notes }: MediaContext): T[] {
  const [first] = all
  if (files.length > maxFiles && first)
    notes.warn('incomplete', first, `more than ${maxFiles} pictures or documents`)
  return files.slice(0, maxFiles)
}

/** All pictures and documents of an article, from its `MIME` elements. */
export function readMedia(all: readonly Element[], draft: ArticleDraft, context: MediaContext): void {
  readPictures(all.filter(isPicture), draft, context)
  const documents: NonNullable<ArticleDraft['documents']> = []
  for (const mime of all) {
    if (isPicture(mime)) continue
    const source = textOf(mime, 'MIME_SOURCE')
    if (source === '') continue
    const file = isAddress(source) ? { url: source } : context.findDocument(source)
    const url = file && isAddress(file.url) ? linkOf(file.url) : file?.url
    const found = file && url ? { ...file, url } : null
    if (!found) {
      const what = isAddress(source)
        ? 'document at an address that is not https'
        : 'document whose file is not there or is no PDF'
      context.notes.warn('incomplete', mime, what, source)
      continue
    }
    const words = titles(context.languages.texts(childrenOf(mime, 'MIME_DESCR')))
    documents.push({ kind: documentKinds.get(purposeOf(mime)) ?? 'document', ...found, words })
  }
  draft.documents = upToMost(documents, all, context)
}
