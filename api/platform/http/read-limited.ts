/**
 * Reads the body of a request or a response of at most `limit` bytes; returns null if it is longer, of which the rest
 * is not read. Works for chunked bodies without a length.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The body of a request of at most `limit` bytes; null if it is longer, or says that it is. */
export async function readLimitedRequest(
  { headers, body }: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return Number(headers.get('content-length') ?? 0) > limit ? null : readLimited(body, limit)
}
