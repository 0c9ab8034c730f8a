import type { Meta, StoryObj } from '@storybook/react-vite'
import { countOutcomes, ImportCheckGrid, type ImportCheckRow } from '@tradecounter/ui/import-check-grid'
import { StockIcon } from '@tradecounter/ui/stock-icon'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const valve = { articleNumber: '4012301', name: 'Ball valve, brass, full bore, lever handle' }

const rows: ImportCheckRow[] = [
  { line: 1, raw: '4012301;20', outcome: 'ok', ...valve, quantity: '20 pcs' },
  {
    line: 2,
    raw: '4012302;7',
    outcome: 'changed',
    articleNumber: '4012302',
    name: 'Copper pipe, straight, 15 × 1,0 mm',
    quantity: '10 m',
    note: 'Raised from 7 to a whole pack of 10.',
  },
  {
    line: 3,
    raw: 'DN15;4',
    outcome: 'choose',
    note: 'Two articles have this number.',
    choices: [
      { value: '4012315', label: '4012315 Elbow, brass, 15 mm' },
      { value: '4012415', label: '4012415 Tee, brass, 15 mm' },
    ],
    quantity: '4 pcs',
  },
  {
    line: 4,
    raw: '7730110;12',
    outcome: 'configure',
    articleNumber: '7730110',
    name: 'Work jacket, high visibility',
    note: 'Size and print must be chosen.',
    quantity: '12 pcs',
  },
  {
    line: 5,
    raw: '4000001;1',
    outcome: 'replaced',
    articleNumber: '4012399',
    name: 'Kitchen tap, single lever',
    note: 'Takes the place of 4000001, which is no longer made.',
    quantity: '1 pcs',
  },
  {
    line: 6,
    raw: '4012391;3',
    number: '4012391',
    outcome: 'notFound',
    note: 'No article has this number.',
    choices: [
      { value: '4012301', label: '4012301 Ball valve', name: 'Ball valve, brass, full bore, lever handle' },
    ],
  },
  {
    line: 8,
    raw: '4012777;1',
    outcome: 'notBuyable',
    articleNumber: '4012777',
    name: 'Hot-water cylinder, 300 l',
  },
  { line: 9, raw: 'Site North\tweek 47', outcome: 'invalid', note: 'There is no quantity in the row.' },
]

const meta = {
  title: 'Trade/Import check grid',
  component: ImportCheckGrid,
  tags: ['autodocs'],
  args: {
    caption: 'Rows of site-north.csv',
    rows,
    counts: countOutcomes(rows).byOutcome,
    shown: null,
    onShownChange: fn(),
    onChoose: fn(),
    onConfigure: fn(),
    onNumberCommit: async () => true,
    labels: {
      line: 'Row',
      raw: 'As it was written',
      result: 'Result',
      article: 'Article',
      quantity: 'Quantity',
      filter: 'Show rows by result',
      all: 'All',
      none: 'No row has this result.',
      shownRows: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
      outcome: {
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
      },
      numberOf: (line: number) => `Item number in row ${line}`,
      editNumber: (line: number) => `Change the item number in row ${line}`,
      near: 'Did you mean',
      articleNumberRequired: 'Enter an item number',
      articleNumberInvalidLength: 'An item number has 2 to 25 characters',
      chooseArticle: (line: number) => `Article for row ${line}`,
      choose: 'Choose one',
      configure: 'Choose size and print',
      configureName: (name: string) => `Choose size and print of ${name}`,
    },
  },
  render: function Checked({ rows: all, shown: first, ...args }) {
    const [shown, setShown] = useState(first)
    const [chosen, setChosen] = useState<Record<number, string>>({})
    return (
      <ImportCheckGrid
        {...args}
        counts={countOutcomes(all).byOutcome}
        rows={all
          .filter(({ outcome }) => shown === null || outcome === shown)
          .map((row) => ({ ...row, chosen: chosen[row.line] }))}
        shown={shown}
        onShownChange={setShown}
        onChoose={(line, value) => setChosen({ ...chosen, [line]: value })}
      />
    )
  },
} satisfies Meta<typeof ImportCheckGrid>
export default meta

type Story = StoryObj<typeof meta>

/** Every outcome of a row (DIR-5). */
export const Default: Story = {}
/** As a customer sees it: with picture, stock and price. */
export const WithPrices: Story = {
  args: {
    rows: rows.map((row) =>
      row.articleNumber === undefined
        ? row
        : {
            ...row,
            imageUrl: pictures.ballValve,
            stock: <StockIcon colour="success" icon="delivery" quantity="40 pcs" label="in stock" />,
            totalPrice: '425,00 kr',
            unitPrice: '42,50 kr/pcs',
          },
    ),
    labels: { ...meta.args.labels, amount: 'Price ex VAT' },
  },
}
/** Without `onNumberCommit` numbers are text, and an unknown one has no choices. */
export const NumbersAsText: Story = {
  args: { rows: rows.filter(({ outcome }) => outcome === 'ok' || outcome === 'notFound') },
  render: (args) => <ImportCheckGrid {...args} onNumberCommit={undefined} />,
}
/** Rows whose number is being checked again. */
export const RowsBusy: Story = { args: { shown: 'notFound', busyLines: [6] } }
export const OneOutcome: Story = { args: { shown: 'choose' } }
export const NoneLeft: Story = { args: { shown: 'invalid', rows: rows.slice(0, 3) } }
export const Empty: Story = { args: { rows: [] } }
export const AllReady: Story = { args: { rows: rows.slice(0, 1) } }
export const HundredRows: Story = {
  args: {
    rows: Array.from({ length: 100 }, (_, place) => ({
      line: place + 1,
      raw: `4012301;${place + 1}`,
      outcome: 'ok' as const,
      ...valve,
      quantity: `${place + 1} pcs`,
    })),
  },
}
/** Only visible rows are drawn, of any height; print and the browser's search get all of them. */
export const FiveThousandRows: Story = {
  args: {
    rows: Array.from({ length: 5000 }, (_, place) => ({
      ...(rows[place % rows.length] ?? { raw: '', outcome: 'invalid' as const }),
      line: place + 1,
    })),
  },
}
export const OnATelephone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] }
export const VeryLong: Story = {
  args: {
    rows: [
      {
        line: 99999,
        raw: longName.repeat(4),
        outcome: 'ok',
        name: longName,
        note: longName,
        quantity: '100 000 pcs',
      },
      { line: 100000, raw: 'x'.repeat(200), outcome: 'choose', choices: [{ value: '1', label: longName }] },
    ],
  },
}
export const FromRightToLeft: Story = {
  args: {
    rows: [
      {
        line: 1,
        raw: `${rtl.short};20`,
        outcome: 'ok',
        articleNumber: '4012301',
        name: rtl.name,
        quantity: '20',
      },
      { line: 2, raw: '4012302;7', outcome: 'changed', name: rtl.name, note: rtl.text, quantity: '10' },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <ImportCheckGrid {...args} />
    </EveryBrand>
  ),
}
