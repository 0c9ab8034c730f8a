import { attributeOf, isTrue, prefixedAttribute } from './attributes.ts'
import { maxCellCharacters } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { readXml, type XmlReader } from './xml.ts'
import type { Zip } from './zip.ts'

/** Characters of shared texts that are held in memory. */
const maxSharedText = 20_000_000

const nothing = { open: () => undefined, text: () => undefined, close: () => undefined }

/** Reads a part to its end; an absent part has nothing. */
async function collect<T>(zip: Zip, part: string, reader: Partial<XmlReader<T>>): Promise<T[]> {
  const all: T[] = []
  if (!zip.has(part)) return all
  for await (const one of readXml(zip.read(part), { ...nothing, ready: [], ...reader })) all.push(one)
  return all
}

/** One relationship of a part to another. */
interface Relationship {
  id: string
  /** The end of its type: `worksheet`, `sharedStrings`. */
  kind: string
  part: string
}

/** The part that a target names, from the folder of the part that names it. */
function partOf(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : `${folder}/${target}`).split(/[/\\]/u)
  const path: string[] = []
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

async function relationshipsOf(zip: Zip, part: string): Promise<Relationship[]> {
  const at = part.lastIndexOf('/')
  const folder = at < 0 ? '' : part.slice(0, at)
  const ready: Relationship[] = []
  return collect(zip, `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(at + 1)}.rels`, {
    ready,
    open(name, attributes) {
      if (name !== 'Relationship') return
      ready.push({
        id: attributeOf(attributes, 'Id') ?? '',
        kind: (attributeOf(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
        part: partOf(folder, attributeOf(attributes, 'Target') ?? ''),
      })
    },
  })
}

/** A sheet as the workbook lists it. */
interface ListedSheet {
  name: string
  isHidden: boolean
  part: string
}

/** The parts of a workbook, found through their relationships. */
interface WorkbookParts {
  sheets: ListedSheet[]
  /** Index of the sheet that was in front when the file was saved. */
  active: number
  /** Days are counted from 1904. */
  from1904: boolean
  sharedTexts: string
  styles: string
  hasMacros: boolean
}

/** Finds the part of the workbook; null if the file has none. */
export async function findWorkbook(zip: Zip): Promise<string | null> {
  const found = (await relationshipsOf(zip, '')).find(({ kind }) => kind === 'officeDocument')?.part
  const part = found !== undefined && zip.has(found) ? found : 'xl/workbook.xml'
  return zip.has(part) ? part : null
}

/** Lists the parts of a workbook. */
export async function listParts(zip: Zip, workbook: string): Promise<WorkbookParts> {
  let from1904 = false
  let active = 0
  const listed: { name: string; isHidden: boolean; id: string }[] = []
  await collect(zip, workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = isTrue(attributeOf(attributes, 'date1904'))
      if (name === 'workbookView') active = Number(attributeOf(attributes, 'activeTab') ?? 0) || 0
      if (name === 'sheet')
        listed.push({
          name: attributeOf(attributes, 'name') ?? '',
          isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
          id: prefixedAttribute(attributes, 'id') ?? '',
        })
    },
  })
  const relationships = await relationshipsOf(zip, workbook)
  const byId = new Map(relationships.map(({ id, part }) => [id, part]))
  const ofKind = (kind: string, usual: string): string =>
    relationships.find((each) => each.kind === kind && zip.has(each.part))?.part ?? usual
  return {
    sheets: listed.map(({ name, isHidden, id }) => ({ name, isHidden, part: byId.get(id) ?? '' })),
    active,
    from1904,
    sharedTexts: ofKind('sharedStrings', 'xl/sharedStrings.xml'),
    styles: ofKind('styles', 'xl/styles.xml'),
    hasMacros: zip.has('xl/vbaProject.bin') || relationships.some(({ kind }) => kind === 'vbaProject'),
  }
}

/** The shared texts, to which cells refer by index. Throws when they are too large for memory. */
export function readSharedTexts(zip: Zip, part: string): Promise<string[]> {
  const ready: string[] = []
  let text = ''
  let inItem = false
  let inside = false
  let phonetic = false
  let total = 0
  return collect(zip, part, {
    ready,
    open(name) {
      if (inside || (name === 'si' && inItem))
        throw new UnreadableFile(`Shared text ${ready.length + 1} has an element in a wrong place.`)
      if (name === 'si') {
        inItem = true
        text = ''
      }
      if (name === 'rPh') phonetic = true
      inside = name === 't'
    },
    text(piece) {
      if (!inside && inItem && piece.trim() !== '')
        throw new UnreadableFile(`Shared text ${ready.length + 1} has a text in a wrong place.`)
      if (!inside || phonetic) return
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
      inItem = false
      // Empty texts take memory too.
      total += text.length + 16
      if (total > maxSharedText)
        throw new UnreadableFile('The spreadsheet holds too many different texts; save it as CSV.', {
          reason: 'tooMuch',
        })
      ready.push(text)
    },
  })
}

/** Number formats by the index of a cell's style: a code, or the id of a built-in one. */
export async function readStyles(zip: Zip, part: string): Promise<(string | number)[]> {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let inCells = false
  await collect(zip, part, {
    open(name, attributes) {
      if (name === 'numFmt')
        codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) styles.push(Number(attributeOf(attributes, 'numFmtId') ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles.map((id) => codes.get(id) ?? id)
}
