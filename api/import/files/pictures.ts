import { suppliedAddress } from '../../media/pictures.ts'
import { fileTaker, type WantedFiles } from './copy-files.ts'

const pictures: WantedFiles = {
  largest: 10e6,
  heads: [
    ['jpg', /^ffd8ff/u],
    ['png', /^89504e470d0a1a0a/u],
    ['gif', /^47494638/u],
    ['webp', /^52494646.{8}57454250/u],
  ],
}

/**
 * Takes pictures by their names from a folder beside a catalogue file into the shop's own folder, and gives their
 * addresses. Null for what is not there, lies outside the folder, has over 10 MB or is no JPEG, PNG, WebP or GIF. With
 * `look` nothing is written.
 */
export function pictureTaker(
  from: string,
  into: string,
  options?: { look?: boolean },
): (source: string, name: string) => string | null {
  const take = fileTaker(from, into, pictures, options)
  return (source, name) => {
    const taken = take(source, name)
    return taken && suppliedAddress(taken.file)
  }
}
