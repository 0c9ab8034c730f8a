import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Status/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Loading variants' },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <Inline space={4}>
      <Spinner {...args} size="s" />
      <Spinner {...args} size="m" />
      <Spinner {...args} size="l" />
    </Inline>
  ),
}
/** Text beside it says what is loading. */
export const BesideWords: Story = {
  args: { label: null },
  render: (args) => (
    <Inline space={2}>
      <Spinner {...args} />
      <span>Reading order.xlsx</span>
    </Inline>
  ),
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Spinner {...args} size="l" />
    </EveryBrand>
  ),
}
