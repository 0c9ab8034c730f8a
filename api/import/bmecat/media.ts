import type { ArticleDraft } from '../article.ts'
import type { MediaLookup } from '../table/media-columns.ts'
import { childrenOf, textOf, type Element } from './element.ts'
import type { LanguageReader } from './language-reader.ts'

/** What pictures and documents are read with. */
export interface MediaContext extends MediaLookup {
  languages: LanguageReader
  addUnsupported(what: string, line: number): void
  /** Refuses one picture or document; the article goes on without it. */
  refuse(mime: Element, reason: string): void
}

const purposeOf = (mime: Element): string => textOf(mime, 'MIME_PURPOSE').toLowerCase()
const documentKinds = new Map([
  ['data_sheet', 'data-sheet'],
  ['safety_data_sheet', 'safety-data-sheet'],
])
/** Purposes of pictures that are not shown. */
const ignoredPurposes = new Set(['thumbnail', 'icon', 'logo'])

const isPicture = (mime: Element): boolean =>
  !documentKinds.has(purposeOf(mime)) &&
  (textOf(mime, 'MIME_TYPE').startsWith('image/') ||
    (textOf(mime, 'MIME_TYPE') === '' && /\.(?:jpe?g|png|webp|svg|gif)$/iu.test(textOf(mime, 'MIME_SOURCE'))))

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
      context.addUnsupported('picture that is a thumbnail, icon or logo', mime.line)
      continue
    }
    const url = context.findPicture(textOf(mime, 'MIME_SOURCE'))
    if (url === null) context.addUnsupported('picture whose file is not there', mime.line)
    else if (pictures.every((picture) => picture.url !== url)) {
      const alt = context.languages.texts(childrenOf(mime, 'MIME_ALT'))
      const words =
        Object.keys(alt).length > 0 ? alt : context.languages.texts(childrenOf(mime, 'MIME_DESCR'))
      pictures.push({ url, words })
    }
  }
  // An article whose files are all missing keeps its pictures.
  if (pictures.length > 0) draft.pictures = pictures
}

/** All pictures and documents of an article. */
export function readMedia(info: Element | undefined, draft: ArticleDraft, context: MediaContext): void {
  const all = childrenOf(info, 'MIME')
  readPictures(all.filter(isPicture), draft, context)
  const documents: NonNullable<ArticleDraft['documents']> = []
  for (const mime of all) {
    if (isPicture(mime)) continue
    const source = textOf(mime, 'MIME_SOURCE')
    const elsewhere = /^[a-z][a-z0-9+.-]+:/iu.test(source)
    if (elsewhere && !/^https:\/\/[^/\s]+\/\S*$/u.test(source)) {
      context.refuse(mime, `must be a file or an address that begins with https:// (${source.slice(0, 80)})`)
      continue
    }
    const found = elsewhere ? { url: source } : context.findDocument(source)
    if (found === null) {
      context.addUnsupported('document whose file is not there or is no PDF', mime.line)
      continue
    }
    const words = context.languages.texts(childrenOf(mime, 'MIME_DESCR'))
    documents.push({ kind: documentKinds.get(purposeOf(mime)) ?? 'document', ...found, words })
  }
  draft.documents = documents
}
