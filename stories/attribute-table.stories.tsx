import type { Meta, StoryObj } from '@storybook/react-vite'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Attribute table',
  component: AttributeTable,
  tags: ['autodocs'],
  args: {
    caption: 'Technical data',
    rows: [
      { name: 'Nominal size', value: '15', unit: 'mm' },
      { name: 'Thread', value: '1/2"', unit: '' },
      { name: 'Highest pressure', value: '25', unit: 'bar' },
      { name: 'Highest temperature', value: '110', unit: '°C' },
      { name: 'Material', value: 'Brass, dezincification resistant', unit: '' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof AttributeTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongValues: Story = {
  args: {
    rows: [
      {
        name: 'Highest permitted operating temperature with water and glycol mixtures',
        value:
          'Between -10 and +110 when the glycol content is below 50 percent, otherwise between -10 and +90',
        unit: '°C',
      },
    ],
  },
}
export const FiftyRows: Story = {
  args: {
    rows: Array.from({ length: 50 }, (_, n) => ({
      name: `Attribute ${n + 1}`,
      value: String(n * 7),
      unit: 'mm',
    })),
  },
}
export const VeryLong: Story = {
  args: { caption: longName, rows: [{ name: longName, value: longName, unit: longName }] },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
/** Two attributes may have the same name, and a value may be missing. */
export const SameNames: Story = {
  args: {
    rows: [
      { name: 'Length', value: '6', unit: 'm' },
      { name: 'Length', value: '6 000', unit: 'mm' },
      { name: 'Colour', value: '', unit: '' },
    ],
  },
}
export const Empty: Story = { args: { rows: [] } }
export const FromRightToLeft: Story = {
  args: {
    caption: rtl.name,
    rows: [
      { name: rtl.label, value: '15', unit: 'mm' },
      { name: rtl.short, value: '−10 – +110', unit: '°C' },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <AttributeTable {...args} rows={args.rows.slice(0, 3)} />
    </EveryBrand>
  ),
}
