import {
  avoidReservedKey,
  toThousandths,
  type Attributes,
  type AttributeDefinition,
  type StoredValue,
} from '../attributes.ts'
import { type ReadCell, readNumber } from './read-number.ts'
import type { DecimalMark } from '../../platform/written-number.ts'
import { parseYesNo } from '../parse-values.ts'

/** A measure with or without a unit: `12`, `1,5 mm`. */
const measure = /^([+-]?[\d\s\u00a0\u202f.,']+)(.*)$/u

/** Parses a cell as an attribute's value, or returns the reason why it is none. */
function parseAttributeValue(
  facts: AttributeDefinition,
  cell: string,
  decimal: DecimalMark,
): StoredValue | string {
  if (facts.kind === 3) {
    const value = parseYesNo(cell)
    return value === null ? 'must be yes or no' : { value: value ? 'yes' : 'no' }
  }
  if (facts.kind === 1) return { value: cell }
  const [, digits = '', unit = ''] = measure.exec(cell) ?? []
  const value = readNumber(digits, decimal, `must be a number of ${facts.unit || 'pieces'}`)
  return typeof value === 'string' ? value : toThousandths(facts, value, unit.trim())
}

/**
 * `attribute.KEY`: as the catalogue knows the attribute, else a single value. `attribute.KEY[mm]` is an interval with
 * its unit (`[]` without), `attribute.KEY?` a yes or no.
 */
export function attributeColumn(name: string, attributes: Attributes): ReadCell | string | null {
  const [, written, mark] = /^attribute\.([^[\]?]+)(\[[^\]]*\]|\?)?$/iu.exec(name) ?? []
  if (written === undefined) return null
  const key = written.trim().toLowerCase()
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/u.test(key))
    return 'an attribute is named by up to 40 of a to z, 0 to 9 and hyphens'
  if (avoidReservedKey(key) !== key) return 'the shop has a filter of its own of this name'
  const unit = mark?.startsWith('[') ? mark.slice(1, -1).trim() : ''
  const kind = mark === undefined ? 1 : mark === '?' ? 3 : 2
  const facts = attributes.findOrAdd(key, kind, unit)
  if (mark !== undefined && facts.kind !== kind)
    return 'the catalogue knows this attribute as of another kind'
  return (cell, draft, decimal) => {
    const values = (draft.values ??= {})
    values[key] = null
    if (cell === '') return null
    // A cell without a unit has the heading's unit.
    const value = parseAttributeValue(
      facts,
      facts.kind === 2 && /^[\d\s.,+-]+$/u.test(cell) ? `${cell} ${unit}` : cell,
      decimal,
    )
    if (typeof value === 'string') return value
    values[key] = value
    return null
  }
}
