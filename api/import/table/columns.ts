import { unitOfOrder } from '../../catalogue/units/service.ts'
import { labelKinds } from '../../contract/index.ts'
import { articleLimits, type ArticleDraft } from '../article.ts'
import { parseLanguage } from '../languages.ts'
import type { Attributes } from '../attributes.ts'
import { attributeColumn } from './attribute-columns.ts'
import { type ReadCell, readNumber } from './read-number.ts'
import { documentColumn, pictureColumn, type MediaLookup } from './media-columns.ts'
import { priceColumn, stockColumn, type PriceGroupsAndWarehouses } from './trade-columns.ts'
import { parseYesNo, splitList } from '../parse-values.ts'

/** What the columns of a table are read with. */
export interface ColumnContext extends MediaLookup {
  attributes: Attributes
  trade: PriceGroupsAndWarehouses
}

const text =
  (field: 'code' | 'product' | 'category' | 'brand' | 'warranty' | 'manufacturerNumber' | 'ean'): ReadCell =>
  (cell, draft) => {
    // An empty product number means the article's own.
    if (cell !== '' || field !== 'product') draft[field] = cell
    return null
  }

const number =
  (field: 'decimals' | 'pack' | 'pricePer'): ReadCell =>
  (cell, draft, decimal) => {
    if (cell === '') return null
    const value = readNumber(cell, decimal, 'is no number')
    if (typeof value === 'string') return value
    // The schema checks the range.
    Object.assign(draft, { [field]: value })
    return null
  }

const flag =
  (set: (draft: ArticleDraft, value: boolean) => void): ReadCell =>
  (cell, draft) => {
    if (cell === '') return null
    const value = parseYesNo(cell)
    if (value === null) return 'must be yes or no'
    set(draft, value)
    return null
  }

const codes =
  (field: 'accessories' | 'alternatives'): ReadCell =>
  (cell, draft) => {
    draft[field] = splitList(cell)
    return null
  }

const labels: ReadCell = (cell, draft) => {
  const known = Object.entries(labelKinds)
  const read = splitList(cell).map((word) => known.find(([name]) => name === word.toLowerCase())?.[1])
  const kinds = read.filter((kind) => kind !== undefined)
  if (kinds.length < read.length) return `must be among ${known.map(([name]) => name).join(', ')}`
  draft.labels = kinds
  return null
}

const unit: ReadCell = (cell, draft) => {
  if (cell.length > articleLimits.unit) return 'is no unit'
  if (cell !== '') draft.unit = unitOfOrder(cell).unit
  return null
}

/** The columns with fixed names. */
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
/** A Map, since a heading may be any word, such as `constructor`. */
const fixed = new Map(Object.entries(fixedColumns))

function textsColumn(name: string): ReadCell | null {
  const [field, language] = name.split('.')
  const known = parseLanguage(language ?? '')
  if (known === null) return null
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
  if (field === 'keywords')
    return (cell, draft) => {
      ;(draft.keywords ??= {})[known] = splitList(cell).join(', ')
      return null
    }
  return null
}

/** The reader of a column by its heading; null for an unknown heading, a sentence for a wrong one. */
export function findColumn(heading: string, context: ColumnContext): ReadCell | string | null {
  const name = heading.trim()
  const plain = name.toLowerCase()
  return (
    fixed.get(plain) ??
    textsColumn(plain) ??
    pictureColumn(plain, context) ??
    documentColumn(plain, context) ??
    attributeColumn(name, context.attributes) ??
    priceColumn(name, context.trade) ??
    stockColumn(name, context.trade)
  )
}
