/** What more is read of a body without keeping it: browsers show an answer only after they have sent the request. */
const mostDiscarded = 100 * 1024 * 1024

/** The first `limit` bytes of a body, and whether it has no more. The rest is read and thrown away. */
export async function readBeginning(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    if (size < limit) chunks.push(chunk.subarray(0, limit - size))
    size += chunk.byteLength
    if (size > limit + mostDiscarded) break
  }
  return { bytes: new Uint8Array(Buffer.concat(chunks)), isWhole: size <= limit }
}

/** The parts of a `multipart/form-data` body that are whole in its beginning; null without any. */
export function wholeParts(beginning: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | null {
  const [, boundary] = /;\s*boundary="?([^";]+)/iu.exec(type) ?? []
  if (boundary === undefined) return null
  const end = Buffer.from(beginning).lastIndexOf(`\r\n--${boundary}`)
  if (end < 0) return null
  return new Uint8Array(Buffer.concat([beginning.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]))
}
