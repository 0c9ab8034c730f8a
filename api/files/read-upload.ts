import { ApiError } from '../platform/http/api-error.ts'
import type { ApiContext } from '../platform/services.ts'

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The content of an upload. Errors: 413 if its declared length is too long, 415. */
export function readUpload(c: ApiContext, maxBytes: number): AsyncIterable<Uint8Array> {
  if (c.req.header('content-type') !== 'application/octet-stream')
    throw new ApiError(415, 'notFile', 'The body must be application/octet-stream.')
  if (Number(c.req.header('content-length') ?? 0) > maxBytes)
    throw new ApiError(413, 'tooLarge', `The file may have ${maxBytes} bytes.`, {
      field: 'file',
      more: { most: maxBytes },
    })
  return c.req.raw.body ?? nothing()
}
