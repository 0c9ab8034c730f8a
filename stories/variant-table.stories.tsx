import type { Meta, StoryObj } from '@storybook/react-vite'
import { sortVariants, VariantTable, type VariantSort } from '@tradecounter/ui/variant-table'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { brokenWords } from './parts/broken-words.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'
import { variantColumns, variantRows } from './parts/goods.tsx'

const meta = {
  title: 'Product/Variant table',
  component: VariantTable,
  tags: ['autodocs'],
  args: {
    caption: 'Variants of ball valve, brass',
    columns: variantColumns,
    rows: variantRows(8),
    sort: null,
    onSortChange: fn(),
    hasStock: true,
    hasPrice: true,
    labels: {
      number: 'Art. no',
      customNumber: 'Your no',
      stock: 'Stock',
      price: 'Price',
      add: 'Add to the cart',
      sortedBy: (column, direction) =>
        `Sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
      sortHint: 'the headers sort',
      scrollArea: 'Variants, scrolls',
    },
  },
  render: function Sorted(args) {
    const [sort, setSort] = useState<VariantSort | null>(args.sort)
    const rows =
      sort === null
        ? args.rows
        : sortVariants(
            args.rows,
            (row) => (sort.key === 'code' ? row.code : (row.cells[sort.key]?.text ?? '')),
            sort.direction,
            'sv',
          )
    return <VariantTable {...args} rows={rows} sort={sort} onSortChange={setSort} />
  },
} satisfies Meta<typeof VariantTable>
export default meta

type Story = StoryObj<typeof meta>

/** The head is sticky, numbers are right-aligned with muted units, headers sort (VAR-2). */
export const Default: Story = {}
export const ActiveRow: Story = { args: { activeCode: '4012307' } }
export const Sorted: Story = { args: { sort: { key: 'length', direction: 'desc' } } }

/** A visitor: no stock and price columns, but the add button stays (VAR-8). */
export const Visitor: Story = {
  args: { rows: variantRows(8, { money: false }), hasStock: false, hasPrice: false },
}
export const CustomNumbers: Story = {
  args: {
    rows: variantRows(4).map((row, index) => ({ ...row, customCode: index === 1 ? '' : `KV-${index + 1}` })),
  },
}
/** Sold by the length: shown below the number, before any price is known. */
export const Packs: Story = {
  args: { rows: variantRows(4).map((row) => ({ ...row, pack: '3 m per length' })) },
}
/** More than 10 rows stay within 672 px, more than 7 of a search within 480 px (VAR-4). */
export const FiftyRows: Story = { args: { rows: variantRows(50), maxHeight: 672 } }
export const InSearch: Story = { args: { rows: variantRows(12), maxHeight: 480 } }
export const Busy: Story = { args: { busy: true } }
export const OneRow: Story = { args: { rows: variantRows(1) } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 600 }}>{Story()}</div>] }
/** axe checks the first rows, because all others are the same. */
export const FiveHundredRows: Story = {
  args: { rows: variantRows(500), maxHeight: 672 },
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n + 13)'] } } },
}
export const NoRows: Story = { args: { rows: [] } }
/** A family whose variants differ only in their numbers. */
export const NoColumns: Story = { args: { columns: [] } }
export const VeryLong: Story = {
  args: {
    columns: variantColumns.map((column) => ({ ...column, label: longName.slice(0, 60) })),
    rows: variantRows(4).map((row, index) => ({
      ...row,
      customCode: 'X'.repeat(40),
      cells: { ...row.cells, handle: { text: index === 1 ? longName : 'x'.repeat(200), unit: '' } },
    })),
  },
}
/** Where there is little room the table scrolls: it breaks no word, and parts no number from its unit. */
export const WholeWords: Story = {
  args: {
    rows: variantRows(4).map((row) => ({
      ...row,
      cells: { ...row.cells, handle: { text: 'Polypropeenimuovia', unit: '' } },
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 600 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
  },
}
export const FromRightToLeft: Story = {
  args: {
    columns: variantColumns.map((column) => ({ ...column, label: rtl.label })),
    rows: variantRows(5).map((row) => ({
      ...row,
      cells: { ...row.cells, handle: { text: rtl.short, unit: '' } },
    })),
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <VariantTable {...args} rows={args.rows.slice(0, 3)} activeCode="4012304" />
    </EveryBrand>
  ),
}
