import { isLocalPath } from '../addresses.ts'
import { formatFileSize } from './format.ts'

/** A document as it is linked to. */
export interface DocumentItem {
  title: string
  url: string
  /** The file type: `PDF`. */
  kind: string
  /** Empty if the size is unknown. */
  size: string
}

const fileKind = (url: string): string => (/\.([a-z0-9]{2,4})$/iu.exec(url)?.[1] ?? '').toUpperCase()

/** The documents that are safe to link to: files of the shop, or on https. */
export const documentItems = (
  documents: readonly { title: string; url: string; bytes: number }[],
): DocumentItem[] =>
  documents
    .filter(({ url }) => isLocalPath(url) || url.startsWith('https://'))
    .map(({ title, url, bytes }) => ({
      title,
      url,
      kind: fileKind(url),
      size: bytes > 0 ? formatFileSize(bytes) : '',
    }))
