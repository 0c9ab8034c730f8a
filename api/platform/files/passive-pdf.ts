import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate, type InputType, type ZlibOptions } from 'node:zlib'

/**
 * Names of what a reader runs: scripts, programs, players and forms that bring scripts with them (ISO 32000-2 §12.6.4).
 */
const active = /\/(?:JavaScript|Launch|RichMedia|XFA)(?![A-Za-z0-9])/u
const mostObjectStreams = 5_000
/** Bytes that all object streams of a file may have together. */
const mostInflated = 64 * 1024 * 1024
/** Bytes before a stream that hold its dictionary. */
const dictionaryBytes = 1_000

const inflated = promisify<InputType, ZlibOptions, Buffer>(inflate)

/** A name may write any letter as `#` and two hexadecimal digits. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/**
 * Whether a PDF runs nothing when it is opened. False as well if that cannot be seen: objects in streams that are
 * encrypted, not deflated, or too large. What only a reader with faults would run is not looked for.
 */
export async function isPassivePdf(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  const text = bytes.toString('latin1')
  if (active.test(plainNames(text))) return false
  let streams = 0
  let left = mostInflated
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/gu)) {
    const dictionary = plainNames(text.slice(Math.max(0, index - dictionaryBytes), index))
    const own = dictionary.slice(dictionary.lastIndexOf('endobj') + 1)
    // Without a filter the names are in the text.
    if (!own.includes('/ObjStm') || !own.includes('/Filter')) continue
    streams += 1
    if (streams > mostObjectStreams || left <= 0 || own.includes('/Predictor')) return false
    const options = { maxOutputLength: left }
    const objects = await inflated(bytes.subarray(index + word.length), options).catch(() => null)
    if (objects === null || active.test(plainNames(objects.toString('latin1')))) return false
    left -= objects.length
  }
  return true
}
