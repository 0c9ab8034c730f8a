import type { ApiContext } from '../services.ts'
import { contentDisposition } from './file-name.ts'
import { fileTypes } from './file-type.ts'

/** A file that is made for the caller. */
interface PrivateFile {
  /** Under which the browser saves it. */
  name: string
  /** @default that of a PDF */
  type?: string
  bytes: string | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Answers with a file for the caller alone: nothing may keep a copy. */
export const sendPrivateFile = (
  c: ApiContext,
  { name, type = fileTypes.pdf, bytes }: PrivateFile,
): Response =>
  c.body(bytes, 200, {
    'content-type': type,
    'content-disposition': contentDisposition(name),
    'cache-control': 'private, no-store',
  })
