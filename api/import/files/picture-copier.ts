import { suppliedAddress } from '../../media/service.ts'
import { fileCopier, type AcceptedFiles } from './file-copier.ts'

const pictures: AcceptedFiles = {
  maxBytes: 10e6,
  signatures: [
    ['jpg', /^ffd8ff/u],
    ['png', /^89504e470d0a1a0a/u],
    ['gif', /^47494638/u],
    ['webp', /^52494646.{8}57454250/u],
  ],
}

/**
 * Copies pictures by name from the folder of a catalogue file to the shop's folder and returns their addresses. Null
 * for a file that is missing, outside the folder, over 10 MB, or no JPEG, PNG, WebP or GIF. With `dryRun` nothing is
 * written.
 */
export function pictureCopier(
  from: string,
  into: string,
  options?: { dryRun?: boolean },
): (source: string, name: string) => string | null {
  const take = fileCopier(from, into, pictures, options)
  return (source, name) => {
    const taken = take(source, name)
    return taken && suppliedAddress(taken.file)
  }
}
