import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartFrame } from '@tradecounter/ui/chart'
import { EveryBrand } from './parts/every-brand.tsx'
import { bare, chartLabels, inThousands, lastYear, months, thisYear } from './parts/figures.ts'

const meta = {
  title: 'Data/Chart frame',
  component: ChartFrame,
  tags: ['autodocs'],
  args: {
    title: 'Bought by month, thousand kronor',
    summary: 'Bought by month: between 61 in July and 184 in November.',
    categories: months,
    series: [thisYear, lastYear],
    formatValue: inThousands,
    formatTick: bare,
    emptyText: 'Nothing was bought in these dates.',
    labels: chartLabels,
    draw: () => null,
    Sign: () => <circle cx="12" cy="6" r="4" fill="currentColor" />,
  },
} satisfies Meta<typeof ChartFrame>
export default meta

type Story = StoryObj<typeof meta>

/**
 * The common parts of every chart: title, legend, axes in round steps, names and the table. For developers of
 * charts.
 */
export const Default: Story = {}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <ChartFrame {...args} />
    </EveryBrand>
  ),
}
