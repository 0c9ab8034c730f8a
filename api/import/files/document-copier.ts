import { suppliedDocumentAddress } from '../../media/service.ts'
import { fileCopier, type AcceptedFiles } from './file-copier.ts'
import { toSlug } from '../parse-values.ts'

const documents: AcceptedFiles = { maxBytes: 25e6, signatures: [['pdf', /^255044462d/u]] }

/** A copied document as the shop serves it. */
export interface CopiedDocument {
  url: string
  bytes: number
}

/** The original name as the end of a copy's name: `Datablad RV 100.PDF` becomes `-datablad-rv-100`. */
const slugSuffix = (name: string): string => {
  const slug = toSlug(name.replace(/\.[a-z0-9]{1,4}$/iu, ''))
  return slug === '' ? '' : `-${slug}`
}

/**
 * Copies documents by name from the folder of a catalogue file to the shop's folder. Null for a file that is missing,
 * outside the folder, over 25 MB, or no PDF. With `dryRun` nothing is written.
 */
export function documentCopier(
  from: string,
  into: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): (source: string, name: string) => CopiedDocument | null {
  const take = fileCopier(from, into, documents, { suffix: slugSuffix, dryRun })
  return (source, name) => {
    const taken = take(source, name)
    return taken && { url: suppliedDocumentAddress(taken.file), bytes: taken.bytes }
  }
}
