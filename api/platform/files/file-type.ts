import { createReadStream } from 'node:fs'
import { promisify } from 'node:util'
import type { Options, ZipFile } from 'yauzl'
import { isPassivePdf } from './passive-pdf.ts'
import { readHead } from './spool.ts'

/**
 * The types of files, by extension. Users may upload all but the last two. What can run is not among them: HTML, SVG,
 * scripts, macros.
 */
export const fileTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
  /** Only made by the shop. */
  json: 'application/json',
  zip: 'application/zip',
} as const
export type FileType = keyof typeof fileTypes

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at)
    .subarray(0, signature.length)
    .equals(Buffer.from(signature, 'latin1'))

/** Parts of a workbook that run or load something. */
const active =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^xl\/(?:macrosheets|dialogsheets|activeX|embeddings|externalLinks)\//iu
const mostParts = 10_000

/** Whether a ZIP is a workbook without active parts. Reads its directory only, so that a ZIP bomb is harmless. */
async function isPlainWorkbook(path: string): Promise<boolean> {
  const { open } = await import('yauzl')
  const openZip = promisify<string, Options, ZipFile>(open)
  const zip = await openZip(path, { lazyEntries: true, autoClose: true }).catch(() => null)
  if (zip === null) return false
  if (zip.entryCount > mostParts) {
    zip.close()
    return false
  }
  return new Promise((resolve) => {
    let hasWorkbook = false
    const end = (result: boolean): void => {
      zip.close()
      resolve(result)
    }
    zip.on('error', () => end(false))
    zip.on('end', () => end(hasWorkbook))
    zip.on('entry', ({ fileName }: { fileName: string }) => {
      if (active.test(fileName)) return end(false)
      if (fileName === 'xl/workbook.xml') hasWorkbook = true
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** Whether a file is text without control characters that does not begin like markup or a script. */
async function isPlainText(path: string, head: Uint8Array): Promise<boolean> {
  const start = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1')
  if (/^(?:\u00EF\u00BB\u00BF)?\s*(?:<|#!|%!|MZ|\{\\rtf)/u.test(start)) return false
  for await (const piece of createReadStream(path)) {
    if (!(piece instanceof Uint8Array)) return false
    // Letters of Windows-1252 are allowed: Excel writes CSV so.
    if (piece.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12))
      return false
  }
  return true
}

/** The extension of a name in lower case, without its dot. */
export const extensionOf = (name: string): string => /\.([^.]{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The type of a file by its content. The name only decides between CSV and plain text, which look the same. Null for
 * every other type, for a workbook with macros or embedded files, and for a PDF with scripts.
 */
export async function detectFileType(path: string, name: string): Promise<FileType | null> {
  const head = await readHead(path)
  if (head.length === 0) return null
  if (startsWith(head, '%PDF-')) return (await isPassivePdf(path)) ? 'pdf' : null
  if (startsWith(head, '\u0089PNG\r\n\u001A\n')) return 'png'
  if (startsWith(head, '\u00FF\u00D8\u00FF')) return 'jpg'
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'webp'
  if (startsWith(head, 'PK\u0003\u0004')) return (await isPlainWorkbook(path)) ? 'xlsx' : null
  const extension = extensionOf(name)
  if (extension !== 'csv' && extension !== 'txt') return null
  return (await isPlainText(path, head)) ? extension : null
}
