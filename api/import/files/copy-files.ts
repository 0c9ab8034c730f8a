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

/** Which files of a folder are taken. */
export interface WantedFiles {
  /** Most bytes that one may have. */
  largest: number
  /** What files begin with (in hex), by the ending that they get. */
  heads: ReadonlyArray<readonly [ending: string, head: RegExp]>
}

/** A file that was taken into the shop's own folder. */
export interface TakenFile {
  /** Its name there, which stands for what is in it and never changes. */
  file: string
  bytes: number
}

function headOf(path: string): string {
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
  ending: string
}

function find(root: string, name: string, { largest, heads }: WantedFiles): Found | null {
  const path = resolve(root, name.replaceAll('\\', '/'))
  if (!path.startsWith(`${root}${sep}`)) return null
  try {
    // A link, or a folder that is one, could lead out of the folder.
    if (!lstatSync(path).isFile() || !realpathSync(path).startsWith(`${realpathSync(root)}${sep}`))
      return null
    const { size, mtimeMs } = lstatSync(path)
    if (size > largest) return null
    const head = headOf(path)
    const ending = heads.find(([, begins]) => begins.test(head))?.[0]
    return ending === undefined ? null : { path, bytes: size, changed: mtimeMs, ending }
  } catch {
    // What cannot be looked at is not there: no such file, no leave to read it, a name that no file can have.
    return null
  }
}

/**
 * Takes files by their names from a folder beside a catalogue file into a folder of the shop's. `called` gives what
 * stands behind the name that a file gets. Null for what is not there, lies outside, is too large or of another kind.
 * With `look` nothing is written.
 */
export function fileTaker(
  from: string,
  into: string,
  wanted: WantedFiles,
  { called = () => '', look = false }: { called?: (name: string) => string; look?: boolean } = {},
): (source: string, name: string) => TakenFile | null {
  const root = resolve(from)
  return (source, name) => {
    const found = find(root, name, wanted)
    if (!found) return null
    const { path, bytes, changed, ending } = found
    // Its name changes when the file does; reading every file at every import would take longer than the import.
    const mark = [source, name, bytes, changed].join('\n')
    const hash = createHash('sha256').update(mark).digest('hex').slice(0, 24)
    const file = `${hash}${called(basename(path))}.${ending}`
    const place = join(into, file)
    if (!look && !existsSync(place)) {
      mkdirSync(into, { recursive: true })
      copyFileSync(path, `${place}.new`)
      renameSync(`${place}.new`, place)
    }
    return { file, bytes }
  }
}
