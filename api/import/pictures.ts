import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  lstatSync,
} from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { suppliedAddress } from '../pictures/supplied.ts'

const largest = 10e6
const heads: ReadonlyArray<readonly [ending: string, head: RegExp]> = [
  ['jpg', /^ffd8ff/u],
  ['png', /^89504e470d0a1a0a/u],
  ['gif', /^47494638/u],
  ['webp', /^52494646.{8}57454250/u],
]

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

/**
 * Takes pictures by their names from a folder beside a catalogue file into the shop's own folder, and gives their
 * addresses. Null for what is not there, lies outside the folder, has over 10 MB or is no JPEG, PNG, WebP or GIF.
 */
export function pictureTaker(from: string, into: string): (source: string, name: string) => string | null {
  const root = `${resolve(from)}${sep}`
  return (source, name) => {
    const path = resolve(root, name.replaceAll('\\', '/'))
    if (!path.startsWith(root)) return null
    // A link could lead out of the folder.
    const facts = lstatSync(path, { throwIfNoEntry: false })
    if (!facts?.isFile() || facts.size > largest) return null
    const head = headOf(path)
    const ending = heads.find(([, begins]) => begins.test(head))?.[0]
    if (ending === undefined) return null
    // Its name changes when the file does; reading every picture at every import would take longer than the import.
    const mark = [source, name, facts.size, facts.mtimeMs].join('\n')
    const file = `${createHash('sha256').update(mark).digest('hex').slice(0, 24)}.${ending}`
    const place = join(into, file)
    if (!existsSync(place)) {
      mkdirSync(into, { recursive: true })
      copyFileSync(path, `${place}.new`)
      renameSync(`${place}.new`, place)
    }
    return suppliedAddress(file)
  }
}
