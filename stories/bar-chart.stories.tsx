import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from '@tradecounter/ui/bar-chart'
import { userEvent } from 'storybook/test'
import { chartStates } from './parts/chart-states.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft, rtl } from './parts/extreme-text.tsx'
import { bare, budget, chartLabels, inThousands, lastYear, months, thisYear } from './parts/figures.ts'

const meta = {
  title: 'Data/Bar chart',
  component: BarChart,
  tags: ['autodocs'],
  args: {
    title: 'Bought by month, thousand kronor',
    summary:
      'Bought by month: between 61 in July and 184 in November 2026, above 2025 in every month but July.',
    categories: months,
    series: [thisYear, lastYear],
    formatValue: inThousands,
    formatTick: bare,
    emptyText: 'Nothing was bought in these dates.',
    labels: chartLabels,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

/** The same data is in a table below; screen readers get the summary. */
export const Default: Story = {}
export const OneSeries: Story = { args: { series: [thisYear] } }
export const ThreeSeries: Story = { args: { series: [thisYear, lastYear, budget] } }
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
  },
}
export const BelowZero: Story = { args: chartStates.belowZero }
export const Empty: Story = { args: chartStates.empty }
export const OneValue: Story = { args: chartStates.oneValue }
export const AllZero: Story = { args: chartStates.allZero }
/** Every day of a year: names in steps. */
export const ManyValues: Story = { args: chartStates.manyValues }
export const LongNames: Story = { args: chartStates.longNames }
/** In right-to-left text the labels turn, but the time axis does not. */
export const FromRightToLeft: Story = {
  args: { title: rtl.name, series: [{ ...thisYear, label: rtl.short }, lastYear] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
/** 400 values in three series, with gaps and a wide range. */
export const FourHundred: Story = { args: chartStates.fourHundred }
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 311 }}>{Story()}</div>] }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <BarChart {...args} series={[thisYear, lastYear, budget]} />
    </EveryBrand>
  ),
}
