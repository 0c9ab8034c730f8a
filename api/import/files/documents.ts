import { suppliedDocumentAddress } from '../../media/documents.ts'
import { fileTaker, type WantedFiles } from './copy-files.ts'
import { slugOf } from '../parse-values.ts'

const documents: WantedFiles = { largest: 25e6, heads: [['pdf', /^255044462d/u]] }

/** A document that lies beside a catalogue, as the shop serves it. */
export interface SuppliedDocument {
  url: string
  bytes: number
}

/** What a reader sees of a file's name when it is kept: `Datablad RV 100.PDF` is `-datablad-rv-100`. */
const calledBy = (name: string): string => {
  const slug = slugOf(name.replace(/\.[a-z0-9]{1,4}$/iu, ''))
  return slug === '' ? '' : `-${slug}`
}

/**
 * Takes documents by their names from a folder beside a catalogue file into the shop's own folder. Null for what is not
 * there, lies outside the folder, has over 25 MB or is no PDF. With `look` nothing is written.
 */
export function documentTaker(
  from: string,
  into: string,
  { look = false }: { look?: boolean } = {},
): (source: string, name: string) => SuppliedDocument | null {
  const take = fileTaker(from, into, documents, { called: calledBy, look })
  return (source, name) => {
    const taken = take(source, name)
    return taken && { url: suppliedDocumentAddress(taken.file), bytes: taken.bytes }
  }
}
