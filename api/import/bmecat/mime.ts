import type { ArticleDraft } from '../article.ts'
import { childrenOf, textOf, type Element } from './element.ts'

/** Where pictures and documents are found. */
export interface MimeContext {
  /** Address of a picture of the source, when it is there; null leaves it out. */
  pictureAt(name: string): string | null
  leftOut(what: string, line: number): void
}

const isPicture = (mime: Element): boolean =>
  textOf(mime, 'MIME_TYPE').startsWith('image/') ||
  (textOf(mime, 'MIME_TYPE') === '' && /\.(?:jpe?g|png|webp|svg|gif)$/iu.test(textOf(mime, 'MIME_SOURCE')))

/** The order that pictures are told in: by their number, the normal one first among equals. */
const placeOf = (mime: Element): number =>
  Number(textOf(mime, 'MIME_ORDER') || '999') * 10 + (textOf(mime, 'MIME_PURPOSE') === 'normal' ? 0 : 1)

/** The first picture and all documents of an article. */
export function readMime(info: Element | undefined, draft: ArticleDraft, context: MimeContext): void {
  const all = childrenOf(info, 'MIME')
  draft.documents = []
  const pictures = all.filter(isPicture).toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [at, mime] of pictures.entries()) {
    const address = at === 0 ? context.pictureAt(textOf(mime, 'MIME_SOURCE')) : null
    if (address !== null) draft.picture = address
    else context.leftOut(at === 0 ? 'picture whose file is not there' : 'further picture', mime.line)
  }
  for (const mime of all) {
    if (isPicture(mime)) continue
    const url = textOf(mime, 'MIME_SOURCE')
    if (!url.startsWith('https://')) {
      context.leftOut('document without an https address', mime.line)
      continue
    }
    const purpose = textOf(mime, 'MIME_PURPOSE')
    draft.documents.push({ kind: purpose === 'data_sheet' ? 'data-sheet' : 'document', url })
  }
}
