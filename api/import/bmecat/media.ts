import type { ArticleDraft } from '../article.ts'
import type { Media } from '../table/media-columns.ts'
import { childrenOf, textOf, type Element } from './element.ts'
import type { Tongue } from './language-reader.ts'

/** Where pictures and documents are found. */
export interface MimeContext extends Media {
  tongue: Tongue
  leftOut(what: string, line: number): void
  /** Refuses one picture or document; the article goes on without it. */
  refuse(mime: Element, reason: string): void
}

const purposeOf = (mime: Element): string => textOf(mime, 'MIME_PURPOSE').toLowerCase()
const sheets = new Map([
  ['data_sheet', 'data-sheet'],
  ['safety_data_sheet', 'safety-data-sheet'],
])
/** Purposes of pictures that a gallery has no room for. */
const beside = new Set(['thumbnail', 'icon', 'logo'])

const isPicture = (mime: Element): boolean =>
  !sheets.has(purposeOf(mime)) &&
  (textOf(mime, 'MIME_TYPE').startsWith('image/') ||
    (textOf(mime, 'MIME_TYPE') === '' && /\.(?:jpe?g|png|webp|svg|gif)$/iu.test(textOf(mime, 'MIME_SOURCE'))))

/** The order that pictures are told in: by their number; among equals the normal one, then details, then others. */
const placeOf = (mime: Element): number => {
  const order = Number(textOf(mime, 'MIME_ORDER') || '999')
  const purpose = ['normal', 'detail'].indexOf(purposeOf(mime))
  return (Number.isFinite(order) ? order : 999) * 10 + (purpose === -1 ? 2 : purpose)
}

function readPictures(all: readonly Element[], draft: ArticleDraft, context: MimeContext): void {
  const pictures: NonNullable<ArticleDraft['pictures']> = []
  for (const mime of all.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    if (beside.has(purposeOf(mime))) {
      context.leftOut('picture that is a thumbnail, icon or logo', mime.line)
      continue
    }
    const url = context.pictureAt(textOf(mime, 'MIME_SOURCE'))
    if (url === null) context.leftOut('picture whose file is not there', mime.line)
    else if (pictures.every((picture) => picture.url !== url)) {
      const alt = context.tongue.words(childrenOf(mime, 'MIME_ALT'))
      const words = Object.keys(alt).length > 0 ? alt : context.tongue.words(childrenOf(mime, 'MIME_DESCR'))
      pictures.push({ url, words })
    }
  }
  // Without the folder of pictures an article keeps those that it has.
  if (pictures.length > 0) draft.pictures = pictures
}

/** All pictures and documents of an article. */
export function readMime(info: Element | undefined, draft: ArticleDraft, context: MimeContext): void {
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
    const found = elsewhere ? { url: source } : context.documentAt(source)
    if (found === null) {
      context.leftOut('document whose file is not there or is no PDF', mime.line)
      continue
    }
    const words = context.tongue.words(childrenOf(mime, 'MIME_DESCR'))
    documents.push({ kind: sheets.get(purposeOf(mime)) ?? 'document', ...found, words })
  }
  draft.documents = documents
}
