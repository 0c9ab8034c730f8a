import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** The strong `ETag` of a text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Whether the client has the content of that `ETag`, so that it gets a 304. */
export const isKnown = (c: Context, etag: string): boolean => c.req.header('if-none-match') === etag
