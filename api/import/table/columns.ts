import { labelKinds } from '../../contract/index.ts'
import type { ArticleDraft } from '../article.ts'
import { catalogueLanguages } from '../languages.ts'
import type { Attributes } from '../attributes.ts'
import { attributeColumn } from './attribute-columns.ts'
import type { ReadCell } from './cell.ts'
import { documentColumn, pictureColumn, type Media } from './media-columns.ts'
import { perGroupColumn, perWarehouseColumn, type Trade } from './trade-columns.ts'
import { readFlag, readList, readNumber } from '../parse-values.ts'

/** What a table's columns are understood by. */
export interface ColumnContext extends Media {
  attributes: Attributes
  trade: Trade
}

const text =
  (field: 'code' | 'product' | 'category' | 'brand' | 'warranty' | 'manufacturerNumber' | 'ean'): ReadCell =>
  (cell, draft) => {
    // Only a number of its own makes a product; a blank one is the article's.
    if (cell !== '' || field !== 'product') draft[field] = cell
    return null
  }

const number =
  (field: 'decimals' | 'pack' | 'pricePer'): ReadCell =>
  (cell, draft) => {
    if (cell === '') return null
    const value = readNumber(cell)
    if (value === null) return 'is no number'
    // Whether it is one of those that may be is for the schema to say.
    Object.assign(draft, { [field]: value })
    return null
  }

const flag =
  (set: (draft: ArticleDraft, value: boolean) => void): ReadCell =>
  (cell, draft) => {
    if (cell === '') return null
    const value = readFlag(cell)
    if (value === null) return 'must be yes or no'
    set(draft, value)
    return null
  }

const codes =
  (field: 'accessories' | 'alternatives'): ReadCell =>
  (cell, draft) => {
    draft[field] = readList(cell)
    return null
  }

const labels: ReadCell = (cell, draft) => {
  const known = Object.entries(labelKinds)
  const read = readList(cell).map((word) => known.find(([name]) => name === word.toLowerCase())?.[1])
  const kinds = read.filter((kind) => kind !== undefined)
  if (kinds.length < read.length) return `must be among ${known.map(([name]) => name).join(', ')}`
  draft.labels = kinds
  return null
}

const unit: ReadCell = (cell, draft) => {
  if (cell !== '') Object.assign(draft, { unit: cell.toLowerCase() })
  return null
}

/** The columns that mean the same in every file. */
const fixedColumns: Readonly<Record<string, ReadCell>> = {
  article: text('code'),
  product: text('product'),
  category: text('category'),
  brand: text('brand'),
  warranty: text('warranty'),
  'manufacturer-number': text('manufacturerNumber'),
  ean: text('ean'),
  unit,
  decimals: number('decimals'),
  pack: number('pack'),
  'price-per': number('pricePer'),
  buyable: flag((draft, value) => {
    draft.buyable = value
  }),
  remove: flag((draft, value) => {
    draft.remove = value
  }),
  labels,
  'replaced-by': (cell, draft) => {
    draft.replacedBy = cell === '' ? null : cell
    return null
  },
  accessories: codes('accessories'),
  alternatives: codes('alternatives'),
}
/** A heading may be any word, `constructor` too. */
const fixed = new Map(Object.entries(fixedColumns))

function wordsColumn(name: string): ReadCell | null {
  const [field, language] = name.split('.')
  const known = catalogueLanguages.find((each) => each === language)
  if (!known) return null
  if (field === 'name')
    return (cell, draft) => {
      ;(draft.names ??= {})[known] = cell
      return null
    }
  if (field === 'description')
    return (cell, draft) => {
      ;(draft.descriptions ??= {})[known] = cell
      return null
    }
  return null
}

/** How a column is read by its heading; null for one that means nothing, a sentence for one that is written wrongly. */
export function columnNamed(heading: string, context: ColumnContext): ReadCell | string | null {
  const name = heading.trim()
  const plain = name.toLowerCase()
  return (
    fixed.get(plain) ??
    wordsColumn(plain) ??
    pictureColumn(plain, context) ??
    documentColumn(plain, context) ??
    attributeColumn(name, context.attributes) ??
    perGroupColumn(name, context.trade) ??
    perWarehouseColumn(name, context.trade)
  )
}
