import { maxCellCharacters } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { readXml, type XmlReader } from './xml.ts'
import type { Zip } from './zip.ts'

/** How to read numbers of a cell format: unchanged, as dates, or padded to a number of digits. */
export type NumberFormat = { kind: 'plain' } | { kind: 'day' } | { kind: 'digits'; digits: number }

/** Built-in formats of days and times (ECMA-376, 18.8.30). */
const builtInDays = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
/** Characters of shared texts that are held in memory. */
const maxSharedText = 20_000_000

/** Reads a part to its end. */
async function collect<T>(zip: Zip, part: string, reader: Omit<XmlReader<T>, 'ready'>, ready: T[]) {
  const all: T[] = []
  if (!zip.has(part)) return all
  for await (const one of readXml(zip.read(part), { ...reader, ready })) all.push(one)
  return all
}

/** The first visible sheet: its part, and whether days are counted from 1904. */
export async function firstSheet(zip: Zip): Promise<{ part: string; from1904: boolean }> {
  let from1904 = false
  const sheets: string[] = []
  await collect(
    zip,
    'xl/workbook.xml',
    {
      open(name, attributes) {
        if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
        if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible')
          sheets.push(attributes['r:id'] ?? '')
      },
      text: () => undefined,
      close: () => undefined,
    },
    [],
  )
  const targets = new Map<string, string>()
  await collect(
    zip,
    'xl/_rels/workbook.xml.rels',
    {
      open(name, attributes) {
        if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '')
      },
      text: () => undefined,
      close: () => undefined,
    },
    [],
  )
  const target = targets.get(sheets[0] ?? '') ?? ''
  const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!zip.has(part)) throw new UnreadableFile('The spreadsheet has no sheet that can be seen.')
  return { part, from1904 }
}

/** The shared texts, to which cells refer by index. Throws when they are too large for memory. */
export function sharedTexts(zip: Zip): Promise<string[]> {
  const ready: string[] = []
  let text = ''
  let inside = false
  let phonetic = false
  let total = 0
  return collect(
    zip,
    'xl/sharedStrings.xml',
    {
      open(name) {
        if (name === 'si') text = ''
        if (name === 'rPh') phonetic = true
        inside = name === 't' && !phonetic
      },
      text(piece) {
        if (!inside) return
        if (text.length + piece.length > maxCellCharacters)
          throw new UnreadableFile(`A text has more than ${maxCellCharacters} characters.`, {
            reason: 'tooMuch',
          })
        text += piece
      },
      close(name) {
        inside = false
        if (name === 'rPh') phonetic = false
        if (name !== 'si') return
        // Empty texts take memory too.
        total += text.length + 16
        if (total > maxSharedText)
          throw new UnreadableFile('The spreadsheet holds too many different texts; save it as CSV.', {
            reason: 'tooMuch',
          })
        ready.push(text)
      },
    },
    ready,
  )
}

function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (builtInDays.has(id)) return { kind: 'day' }
  if (code === undefined) return { kind: 'plain' }
  // Colours and quoted texts of a format (`[Red]`, `"dagar"`, `\-`) do not affect its kind.
  const bare = code.replaceAll(/\[[^\]]*\]|"[^"]*"|\\./gu, '')
  if (/[ymdh]/iu.test(bare)) return { kind: 'day' }
  return /^0{2,}$/u.test(bare) ? { kind: 'digits', digits: bare.length } : { kind: 'plain' }
}

/** Number formats by the index of a cell's style. */
export async function numberFormats(zip: Zip): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const forms: NumberFormat[] = []
  let inCells = false
  await collect(
    zip,
    'xl/styles.xml',
    {
      open(name, attributes) {
        if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
        if (name === 'cellXfs') inCells = true
        if (name !== 'xf' || !inCells) return
        const id = Number(attributes['numFmtId'] ?? 0)
        forms.push(numberFormat(id, codes.get(id)))
      },
      text: () => undefined,
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
    },
    [],
  )
  return forms
}
