import type { DataColumn } from '../../ui/data-table/index.ts'
import type { FilterSection } from '../../ui/facet-filter/index.ts'
import type { ImportCheckRow } from '../../ui/import-check-grid/index.ts'
import { Price } from '../../ui/price/index.ts'
import { QuantityAdd } from '../../ui/quantity-add/index.ts'
import { StockIcon } from '../../ui/stock-icon/index.ts'
import type { VariantRow } from '../../ui/variant-table/index.ts'

const nothing = (): void => {}

const priceLabels = { ordinary: 'Ordinary', campaign: 'Campaign', loading: 'Loading', hidden: 'Hidden' }
const sizes = ['15', '20', '25', '32', '40', '50', '65', '80', '100']

/** Variants as on a product page: stock, price, and a quantity with its button on every row. */
export const variants = (count: number, typed: Record<number, string> = {}): VariantRow[] =>
  Array.from({ length: count }, (_, index) => {
    const code = String(4012301 + index * 3)
    const size = sizes[index % sizes.length] ?? ''
    return {
      code,
      customCode: '',
      url: `#${code}`,
      cells: {
        dn: { text: size, unit: 'mm' },
        thread: { text: `G ${index % 7}`, unit: '' },
        length: { text: `${48 + ((index * 31) % 97)},5`, unit: 'mm' },
        handle: { text: index % 3 === 0 ? 'Butterfly' : 'Lever', unit: '' },
      },
      stock: <StockIcon quantity={`${index} pcs`} label="in stock" colour="success" icon="delivery" />,
      price: <Price amount={`${89 + index},50 kr`} unit="/ pcs" size="s" labels={priceLabels} />,
      add: (
        <QuantityAdd
          value={typed[index] ?? '1'}
          onValueChange={nothing}
          precision={0}
          unitVolume={1}
          size="s"
          compact
          onAdd={nothing}
          labels={{
            field: `Quantity of ${code}`,
            increase: `More of ${code}`,
            decrease: `Less of ${code}`,
            add: 'Add',
            busy: 'Adding',
          }}
        />
      ),
    }
  })

/** One facet with all its values shown. */
export const facet = (count: number, chosen: number | null): FilterSection => ({
  id: 'brand',
  name: 'Brand',
  unit: '',
  type: 1,
  expanded: true,
  active: chosen === null ? 0 : 1,
  values: Array.from({ length: count }, (_, index) => ({
    value: `v${index}`,
    text: `Maker number ${index}`,
    count: 4000 - index,
    selected: index === chosen,
    disabled: index % 50 === 49,
    // The address of every value changes with every selection.
    href: `/search?chosen=${chosen ?? ''}&brand=${index}`,
  })),
})

/** A row of a long table. */
export interface Invoice {
  number: string
  due: string
  reference: string
  state: string
  amount: number
}

export const invoices = (count: number): Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    number: String(100000 + index),
    due: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    reference: `Stairwell ${String.fromCharCode(65 + (index % 23))}, stage ${index % 9}`,
    state: ['Open', 'Overdue', 'Paid'][index % 3] ?? '',
    amount: 12500 + ((index * 7919) % 9000) * 125,
  }))

export const invoiceColumns: DataColumn<Invoice>[] = [
  {
    id: 'number',
    label: 'Invoice',
    cell: ({ number }) => <a href={`#${number}`}>{number}</a>,
    sortValue: ({ number }) => number,
  },
  { id: 'due', label: 'Due', cell: ({ due }) => due, sortValue: ({ due }) => due, oneLine: true },
  {
    id: 'reference',
    label: 'Reference',
    cell: ({ reference }) => reference,
    sortValue: ({ reference }) => reference,
  },
  { id: 'state', label: 'State', cell: ({ state }) => state },
  {
    id: 'amount',
    label: 'Amount',
    numeric: true,
    cell: ({ amount }) => amount,
    sortValue: ({ amount }) => amount,
  },
]

/** Outcomes of a file's rows: most are valid, every ninth needs a choice. */
export const importRows = (count: number, chosen: number | null): ImportCheckRow[] =>
  Array.from({ length: count }, (_, index) =>
    index % 9 === 4
      ? {
          line: index + 1,
          raw: `DN${index};4`,
          outcome: 'choose',
          note: 'Two articles have this number.',
          choices: [
            { value: 'a', label: '4012315 Elbow, brass, 15 mm' },
            { value: 'b', label: '4012415 Tee, brass, 15 mm' },
          ],
          chosen: index === chosen ? 'b' : '',
          quantity: '4 pcs',
        }
      : {
          line: index + 1,
          raw: `40123${index};20`,
          outcome: 'ok',
          articleNumber: `40123${index}`,
          name: 'Ball valve, brass, full bore, lever handle',
          quantity: '20 pcs',
        },
  )

const outcomeWords = {
  ok: 'Ready',
  changed: 'Changed',
  choose: 'Choose',
  configure: 'Configure',
  replaced: 'Replaced',
  notFound: 'Not found',
  notBuyable: 'Not for sale',
  invalid: 'Not readable',
  skipped: 'Skipped',
  hidden: 'Hidden in the file',
}

export const importLabels = {
  line: 'Row',
  raw: 'As it was written',
  result: 'Result',
  article: 'Article',
  quantity: 'Quantity',
  filter: 'Show rows by result',
  all: 'All',
  none: 'No row has this result.',
  shownRows: (from: number, to: number, total: number): string => `${from} to ${to} of ${total}`,
  outcome: outcomeWords,
  numberOf: (line: number) => `Item number in row ${line}`,
  editNumber: (line: number) => `Change the item number in row ${line}`,
  near: 'Did you mean',
  articleNumberRequired: 'Enter an item number',
  articleNumberInvalidLength: 'An item number has 2 to 25 characters',
  chooseArticle: (line: number): string => `Article for row ${line}`,
  choose: 'Choose one',
  configure: 'Choose size',
  configureName: (name: string): string => `Choose size of ${name}`,
}
