import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
} from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { nameFinder } from './name-finder.ts'

/** The files that are accepted. */
export interface AcceptedFiles {
  /** Largest size in bytes. */
  maxBytes: number
  /** First bytes (in hex) by file extension. */
  signatures: ReadonlyArray<readonly [extension: string, head: RegExp]>
}

/** A file in the shop's own folder. */
interface CopiedFile {
  /** Its name, which is unique to its content. */
  file: string
  bytes: number
}

function readHead(path: string): string {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(12)
    readSync(file, head, 0, head.length, 0)
    return head.toString('hex')
  } finally {
    closeSync(file)
  }
}

interface Found {
  path: string
  bytes: number
  changed: number
  extension: string
}

function find(
  root: string,
  name: string,
  { maxBytes, signatures }: AcceptedFiles,
  findName: (name: string) => string | null,
): Found | null {
  const written = name.replaceAll('\\', '/')
  const exact = resolve(root, written)
  const path = existsSync(exact) ? exact : (findName(written) ?? exact)
  if (!path.startsWith(`${root}${sep}`)) return null
  try {
    // A symbolic link could lead out of the folder.
    if (!lstatSync(path).isFile() || !realpathSync(path).startsWith(`${realpathSync(root)}${sep}`))
      return null
    const { size, mtimeMs } = lstatSync(path)
    if (size > maxBytes) return null
    const head = readHead(path)
    const extension = signatures.find(([, begins]) => begins.test(head))?.[0]
    return extension === undefined ? null : { path, bytes: size, changed: mtimeMs, extension }
  } catch {
    // Missing, unreadable, or not a valid file name.
    return null
  }
}

/**
 * Copies files by name from the folder of a catalogue file to a folder of the shop. `suffix` makes the end of the
 * copy's name. The case of names does not matter, unless two files differ in it. Returns null for a file that is
 * missing, outside the folder, too large or of another kind. With `dryRun` nothing is written.
 */
export function fileCopier(
  from: string,
  into: string,
  wanted: AcceptedFiles,
  { suffix = () => '', dryRun = false }: { suffix?: (name: string) => string; dryRun?: boolean } = {},
): (source: string, name: string) => CopiedFile | null {
  const root = resolve(from)
  const findName = nameFinder(root)
  return (source, name) => {
    const found = find(root, name, wanted, findName)
    if (!found) return null
    const { path, bytes, changed, extension } = found
    // Size and time stand for the content: reading every file would take longer than the import.
    const mark = [source, name, bytes, changed].join('\n')
    const hash = createHash('sha256').update(mark).digest('hex').slice(0, 24)
    const file = `${hash}${suffix(basename(path))}.${extension}`
    const place = join(into, file)
    if (!dryRun && !existsSync(place)) {
      mkdirSync(into, { recursive: true })
      copyFileSync(path, `${place}.new`)
      renameSync(`${place}.new`, place)
    }
    return { file, bytes }
  }
}
