import { UnreadableFile } from './unreadable-file.ts'

/** Maximum unpacked bytes of a file. */
export const maxUnpackedBytes = 8e9
/** Largest ratio of unpacked to packed size. Sheets have 10 to 30, catalogues 10 to 60, a bomb 1000. */
const maxExpansion = 200
/** What unpacks to this size or less may have any ratio. */
const smallBytes = 10e6

/** Whether so many bytes unpack to so many that the file is taken for a bomb. */
export const expandsTooMuch = (packed: number, unpacked: number): boolean =>
  unpacked > smallBytes && unpacked > packed * maxExpansion

/** The refusal of such a file. */
export const packedTooTightly = (): UnreadableFile =>
  new UnreadableFile('The file is packed so tightly that it is taken for a trap; it was not opened.', {
    reason: 'packedTooTightly',
  })
