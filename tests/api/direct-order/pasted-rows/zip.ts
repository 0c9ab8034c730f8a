import { crc32, deflateRawSync } from 'node:zlib'

/** One part of a zip. `claims` is its declared unpacked size. */
export interface ZipPart {
  name: string
  content: string | Uint8Array
  claims?: number
}

const header = (signature: number, fields: readonly [size: 2 | 4, value: number][]): Buffer => {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0))
  bytes.writeUInt32LE(signature, 0)
  let at = 4
  for (const [size, value] of fields) {
    bytes.writeUIntLE(value, at, size)
    at += size
  }
  return bytes
}

/** A zip of these parts, as in spreadsheets. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claims } of parts) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const shared: [2 | 4, number][] = [
      [2, 20],
      [2, 0x800],
      [2, 8],
      [2, 0],
      [2, 0],
      [4, crc32(raw)],
      [4, packed.length],
      [4, claims ?? raw.length],
      [2, Buffer.byteLength(name)],
      [2, 0],
    ]
    const entry = Buffer.concat([header(0x04034b50, shared), Buffer.from(name), packed])
    local.push(entry)
    central.push(
      header(0x02014b50, [[2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      Buffer.from(name),
    )
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...local, directory, end])
}
