import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Totals } from '@tradecounter/ui/totals'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Trade/Totals',
  component: Totals,
  tags: ['autodocs'],
  args: {
    rows: [
      { label: 'Goods', amount: '12 489,50 kr' },
      { label: 'Freight', amount: '195,00 kr' },
      { label: 'VAT 25 %', amount: '3 171,13 kr' },
      { label: 'To pay', amount: '15 855,63 kr', strong: true },
    ],
    action: (
      <Button tone="accent" wide>
        To the checkout
      </Button>
    ),
    note: 'Prices are those of your agreement today.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Totals>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SumAlone: Story = {
  args: { rows: [{ label: 'Total', amount: '89,50 kr', strong: true }], note: undefined, action: undefined },
}
/** A credit: negative amounts. */
export const Credit: Story = {
  args: {
    rows: [
      { label: 'Goods', amount: '−12 489,50 kr' },
      { label: 'VAT 25 %', amount: '−3 122,38 kr' },
      { label: 'To your credit', amount: '−15 611,88 kr', strong: true },
    ],
    action: undefined,
    note: undefined,
  },
}
export const VeryLong: Story = {
  args: {
    rows: [
      { label: longName, amount: '999 999 999 999,00 kr' },
      { label: 'To pay', amount: '999 999 999 999,00 kr', strong: true },
    ],
    note: longName,
  },
}
export const FromRightToLeft: Story = {
  args: {
    rows: [
      { label: rtl.short, amount: '12 489,50 kr' },
      { label: rtl.label, amount: '15 855,63 kr', strong: true },
    ],
    note: rtl.text,
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Totals {...args} />
    </EveryBrand>
  ),
}
