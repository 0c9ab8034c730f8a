import { createHmac, timingSafeEqual } from 'node:crypto'

/** Minutes for which a link works: long enough to resume a large download, too short to be passed on. */
const linkMinutes = 15

const sign = (key: Buffer, fileId: string, expires: number): string =>
  createHmac('sha256', key).update(`${fileId} ${expires}`).digest('base64url')

/** An address that downloads one file until it expires; whoever has it needs no session. */
export function createDownloadLink(
  key: Buffer,
  fileId: string,
  now: Date,
): { url: string; expiresAt: string } {
  const expires = Math.floor(now.getTime() / 1000) + linkMinutes * 60
  const query = new URLSearchParams({
    fileId,
    expires: String(expires),
    signature: sign(key, fileId, expires),
  })
  return { url: `/api/files/download?${query}`, expiresAt: new Date(expires * 1000).toISOString() }
}

/** Whether a link was made here for this file and has not expired. */
export function isDownloadLink(
  key: Buffer,
  { fileId, expires, signature }: { fileId: string; expires: number; signature: string },
  now: Date,
): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(key, fileId, expires))]
  return given.length === own.length && timingSafeEqual(given, own) && expires * 1000 > now.getTime()
}
