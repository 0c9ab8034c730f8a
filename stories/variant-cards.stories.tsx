import type { Meta, StoryObj } from '@storybook/react-vite'
import { VariantCards } from '@tradecounter/ui/variant-cards'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { variantColumns, variantRows } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Variant cards',
  component: VariantCards,
  tags: ['autodocs'],
  args: {
    caption: 'Variants of ball valve, brass',
    columns: variantColumns,
    rows: variantRows(30),
    shown: 7,
    total: 30,
    onShowMore: fn(),
    labels: { number: 'Art. no', customNumber: 'Your no', showMore: 'Show more', shownText: '7 of 30 shown' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 343 }}>{Story()}</div>],
  render: function More(args) {
    const [shown, setShown] = useState(args.shown)
    return (
      <VariantCards
        {...args}
        shown={shown}
        onShowMore={() => setShown(Math.min(shown + 7, args.total))}
        labels={{ ...args.labels, shownText: `${shown} of ${args.total} shown` }}
      />
    )
  },
} satisfies Meta<typeof VariantCards>
export default meta

type Story = StoryObj<typeof meta>

/** 7 at first, then 7 more (VAR-5). */
export const Default: Story = {}
export const Few: Story = { args: { rows: variantRows(3), shown: 3, total: 3, activeCode: '4012304' } }
export const Visitor: Story = { args: { rows: variantRows(3, { money: false }), shown: 3, total: 3 } }
export const FourHundred: Story = { args: { rows: variantRows(400), total: 400 } }
export const Empty: Story = { args: { rows: [], shown: 0, total: 0 } }
export const VeryLong: Story = {
  args: {
    rows: variantRows(2).map((row) => ({
      ...row,
      code: `${row.code}-${'9'.repeat(60)}`,
      customCode: longName,
      cells: { ...row.cells, handle: { text: longName, unit: 'mm' } },
    })),
    shown: 2,
    total: 2,
  },
}
export const FromRightToLeft: Story = {
  args: {
    rows: variantRows(2),
    columns: variantColumns.map((column) => ({ ...column, label: rtl.short })),
    shown: 2,
    total: 2,
    activeCode: '4012304',
    labels: { number: rtl.label, customNumber: rtl.short, showMore: rtl.short, shownText: '' },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 343 }}>
        <VariantCards {...args} rows={variantRows(1)} shown={1} total={30} activeCode="4012301" />
      </div>
    </EveryBrand>
  ),
}
