import { deflateSync } from 'node:zlib'

const text = (content: string): Buffer => Buffer.from(content, 'latin1')

const crcTable = Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** A ZIP of uncompressed entries. */
function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)]
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(bytes.length, 4)
    sizes.writeUInt32LE(bytes.length, 8)
    sizes.writeUInt16LE(nameBytes.length, 12)
    const head = Buffer.concat([text('PK\u0003\u0004\u0014\0\0\0\0\0\0\0\0\0'), sizes, nameBytes, bytes])
    const place = Buffer.alloc(4)
    place.writeUInt32LE(at)
    directory.push(
      text('PK\u0001\u0002\u0014\0\u0014\0\0\0\0\0\0\0\0\0'),
      sizes,
      Buffer.alloc(10),
      place,
      nameBytes,
    )
    parts.push(head)
    at += head.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

const workbook = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }

const passive = '<< /Type /Catalog /Pages 2 0 R >>'
const opening = '<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>'

const pdf = (...objects: string[]): string => `%PDF-1.7\n${objects.join('\n')}\n%%EOF`
/** An object stream with these objects. */
const objectStream = (
  objects: string,
  entries = '/Filter /FlateDecode',
  content = deflateSync(objects),
): string =>
  `4 0 obj\n<< /Type /ObjStm ${entries} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj`

/** Files that are accepted, by name, with their media types. */
export const accepted: readonly [string, Buffer, string][] = [
  ['Ritning.pdf', text('%PDF-1.7\n%%EOF'), 'application/pdf'],
  ['Packad.pdf', text(pdf(objectStream(passive), objectStream(passive))), 'application/pdf'],
  ['Klartext.pdf', text(pdf(objectStream(passive, '', Buffer.from(passive)))), 'application/pdf'],
  ['bild.png', text('\u0089PNG\r\n\u001A\n....'), 'image/png'],
  ['foto.jpeg', text('\u00FF\u00D8\u00FF\u00E0....'), 'image/jpeg'],
  ['foto.webp', text('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
  ['lista.xlsx', zipOf(workbook), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['lista.csv', text('nummer;antal\r\nR\u00F6r;2\r\n'), 'text/csv'],
  ['läs mig.txt', Buffer.from('Rör till plan 2'), 'text/plain'],
]

/** Files that are refused whatever they are called. */
export const refused: readonly [string, Buffer][] = [
  ['sida.html', text('<!DOCTYPE html><script>alert(1)</script>')],
  ['sida.txt', text('\n <html onload=alert(1)>')],
  ['bild.svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['bild.csv', text('\u00EF\u00BB\u00BF<?xml version="1.0"?><svg/>')],
  ['start.sh', text('#!/bin/sh\nrm -rf /')],
  ['start.txt', text('#!/bin/sh\nrm -rf /')],
  ['program.exe', text('MZ\u0090\0\u0003')],
  ['program.pdf', text('MZ\u0090\0\u0003%PDF-1.7')],
  ['skript.pdf', text(pdf(`1 0 obj\n${opening}\nendobj`))],
  ['maskerat.pdf', text(pdf(`1 0 obj\n${opening.replace('/JavaScript', '/J#61vaScr#69pt')}\nendobj`))],
  ['packat-skript.pdf', text(pdf(objectStream(passive), objectStream(opening)))],
  ['program-i.pdf', text(pdf('1 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'))],
  ['oläslig.pdf', text(pdf(objectStream(opening, '/Filter /FlateDecode', Buffer.from('encrypted'))))],
  ['omkodad.pdf', text(pdf(objectStream(opening, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')))],
  ['bomb.pdf', text(pdf(objectStream(' '.repeat(70 * 1024 * 1024))))],
  ['program', text('\u007FELF\u0002\u0001')],
  ['makro.xlsm', zipOf({ ...workbook, 'xl/vbaProject.bin': 'x' })],
  ['makro.xlsx', zipOf({ ...workbook, 'xl/vbaProject.bin': 'x' })],
  ['gammalt-makro.xlsx', zipOf({ ...workbook, 'xl/macrosheets/sheet1.xml': 'x' })],
  ['inbäddat.xlsx', zipOf({ ...workbook, 'xl/embeddings/oleObject1.bin': 'x' })],
  ['arkiv.zip', zipOf({ 'a.txt': 'x' })],
  ['arkiv.xlsx', zipOf({ 'a.txt': 'x' })],
  ['trasig.xlsx', text('PK\u0003\u0004....')],
  ['gammal.xls', text('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1')],
  ['data.csv', text('a;b\0c')],
  ['script.js', text('alert(1)')],
]
