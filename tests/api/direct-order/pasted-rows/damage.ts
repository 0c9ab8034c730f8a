import * as fc from 'fast-check'
import type { ZipPart } from './zip.ts'

// Damage that leaves the XML of a part readable: elements and attributes change, move, come twice or go.

/** Attributes with values that mean something elsewhere, or nothing. */
const attributes = [
  'hidden="1"',
  's="3"',
  's="6"',
  's="99999"',
  't="s"',
  't="str"',
  't="b"',
  't="inlineStr"',
  'activeTab="1"',
  'state="veryHidden"',
  'min="1" max="3"',
  'numFmtId="14"',
  'numFmtId="167"',
  'formatCode="0%"',
  'formatCode="yyyy\\-mm\\-dd"',
  'formatCode="00\\-000"',
  'table:number-columns-repeated="3"',
  'table:number-rows-repeated="2"',
  'table:visibility="collapse"',
  'office:value-type="string"',
  'office:value-type="float"',
  'office:value-type="date"',
  'office:value="12"',
  'table:style-name="ta2"',
] as const

const elements = [
  '<c/>',
  '<c><v>1</v></c>',
  '<table:table-cell/>',
  '<table:covered-table-cell/>',
  '<text:s/>',
  '<text:p>6</text:p>',
  '<![CDATA[4]]>',
] as const

const texts = [
  '',
  '0',
  '1',
  '12',
  '-5',
  '1.200',
  '1.5',
  '1e3',
  '4012301.0',
  '00012',
  'Antal',
  '\u00a0',
  '\u00ad',
  '\u202e',
  '&amp;',
] as const

type Damage =
  | { kind: 'attribute' | 'element' | 'text'; at: number; piece: string }
  | { kind: 'removeAttribute' | 'remove' | 'repeat'; at: number }

const at = fc.nat()
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('attribute' as const), at, piece: fc.constantFrom(...attributes) }),
  fc.record({ kind: fc.constant('element' as const), at, piece: fc.constantFrom(...elements) }),
  fc.record({ kind: fc.constant('text' as const), at, piece: fc.constantFrom(...texts) }),
  fc.record({ kind: fc.constantFrom('removeAttribute' as const, 'remove' as const, 'repeat' as const), at }),
)

/** The position after the element that begins here; null if it has no end. */
function endOf(xml: string, start: number): number | null {
  const tag = /<(\/?)[\w:.-]+[^>]*?(\/?)>/gu
  tag.lastIndex = start
  let depth = 0
  for (let found = tag.exec(xml); found !== null; found = tag.exec(xml)) {
    depth += found[1] === '/' ? -1 : found[2] === '/' ? 0 : 1
    if (depth === 0) return tag.lastIndex
  }
  return null
}

function damaged(xml: string, one: Damage): string {
  const pattern = {
    attribute: /(?<=<[\w:.-]+)(?=[\s/>])/gu,
    element: /(?<=>)(?=<)/gu,
    text: /(?<=>)[^<>]+(?=<)/gu,
    removeAttribute: /(?<=<[\w:.-]+(?:\s[^<>]*?)?)\s(?!t=)[\w:.-]+="[^"<>]*"/gu,
    remove: /<[\w:.-]+/gu,
    repeat: /<(?:\w+:)?(?:c|col|si|numFmt|xf|table-row|table-cell|table-column)\b/gu,
  }[one.kind]
  const places = [...xml.matchAll(pattern)]
  const place = places[one.at % Math.max(1, places.length)]
  if (place === undefined) return xml
  const start = place.index
  const put = (text: string, end: number): string => xml.slice(0, start) + text + xml.slice(end)
  switch (one.kind) {
    case 'attribute': {
      // An element has each attribute once: the one that is there goes.
      const name = /^[\w:-]+/u.exec(one.piece)?.[0] ?? ''
      const end = xml.indexOf('>', start)
      const rest = xml.slice(start, end).replace(new RegExp(`\\s${name}="[^"]*"`, 'u'), '')
      return put(` ${one.piece}${rest}`, end)
    }
    case 'element':
      return put(one.piece, start)
    case 'text':
      return put(one.piece, start + place[0].length)
    case 'removeAttribute':
      return put('', start + place[0].length)
    case 'remove':
      return put('', endOf(xml, start) ?? start)
    case 'repeat':
      return put(xml.slice(start, endOf(xml, start) ?? start).repeat(2), endOf(xml, start) ?? start)
  }
}

/** Damage of one or two parts of a file. */
export const damages = fc.array(
  fc.record({ part: fc.nat(), changes: fc.array(damage, { minLength: 1, maxLength: 3 }) }),
  { minLength: 1, maxLength: 2 },
)

/** Parts in which the second reader reads elements by their names, not by their place in the text. */
const isDamaged = (name: string): boolean => /(?:sheet1|styles|content)\.xml$/u.test(name)
const ofTexts = (name: string): boolean => /(?:sharedStrings|all)\.xml$/iu.test(name)

/**
 * Pieces of one format only, and of shared texts, which the second reader finds by their usual tags, only whole ones
 * and their content.
 */
function fits(name: string, one: Damage): boolean {
  if (ofTexts(name)) return one.kind === 'text' || one.kind === 'remove' || one.kind === 'repeat'
  const isOpen = /^<?(?:table|text|office):/u.test('piece' in one ? one.piece : '')
  return one.kind !== 'element' && one.kind !== 'attribute' ? true : isOpen === (name === 'content.xml')
}

/** The parts of a file with this damage. */
export const withDamage = (
  parts: readonly ZipPart[],
  all: readonly { part: number; changes: readonly Damage[] }[],
): ZipPart[] => {
  const places = parts.flatMap(({ name }, index) => (isDamaged(name) || ofTexts(name) ? [index] : []))
  return all.reduce<ZipPart[]>(
    (now, { part, changes }) =>
      now.map((each, index) => {
        if (index !== places[part % places.length]) return each
        const fitting = changes.filter((one) => fits(each.name, one))
        return { ...each, content: fitting.reduce(damaged, String(each.content)) }
      }),
    [...parts],
  )
}

/**
 * Whether an open document has a row without cells, which its standard rules out and the second reader does not count.
 */
export const hasEmptyRow = (parts: readonly ZipPart[]): boolean =>
  parts.some(({ content }) => /<table:table-row[^>]*(?:\/>|>\s*<\/table:table-row>)/u.test(String(content)))
