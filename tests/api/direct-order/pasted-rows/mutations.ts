import * as fc from 'fast-check'
import type { ZipPart } from './zip.ts'

/** One change of a text: a piece is replaced by another one, removed, or repeated. */
interface Change {
  at: number
  length: number
  piece: string
  times: number
}

/** Pieces of spreadsheets that mean something elsewhere, or nothing. */
const pieces = [
  '',
  '<',
  '&amp;',
  '"',
  'r="1e9"',
  ' hidden="1"',
  's="99999"',
  't="s"',
  't="d"',
  '<v>1e308</v>',
  '<v>-1</v>',
  '<v>NaN</v>',
  '<row/>',
  '</row>',
  '<c r="XFE1"><v>1</v></c>',
  'table:number-columns-repeated="99999999"',
  'table:number-rows-repeated="9999999"',
  '<text:s text:c="99999999"/>',
  'formatCode="[&gt;1]0;0;0;0;0"',
  'formatCode="yyyy"',
  '\u0000',
  '\u202e',
  '\ud800',
]
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 30 }),
  piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 10 })),
  times: fc.constantFrom(1, 1, 1, 2, 5000),
})

const applied = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, { at, length, piece, times }) => {
    const start = now.length === 0 ? 0 : at % now.length
    return now.slice(0, start) + piece.repeat(times) + now.slice(start + length)
  }, text)

/** Changes of one or two parts of a file. */
export const mutations = fc.array(
  fc.record({ part: fc.nat(), changes: fc.array(change, { minLength: 1, maxLength: 4 }) }),
  { minLength: 1, maxLength: 2 },
)

/** The parts of a file with these changes. */
export const mutated = (
  parts: readonly ZipPart[],
  changed: readonly { part: number; changes: readonly Change[] }[],
): ZipPart[] =>
  changed.reduce<ZipPart[]>(
    (now, { part, changes }) =>
      now.map((each, index) =>
        index === part % now.length ? { ...each, content: applied(String(each.content), changes) } : each,
      ),
    [...parts],
  )
