import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns } from '@tradecounter/ui/layout'
import { StatTile, type StatTileProps } from '@tradecounter/ui/stat-tile'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const loadingLabel = 'Loading'

const tiles: StatTileProps[] = [
  {
    label: 'Bought this month',
    value: '184 320',
    unit: 'kr',
    change: { text: '12 %', direction: 'up', meaning: 'good', label: 'up by' },
    detail: 'against October',
    href: '#invoices',
    loadingLabel,
  },
  {
    label: 'Orders on the way',
    value: '7',
    detail: 'next on Monday',
    href: '#orders',
    loadingLabel,
  },
  {
    label: 'Returns',
    value: '3',
    change: { text: '2', direction: 'down', meaning: 'good', label: 'down by' },
    detail: 'against October',
    loadingLabel,
  },
  {
    label: 'Overdue invoices',
    value: '2',
    change: { text: '1', direction: 'up', meaning: 'bad', label: 'up by' },
    detail: 'since last week',
    loadingLabel,
  },
]

const meta = {
  title: 'Data/Stat tile',
  component: StatTile,
  tags: ['autodocs'],
  args: {
    label: 'Bought this month',
    value: '184 320',
    unit: 'kr',
    change: { text: '12 %', direction: 'up', meaning: 'good', label: 'up by' },
    detail: 'against October',
    loadingLabel,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof StatTile>
export default meta

type Story = StoryObj<typeof meta>

const row = (
  <Columns template="equal" space={4}>
    {tiles.map((tile) => (
      <StatTile key={tile.label} {...tile} />
    ))}
  </Columns>
)

/** One key figure, and its change. */
export const Default: Story = { decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>] }
export const Row: Story = { render: () => row }
export const AsLink: Story = { ...Default, args: { href: '#invoices' } }
export const Level: Story = {
  ...Default,
  args: { change: { text: '0 %', direction: 'level', label: 'unchanged,' } },
}
export const FigureAlone: Story = {
  ...Default,
  args: { change: undefined, detail: undefined, unit: undefined },
}
export const Loading: Story = { ...Default, args: { value: null } }
export const LongNames: Story = {
  args: {
    label: 'Bought for the renovation of stairwell B at Hammarby Strand, second stage',
    value: '1 234 567 890 123,45',
    unit: 'kronor without tax',
    detail: 'against the same month of the year before, all sites together',
  },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
}
export const HostileNames: Story = {
  args: {
    label: longName,
    value: '999 999 999 999 999 999,99',
    unit: 'kronor',
    change: { text: '1 234 567,8 %', direction: 'up', meaning: 'bad', label: 'up by' },
    detail: longName,
    href: '#invoices',
  },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
}
export const FromRightToLeft: Story = {
  ...Default,
  args: {
    label: rtl.short,
    unit: 'ريال',
    change: { text: '12 %', direction: 'up', meaning: 'good', label: 'ارتفع' },
    detail: rtl.label,
  },
  decorators: [
    (Story) => (
      <RightToLeft>
        <div style={{ inlineSize: 280 }}>{Story()}</div>
      </RightToLeft>
    ),
  ],
}
export const Brands: Story = { render: () => <EveryBrand>{row}</EveryBrand> }
